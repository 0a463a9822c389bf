// KingReach: how far a king moves, from how far it takes, and where it may land.
//
// A jump has three parts: the run to the piece, the piece, the landings behind it. The policies
// differ in how long the run may be and in how many landings there are.
#pragma once

#include "framework/board/direction.h"
#include "framework/rules/move_rules.h"

namespace draughts {

template <KingRange Range>
struct KingReach {
  static constexpr bool kLongRun = Range != KingRange::kShort;
  static constexpr bool kLongLanding = Range == KingRange::kFlying;

  // The square in direction D whose piece, if there is one, a king on `at` meets first.
  template <class Layout, Direction D>
  static constexpr typename Layout::Word Meets(typename Layout::Word at,
                                               typename Layout::Word empty) {
    at = Layout::template Step<D>(at);
    if constexpr (kLongRun) {
      while ((at & empty) != 0) at = Layout::template Step<D>(at);
    }
    return at;
  }

  // Whether some of `kings` can take an enemy in direction D as its first jump.
  template <class Layout, Direction D>
  static constexpr bool SomeTakes(typename Layout::Word kings, typename Layout::Word enemy,
                                  typename Layout::Word empty) {
    const typename Layout::Word takeable = Layout::template Step<Opposite(D)>(empty) & enemy;
    typename Layout::Word front = Layout::template Step<D>(kings);
    if constexpr (kLongRun) {
      for (typename Layout::Word run = front & empty; run != 0; run &= empty) {
        run = Layout::template Step<D>(run);
        front |= run;
      }
    }
    return (front & takeable) != 0;
  }

  // Calls visit(landing) for each square where a king that took the piece on `taken` may stop for
  // the rest of the rules, nearest first, until `visit` has no next or the way is blocked.
  template <class Layout, Direction D, class Visit>
  static constexpr void ForEachLanding(typename Layout::Word taken, typename Layout::Word empty,
                                       const Visit& visit) {
    typename Layout::Word landing = Layout::template Step<D>(taken);
    if constexpr (kLongLanding) {
      for (; (landing & empty) != 0; landing = Layout::template Step<D>(landing)) visit(landing);
    } else {
      if ((landing & empty) != 0) visit(landing);
    }
  }

  // Calls visit(to) for each square of a quiet move from `king` in direction D.
  template <class Layout, Direction D, class Visit>
  static constexpr void ForEachQuiet(typename Layout::Word king, typename Layout::Word empty,
                                     const Visit& visit) {
    typename Layout::Word to = Layout::template Step<D>(king);
    if constexpr (kLongRun) {
      for (; (to & empty) != 0; to = Layout::template Step<D>(to)) visit(to);
    } else {
      if ((to & empty) != 0) visit(to);
    }
  }
};

}  // namespace draughts
