// CaptureSearch: every way to finish every capture of one side.
//
// The recursion walks jump by jump. A jump that can go on must go on, so only
// the ends of the walk are handed to the sink. The piece's start square counts
// as empty all along; captured pieces leave at once or stay and block, as the
// rules say.
#pragma once

#include "framework/kernel/king_search.h"
#include "framework/kernel/man_jumps.h"

namespace draughts {

template <MoveRules R, Color C, class Sink>
class CaptureSearch : KingSearch<R.board, R.lines, R.king_range, Sink> {
  using Base = KingSearch<R.board, R.lines, R.king_range, Sink>;
  using Layout = typename Base::Layout;
  using Word = typename Base::Word;
  using Ways = ManWays<R.lines, R.man_capture, C>;
  using Jumps = ManJumps<R, C>;

 public:
  // The data members of `rules` are obeyed; its axes are those of R.
  CaptureSearch(const MoveRules& rules, const Node<Word>& node, const ManJumps<R, C>& jumps,
                Sink& sink)
      : Base(rules, node, sink), jumps_(jumps) {}

  // All captures of the pieces in `pieces`.
  void Search(Word pieces) {
    SearchMen(pieces & ~this->node_.kings);
    this->SearchKings(pieces & this->node_.kings);
  }

 private:
  template <Direction D>
  static constexpr Word Step(Word set) {
    return Layout::template Step<D>(set);
  }

  void SearchMen(Word men) {
    ForEachDirection<Ways::kDirections>([&]<Direction D>() {
      Word landings = jumps_.template Landings<D>(men);
      if (landings == 0) return;
      const Word ends = ~jumps_.template MayGoOn<D>();
      for (; landings != 0; landings &= landings - 1) {
        const Word landing = Base::LowestOf(landings);
        const Word taken = Step<Opposite(D)>(landing);
        this->Depart(Step<Opposite(D)>(taken));
        ManTakes<D>(landing, taken, 0, (landing & ends) != 0);
      }
    });
  }

  template <Direction D>
  bool ManTakesOn(Word at, Word captured) {
    const Word taken = Step<D>(at) & jumps_.targets() & ~captured;
    const Word landing = Step<D>(taken) & this->EmptyAfter(captured);
    if (landing == 0) return false;
    ManTakes<D>(landing, taken, captured, false);
    return true;
  }

  template <Direction D>
  void ManTakes(Word landing, Word taken, Word captured, bool ends) {
    const Word now = captured | taken;
    if (!this->sink_.Wants(now)) return;
    const int kings_before = this->NoteKing(taken, captured);
    this->sink_.Enter(landing, taken);
    if (ends || !ManGoesOn<D>(landing, now)) {
      this->Finish(landing, now, (landing & Jumps::kCrownRow) != 0);
    }
    this->sink_.Leave();
    this->first_king_at_ = kings_before;
  }

  template <Direction D>
  [[gnu::noinline, gnu::flatten]] bool ManGoesOn(Word landing, Word captured) {
    using Timing = CrowningTiming<R.crowning>;
    if ((landing & Jumps::kCrownRow) != 0) {
      if constexpr (Timing::kStops) return false;
      if constexpr (Timing::kBecomesKing) return this->template KingGoesOn<D>(landing, captured);
    }
    bool goes_on = false;
    ForEachDirection<Ways::kDirections>([&]<Direction E>() {
      // Straight back stands the piece just taken, or nothing.
      if constexpr (E != Opposite(D)) goes_on |= ManTakesOn<E>(landing, captured);
    });
    return goes_on;
  }

  const Jumps& jumps_;
};

}  // namespace draughts
