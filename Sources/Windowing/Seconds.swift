/// A point on the boot clock, or a span on it, in seconds.
///
/// The boot clock counts from the start of the machine, goes on while it sleeps, and takes no part
/// in changes of the wall clock (`CLOCK_BOOTTIME`).
public typealias Seconds = Double
