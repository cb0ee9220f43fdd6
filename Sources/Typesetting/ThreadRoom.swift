import Glibc

/// Whether there is memory for the thread by which Pango finds fonts.
///
/// Pango waits for it without end if it could not be started, so it is asked before. Only a process whose memory is
/// limited (`ulimit -v`) can lack that room.
enum ThreadRoom {
  /// What is wrong; nil if there is room.
  static var fault: FontSetFault? {
    guard MemoryRoom.limit != nil else { return nil }
    // Fonts are opened in the same moment.
    guard MemoryRoom.holds(MemoryRoom.fontOpening) else { return .noMemory }
    var thread = pthread_t()
    guard pthread_create(&thread, nil, { _ in nil }, nil) == 0 else { return .noMemory }
    // Its stack is kept for the thread that comes next.
    pthread_join(thread, nil)
    return nil
  }
}
