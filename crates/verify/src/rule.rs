//! The rules that games and searches must keep, one by one.

use plyground_core::{Message, message};

/// A rule of the contract that was broken.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum ContractRule {
    /// Nothing panics.
    Panic,
    /// `moves()` depends on the position alone, its order too.
    Order,
    /// The iterator of moves has the right length at every step.
    Length,
    /// `move_count()` is the number of moves.
    Count,
    /// No move is listed twice.
    Twice,
    /// `moves()` is empty exactly when `outcome()` is `Some`.
    End,
    /// A move is written as one word.
    Word,
    /// No two moves have the same text.
    Alike,
    /// A written move can be read.
    ReadMove,
    /// A text of no legal move is refused.
    Nonsense,
    /// Cells of moves and of winning lines lie on the grid.
    Cells,
    /// `unmake` restores the position.
    Unmake,
    /// Changes to a copy do not affect the original.
    Clone,
    /// Turns alternate, where that is claimed.
    Turns,
    /// Positions with the same text and the same side to move have one key. In written trees two nodes may have the
    /// same text.
    KeyLost,
    /// Positions with different texts, or with different sides to move, have different keys.
    KeyShared,
    /// Positions with one key have the same future and the same evaluations.
    Future,
    /// Positions with one key have one symmetric key.
    ImageLost,
    /// Positions with one symmetric key are images of each other: the same side moves, the same number of moves lead to
    /// images again, and the outcome is the same.
    ImageShared,
    /// An evaluator values all images alike, where that is claimed.
    ImageWorth,
    /// The index of a move is below `indices()`.
    IndexRange,
    /// A written position can be read.
    ReadPosition,
    /// Games end.
    Endless,
    /// The values of an evaluator lie in its range.
    Range,
    /// The terms of an evaluator add up to its value.
    Terms,
    /// A win is worth the same at any distance, where that is claimed.
    FlatWins,
    /// Any win is worth more than any draw, any draw more than any loss, where that is claimed.
    Outcomes,
    /// The value for one side is the negative of the value for the other, where that is claimed.
    Antisymmetry,
    /// A search finds minimax's value.
    Value,
    /// The bound that a search reports for its value is right: exact, lower or upper.
    Bound,
    /// The best move is worth the value.
    Best,
    /// The principal variation can be played, and begins with the best move.
    Line,
    /// The value and the bound that it reports for a root move are right.
    RootMove,
    /// With any window the answer is the value, a lower bound or an upper bound, as the window demands.
    Window,
    /// A search restores the position.
    Restored,
    /// A search stops when it is told to.
    Stop,
    /// It enters no more nodes than its limit.
    Nodes,
    /// A search that was stopped reports nothing wrong.
    Stopped,
    /// The same search returns the same result again.
    Repeatable,
}

impl ContractRule {
    /// The name of the rule for programs.
    pub fn id(self) -> &'static str {
        self.texts().0
    }

    /// The broken rule in one sentence for people.
    pub fn sentence(self) -> Message {
        self.texts().1
    }

    #[expect(clippy::too_many_lines, reason = "a list with an entry for every rule")]
    fn texts(self) -> (&'static str, Message) {
        match self {
            Self::Panic => ("panic", message!("rule-panic", "the code under test panics")),
            Self::Order => {
                ("order", message!("rule-order", "moves() gives another list when it is asked again"))
            }
            Self::Length => {
                ("length", message!("rule-length", "the iterator of moves is wrong about how many are left"))
            }
            Self::Count => ("count", message!("rule-count", "move_count() is not the number of moves")),
            Self::Twice => ("twice", message!("rule-twice", "a move is listed twice")),
            Self::End => {
                ("end", message!("rule-end", "outcome() must be Some exactly where there are no moves"))
            }
            Self::Word => ("word", message!("rule-word", "a move is not written as one word")),
            Self::Alike => ("alike", message!("rule-alike", "two moves are written alike")),
            Self::ReadMove => {
                ("read-move", message!("rule-read-move", "a move that was written is not read back"))
            }
            Self::Nonsense => ("nonsense", message!("rule-nonsense", "what is no move is read as one")),
            Self::Cells => ("cells", message!("rule-cells", "a cell does not lie on the grid")),
            Self::Unmake => ("unmake", message!("rule-unmake", "taking back does not restore the position")),
            Self::Clone => ("clone", message!("rule-clone", "a move in a copy changes the original")),
            Self::Turns => {
                ("turns", message!("rule-turns", "turns are promised to alternate, and one side moves twice"))
            }
            Self::KeyLost => (
                "key-lost",
                message!("rule-key-lost", "positions that are written alike have different keys"),
            ),
            Self::KeyShared => (
                "key-shared",
                message!("rule-key-shared", "positions that are written differently have the same key"),
            ),
            Self::Future => (
                "future",
                message!("rule-future", "positions that have the same key do not have the same future"),
            ),
            Self::ImageLost => (
                "image-lost",
                message!("rule-image-lost", "positions that have the same key have different symmetric keys"),
            ),
            Self::ImageShared => (
                "image-shared",
                message!(
                    "rule-image-shared",
                    "positions that have the same symmetric key are not images of each other"
                ),
            ),
            Self::ImageWorth => (
                "image-worth",
                message!(
                    "rule-image-worth",
                    "images are promised to be worth the same to an evaluator, and are not"
                ),
            ),
            Self::IndexRange => {
                ("index-range", message!("rule-index-range", "the number of a move is not below indices()"))
            }
            Self::ReadPosition => (
                "read-position",
                message!("rule-read-position", "a position that was written is not read back as it was"),
            ),
            Self::Endless => ("endless", message!("rule-endless", "a game does not end")),
            Self::Range => ("range", message!("rule-range", "an evaluator leaves its own range")),
            Self::Terms => {
                ("terms", message!("rule-terms", "the terms of an evaluator do not add up to what it says"))
            }
            Self::FlatWins => (
                "flat-wins",
                message!(
                    "rule-flat-wins",
                    "ends are promised to be worth the same at any distance, and are not"
                ),
            ),
            Self::Outcomes => (
                "outcomes",
                message!(
                    "rule-outcomes",
                    "wins, draws and losses are promised to be worth less in this order, and are not"
                ),
            ),
            Self::Antisymmetry => (
                "antisymmetry",
                message!("rule-antisymmetry", "a position is not worth to one side what it costs the other"),
            ),
            Self::Value => ("value", message!("rule-value", "the value is not that of minimax")),
            Self::Bound => ("bound", message!("rule-bound", "what is said about the value is not so")),
            Self::Best => {
                ("best", message!("rule-best", "the move that is called best is not worth the value"))
            }
            Self::Line => ("line", message!("rule-line", "the expected line cannot be played")),
            Self::RootMove => {
                ("root-move", message!("rule-root-move", "what is said about a root move is not so"))
            }
            Self::Window => ("window", message!("rule-window", "the answer to a window is wrong")),
            Self::Restored => {
                ("restored", message!("rule-restored", "the search leaves another position than it found"))
            }
            Self::Stop => ("stop", message!("rule-stop", "the search was told to stop and does not")),
            Self::Nodes => ("nodes", message!("rule-nodes", "the search enters more nodes than it may")),
            Self::Stopped => {
                ("stopped", message!("rule-stopped", "a search that was stopped says what is not so"))
            }
            Self::Repeatable => (
                "repeatable",
                message!("rule-repeatable", "asked the same again, the search answers otherwise"),
            ),
        }
    }
}
