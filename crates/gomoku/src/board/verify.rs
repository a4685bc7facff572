//! A consistency check of the incremental state. For tests.

use plyground_core::Player;

use super::{Board, cells};
use crate::board::keys::cell_key;
use crate::threat::Threat;

impl Board {
    /// Panics unless cell information, sets, counts, sums and key equal those recomputed from the lines of the board. The lines
    /// and the winner are not checked. For tests.
    #[doc(hidden)]
    pub fn verify(&self) {
        let mut values = [0; 2];
        let mut counts = [[0; Threat::COUNT]; 2];
        let mut key = 0;
        for cell in cells(self.width, self.height) {
            if let Some(player) = self.stone(cell) {
                assert!(!self.is_empty(cell));
                assert!(self.stones.contains(cell));
                key ^= cell_key(player, cell);
                continue;
            }
            assert!(self.is_empty(cell));
            assert!(!self.stones.contains(cell));
            let info = self.look_up(cell);
            assert_eq!(self.infos[cell.place()], info, "the information of {cell:?}");
            for player in Player::BOTH {
                let features = info.features[player.index()];
                values[player.index()] += i32::from(info.value[player.index()]);
                counts[player.index()][features.threat as usize] += 1;
                for threat in Threat::ALL.into_iter().filter(|&threat| threat >= Threat::Three) {
                    assert_eq!(self.cells(player, threat).contains(cell), threat == features.threat);
                }
            }
        }
        assert_eq!(self.values, values);
        assert_eq!(self.counts, counts);
        assert_eq!(self.key, key);
    }
}
