//! Why something is refused in a shared game or a tournament.

use plyground_core::{Message, message};

use super::LONGEST_NAME;

/// Why something is refused in a shared game or a tournament.
#[derive(Clone, PartialEq, Debug)]
pub enum SharedRefusal {
    /// The key belongs to no seat, or does not direct the tournament.
    WrongKey,
    /// Both seats are taken.
    SeatsTaken,
    /// The other player has not come yet.
    NotBegun,
    /// It is the other side's turn.
    NotYourTurn,
    /// Other moves were made meanwhile.
    Stale,
    /// The game is over.
    Over,
    /// The game goes on.
    NotOver,
    /// The rules forbid the move.
    Illegal(Message),
    /// This side has made no move.
    NothingToTakeBack,
    /// The other side has declined this already.
    Declined,
    /// Nothing is offered.
    NothingOffered,
    /// Moves are not taken back, and games not repeated, in a tournament.
    NotInTournament,
    /// The game has too many moves.
    TooLong,
    /// The name is empty.
    NameMissing,
    /// The name is too long.
    NameTooLong,
    /// Another player has this name.
    NameTaken,
    /// The tournament has begun.
    Begun,
    /// The tournament has too few players.
    TooFewPlayers,
    /// The tournament has too many players.
    TooManyPlayers,
    /// Games of this round go on.
    RoundOpen,
    /// All rounds are played.
    AllRoundsPlayed,
    /// There is no such player or game in the tournament.
    NotThere,
}

impl SharedRefusal {
    /// The code for programs.
    pub fn code(&self) -> &'static str {
        match self {
            Self::WrongKey => "wrong-key",
            Self::SeatsTaken => "seats-taken",
            Self::NotBegun => "not-begun",
            Self::NotYourTurn => "not-your-turn",
            Self::Stale => "stale",
            Self::Over => "game-over",
            Self::NotOver => "not-over",
            Self::Illegal(_) => "move-illegal",
            Self::NothingToTakeBack => "nothing-to-take-back",
            Self::Declined => "declined",
            Self::NothingOffered => "nothing-offered",
            Self::NotInTournament => "not-in-tournament",
            Self::TooLong => "game-too-long",
            Self::NameMissing | Self::NameTooLong => "bad-name",
            Self::NameTaken => "name-taken",
            Self::Begun => "tournament-begun",
            Self::TooFewPlayers => "too-few-players",
            Self::TooManyPlayers => "too-many-players",
            Self::RoundOpen => "round-open",
            Self::AllRoundsPlayed => "all-rounds-played",
            Self::NotThere => "not-there",
        }
    }

    /// The sentence for people.
    pub fn message(&self) -> Message {
        match self {
            Self::WrongKey => message!(
                "together-wrong-key",
                "this key does not belong to a player of the game, or does not direct the tournament: only its owner can do this"
            ),
            Self::SeatsTaken => {
                message!("together-seats-taken", "both sides have a player already: you can watch")
            }
            Self::NotBegun => {
                message!("together-not-begun", "the other player has not come yet: wait, or send the link")
            }
            Self::NotYourTurn => {
                message!("together-not-your-turn", "it is the other side's turn: wait for its move")
            }
            Self::Stale => {
                message!("together-stale", "the game has changed meanwhile: look at the board and move again")
            }
            Self::Over => message!("together-over", "the game is over: begin another one"),
            Self::NotOver => message!("together-not-over", "the game goes on: finish it first"),
            Self::Illegal(why) => why.clone(),
            Self::NothingToTakeBack => {
                message!("together-nothing-to-take-back", "you have made no move that could be taken back")
            }
            Self::Declined => message!(
                "together-declined",
                "the other side has declined that: ask again after the next move"
            ),
            Self::NothingOffered => {
                message!("together-nothing-offered", "nothing is offered any more: look at the board")
            }
            Self::NotInTournament => message!(
                "together-not-in-tournament",
                "in a tournament no move is taken back and no game is repeated"
            ),
            Self::TooLong => message!(
                "together-too-long",
                "this game has as many moves as can be kept: resign, offer a draw or begin another one"
            ),
            Self::NameMissing => message!("together-name-missing", "a name is needed: write one"),
            Self::NameTooLong => message!(
                "together-name-too-long",
                "the name is too long: at most {most} characters",
                most = LONGEST_NAME
            ),
            Self::NameTaken => {
                message!("together-name-taken", "another player has this name: add something to it")
            }
            Self::Begun => message!(
                "together-begun",
                "the tournament has begun: in a round robin players join before the first round"
            ),
            Self::TooFewPlayers => {
                message!(
                    "together-too-few-players",
                    "a tournament needs two players: wait until they have joined"
                )
            }
            Self::TooManyPlayers => {
                message!("together-too-many-players", "the tournament has as many players as it can have")
            }
            Self::RoundOpen => message!(
                "together-round-open",
                "games of this round go on: wait for them, or decide them first"
            ),
            Self::AllRoundsPlayed => message!("together-all-rounds", "all rounds are played"),
            Self::NotThere => {
                message!("together-not-there", "there is no such player or game in this tournament")
            }
        }
    }
}
