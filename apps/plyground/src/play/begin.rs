//! What the beginning of a game needs: a free file, the sides, chance.

use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

use plyground_i18n::say;
use plyground_registry::{Dice, Player};

use crate::args::SideChoice;
use crate::failure::Failure;
use crate::language::texts;

/// Refuses an existing file, which may hold another game.
pub(super) fn refuse_to_overwrite(file: &Path) -> Result<(), Failure> {
    if file.exists() {
        let file = file.display().to_string();
        return Err(Failure::Usage(say!(texts(), "save-exists", file = file)));
    }
    Ok(())
}

pub(super) fn side(choice: SideChoice, dice: &mut Dice) -> Player {
    match choice {
        SideChoice::X => Player::First,
        SideChoice::O => Player::Second,
        SideChoice::Random => Player::BOTH[dice.below(2)],
    }
}

pub(super) fn seed_of_now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(1, |time| time.as_nanos() as u64)
}
