//! The clock of measurements: processor time, which other programs on the machine do not lengthen by taking the processor.

use std::time::Duration;

/// The processor time that this thread has used so far. Measured searches run in the thread that asks.
#[cfg(unix)]
pub(crate) fn used() -> Duration {
    use rustix::time::{ClockId, clock_gettime};
    let time = clock_gettime(ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec.unsigned_abs(), time.tv_nsec.unsigned_abs() as u32)
}

/// The time since the first call: here the system does not tell the time of a thread without unsafe code.
#[cfg(not(unix))]
pub(crate) fn used() -> Duration {
    use std::sync::LazyLock;
    use std::time::Instant;
    static BEGAN: LazyLock<Instant> = LazyLock::new(Instant::now);
    BEGAN.elapsed()
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn waiting_costs_no_processor_time_and_work_does() {
        let before = used();
        std::thread::sleep(Duration::from_millis(60));
        let waited = used().saturating_sub(before);
        assert!(waited < Duration::from_millis(50), "{waited:?}");
        let before = used();
        let mut sum = 0_u64;
        while used() == before {
            sum = std::hint::black_box(sum.wrapping_mul(31).wrapping_add(7));
        }
        assert!(used() > before);
    }
}
