# What `cmake --install` lays down: the program, the library, its headers in their folders, and the
# package that find_package(draughts) finds. tests/install builds a stranger's project with it.
include(CMakePackageConfigHelpers)
include(GNUInstallDirs)

install(TARGETS draughts_framework draughts_variants EXPORT draughtsTargets
  ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR}
  INCLUDES DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/draughts)
install(TARGETS draughts RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})

# "framework/kernel/generator.h" is included by that name inside the tree and outside.
install(DIRECTORY ${PROJECT_SOURCE_DIR}/framework ${PROJECT_SOURCE_DIR}/variants
  DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/draughts
  FILES_MATCHING PATTERN "*.h")

set(draughts_package_dir ${CMAKE_INSTALL_LIBDIR}/cmake/draughts)
install(EXPORT draughtsTargets NAMESPACE draughts:: DESTINATION ${draughts_package_dir})
configure_package_config_file(
  ${CMAKE_CURRENT_LIST_DIR}/draughtsConfig.cmake.in ${PROJECT_BINARY_DIR}/draughtsConfig.cmake
  INSTALL_DESTINATION ${draughts_package_dir})
# Before 1.0 every minor version may change what a header promises.
write_basic_package_version_file(${PROJECT_BINARY_DIR}/draughtsConfigVersion.cmake
  COMPATIBILITY SameMinorVersion)
install(FILES
  ${PROJECT_BINARY_DIR}/draughtsConfig.cmake ${PROJECT_BINARY_DIR}/draughtsConfigVersion.cmake
  DESTINATION ${draughts_package_dir})
install(FILES ${PROJECT_SOURCE_DIR}/LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR})
