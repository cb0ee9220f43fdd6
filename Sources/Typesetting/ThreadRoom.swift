import Glibc

/// Whether there is memory for the thread by which Pango finds fonts.
///
/// Pango waits for it without end if it could not be started, so it is asked before. Only a process whose memory is
/// limited (`ulimit -v`) can lack that room.
enum ThreadRoom {
  /// What is wrong; nil if there is room.
  static var fault: FontSetFault? {
    guard MemoryRoom.limit != nil else { return nil }
    // A font or two are opened in the same moment.
    let size = 48 << 20
    guard let memory = mmap(nil, size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0), memory != MAP_FAILED else {
      return .noMemory
    }
    munmap(memory, size)
    var thread = pthread_t()
    guard pthread_create(&thread, nil, { _ in nil }, nil) == 0 else { return .noMemory }
    // Its stack is kept for the thread that comes next.
    pthread_join(thread, nil)
    return nil
  }
}
