//! The game by name.

use plyground_core::{
    BoardDesign, EvaluatorEntry, Feature, Game, Grid, Labels, Look, Message, PieceColour, Player, Position,
    message,
};

use super::features::FEATURES;
use super::{Discs, Mobility, Othello, OthelloMove, STEPS, shift};
use crate::rows::{self, read_size};

const EVALUATORS: &[EvaluatorEntry<Othello>] = &[
    EvaluatorEntry::new("mobility", "the moves that a side has, and ten for every corner", |_, _| {
        Ok(Box::new(Mobility))
    })
    .with_ordered_outcomes()
    .with_symmetry(),
    EvaluatorEntry::new("discs", "the discs of a side less those of the other, at the end too", |_, _| {
        Ok(Box::new(Discs))
    })
    .with_flat_wins()
    .with_ordered_outcomes()
    .with_symmetry(),
];

impl Othello {
    fn side(&self) -> usize {
        usize::from(self.size)
    }

    /// The place of a cell along the rows from the top left.
    fn place(&self, cell: u8) -> usize {
        let (column, row) = (usize::from(cell % 8), usize::from(cell / 8));
        (self.side() - 1 - row) * self.side() + column
    }

    /// The cell at such a place.
    fn cell_at(&self, place: usize) -> u8 {
        (8 * (self.side() - 1 - place / self.side()) + place % self.side()) as u8
    }

    /// Whether there are discs on the four cells in the middle and all the others are connected with them.
    fn is_connected(&self, discs: u64) -> bool {
        let middle = self.size / 2;
        let mut found: u64 = 0b11 << (8 * (middle - 1) + middle - 1);
        found |= found << 8;
        if found & !discs != 0 {
            return false;
        }
        loop {
            let more = STEPS.iter().fold(found, |all, &step| all | shift(found, step) & discs);
            if more == found {
                return found == discs;
            }
            found = more;
        }
    }

    fn cells(&self) -> Grid {
        let side = self.side();
        let owner = |place: usize| {
            let bit = 1_u64 << self.cell_at(place);
            Player::BOTH.into_iter().find(|&player| self.of(player) & bit != 0)
        };
        Grid::plain(side, side, (0..side * side).map(owner).collect())
    }
}

impl Game for Othello {
    const ID: &'static str = "othello";
    const SUMMARY: &'static str =
        "othello(N): Othello on 8x8, 6x6 or 4x4; a disc turns over those that it encloses";
    const LOOK: Look = Look { style: BoardDesign::Discs, ..Look::CELLS };
    const USUAL: &'static str = "8";
    const SCORED_BY: Option<&'static str> = Some("discs");
    const SAMPLES: &'static [&'static str] = &["", "4", "6"];

    fn start(parameters: &str) -> Result<Self, Message> {
        match parameters.trim() {
            "" => Self::new(8),
            size => Self::new(read_size(size).unwrap_or(0)),
        }
    }

    fn name(&self) -> String {
        if self.size == 8 { Self::ID.to_owned() } else { format!("{}({})", Self::ID, self.size) }
    }

    fn evaluators() -> &'static [EvaluatorEntry<Self>] {
        EVALUATORS
    }

    fn features() -> &'static [Feature<Self>] {
        FEATURES
    }

    fn write_move(&self, m: OthelloMove) -> String {
        match m {
            OthelloMove::Disc(cell) => {
                format!("{}{}", rows::column_letter(usize::from(cell % 8)), cell / 8 + 1)
            }
            OthelloMove::Pass => "pass".to_owned(),
        }
    }

    /// Corners first, then edges; cells that give a corner away last.
    fn appeal(&self, m: OthelloMove) -> i32 {
        let OthelloMove::Disc(cell) = m else { return 0 };
        let from_edge = |place: u8| i32::from(place.min(self.size - 1 - place));
        let (across, up) = (from_edge(cell % 8), from_edge(cell / 8));
        match (across.min(up), across.max(up)) {
            (0, 0) => 3,
            (0 | 1, 1) => -2,
            (0, _) => 1,
            _ => 0,
        }
    }

    fn cell(&self, m: OthelloMove) -> Option<usize> {
        match m {
            OthelloMove::Disc(cell) => Some(self.place(cell)),
            OthelloMove::Pass => None,
        }
    }

    fn write_position(&self) -> String {
        rows::write(&self.cells())
    }

    fn read_position(&self, text: &str, to_move: Option<Player>, strict: bool) -> Result<Self, Message> {
        let mut discs = [0; 2];
        for (place, owner) in rows::read(text.trim(), self.side(), self.side())?.into_iter().enumerate() {
            if let Some(player) = owner {
                discs[player.index()] |= 1_u64 << self.cell_at(place);
            }
        }
        if strict && !self.is_connected(discs[0] | discs[1]) {
            return Err(message!(
                "othello-unreachable",
                "this cannot arise in play: there are always discs on the four cells in the middle, and every other one was put \
                 beside another"
            ));
        }
        // The discs do not show passes; without passes the sides alternate.
        let count = (discs[0] | discs[1]).count_ones();
        let usual = if count.is_multiple_of(2) { Player::First } else { Player::Second };
        Ok(Self::set_up(self.size, discs, to_move.unwrap_or(usual)))
    }

    fn fitting(&self, position: &str) -> Option<String> {
        let (width, height) = rows::dimensions(position)?;
        (width == height).then(|| Self::new(width).ok()).flatten().map(|board| board.name())
    }

    fn draw(&self, labels: Labels) -> String {
        rows::draw(&self.cells(), labels, false)
    }

    fn grid(&self) -> Option<Grid> {
        Some(self.cells())
    }

    fn colours(&self) -> Option<[PieceColour; 2]> {
        Some([PieceColour::Black, PieceColour::White])
    }

    fn tally(&self, side: Player) -> Option<Message> {
        Some(message!("tally-discs", "discs: {count}", count = self.count(side) as usize))
    }

    fn obligation(&self) -> Option<Message> {
        let must_pass = self.moves().next() == Some(OthelloMove::Pass);
        must_pass.then(|| message!("othello-must-pass", "no disc can be placed: pass"))
    }

    fn default_depth(&self) -> u16 {
        let free = (self.board() & !(self.discs[0] | self.discs[1])).count_ones() as u16;
        free.min(6)
    }
}
