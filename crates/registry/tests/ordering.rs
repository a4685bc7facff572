//! Orders of moves as text.

use plyground_registry::Ordering;

#[test]
fn what_is_written_can_be_read() {
    use Ordering::*;
    for ordering in [Natural, Reversed, Centre, Random(0), Random(u64::MAX), Best(1), Best(6)] {
        assert_eq!(ordering.to_string().parse(), Ok(ordering));
    }
    assert_eq!("Random".parse(), Ok(Random(1)));
    assert_eq!(" best : 3".parse(), Ok(Best(3)));
    for wrong in ["", "centr:1", "natural:2", "random:x", "random:-1", "best:0", "best:7", "best:", "worst"] {
        assert!(wrong.parse::<Ordering>().is_err(), "{wrong}");
    }
}
