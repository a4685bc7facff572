//! The HTTP requests about tournaments.

use std::fmt::Write as _;

use plyground_play::shared::SharedRefusal;
use plyground_play::tournament::{PairingSystem, Tournament, TournamentPlan};
use plyground_registry::Player;
use schemars::JsonSchema;
use serde::Serialize;

use super::replies::points_of_first;
use super::requests::{TogetherWork, clock, missing, one_of, read_clock};
use super::tournaments::DirectorAct;
use crate::api_error::ApiError;
use crate::fields::{Fields, RequestFields};
use crate::limits;
use crate::response_content::ResponseContent;
use crate::schema::SideLetter;

/// A new tournament.
#[derive(JsonSchema)]
#[schemars(deny_unknown_fields)]
pub(crate) struct NewTournamentRequest {
    /// Its name for people.
    name: String,
    /// The game, as for `plyground play`.
    game: String,
    /// `swiss`, unless `round-robin` is given, where all meet once.
    #[schemars(extend("enum" = ["swiss", "round-robin"]))]
    system: Option<String>,
    /// Rounds of a Swiss tournament; otherwise as many as it takes until one player can be ahead of all.
    #[schemars(range(min = 1, max = 50))]
    rounds: Option<u64>,
    /// Minutes for each side and seconds a move; without a clock, nothing.
    clock: Option<String>,
    /// Whether the next round begins as soon as all games have ended.
    #[schemars(with = "Option<bool>")]
    automatic: bool,
}

impl RequestFields for NewTournamentRequest {
    fn take(fields: &mut Fields) -> Result<Self, ApiError> {
        Ok(Self {
            name: fields.required("name", limits::WORD)?,
            game: fields.required("game", limits::TEXT)?,
            system: one_of(fields, "system", &["swiss", "round-robin"])?,
            rounds: fields.number("rounds", 1..=50)?,
            clock: clock(fields)?,
            automatic: fields.flag("automatic")?,
        })
    }
}

/// The secret of the director of a tournament.
#[derive(Serialize, JsonSchema)]
pub(crate) struct DirectorReply {
    /// The tournament, as in its address.
    tournament: String,
    /// The secret of the director.
    key: String,
}

pub(crate) fn new_tournament(fields: &mut Fields) -> Result<TogetherWork, ApiError> {
    let texts = fields.texts();
    let NewTournamentRequest { name, game, system, rounds, clock, automatic } = fields.request()?;
    let system = match system.as_deref() {
        Some("round-robin") => PairingSystem::RoundRobin,
        _ => PairingSystem::Swiss,
    };
    let rounds = rounds.map(|rounds| rounds as usize);
    read_clock(clock.as_deref(), texts)?;
    let plan = TournamentPlan { name, game, system, rounds, clock, is_automatic: automatic };
    // What is wrong with the plan is found here, not on the thread of all games.
    Tournament::new(plan.clone(), String::new())
        .map_err(|why| ApiError::from_message("tournament-impossible", texts, &why))?;
    Ok(Box::new(move |together, caller| {
        let make = |key| Tournament::new(plan, key).map_err(SharedRefusal::Illegal);
        let created = together.create_tournament(make, caller);
        let (tournament, key) = created.map_err(|refusal| refusal.error(texts))?;
        Ok(ResponseContent::json(&DirectorReply { tournament, key }))
    }))
}

/// A player joins a tournament.
#[derive(JsonSchema)]
#[schemars(deny_unknown_fields)]
pub(crate) struct EnterRequest {
    /// The tournament, as in its address.
    tournament: String,
    /// The name of the player, which no other player has.
    name: String,
    /// The key, if the player has one already: then it is kept.
    key: Option<String>,
}

impl RequestFields for EnterRequest {
    fn take(fields: &mut Fields) -> Result<Self, ApiError> {
        Ok(Self {
            tournament: fields.required("tournament", limits::WORD)?,
            name: fields.required("name", limits::WORD)?,
            key: fields.text("key", limits::WORD)?,
        })
    }
}

/// The secret of a player of a tournament.
#[derive(Serialize, JsonSchema)]
pub(crate) struct EntryReply {
    /// The tournament, as in its address.
    tournament: String,
    /// The secret of the player, in all games of the tournament.
    key: String,
}

pub(crate) fn enter(fields: &mut Fields) -> Result<TogetherWork, ApiError> {
    let texts = fields.texts();
    let EnterRequest { tournament, name, key } = fields.request()?;
    Ok(Box::new(move |together, caller| {
        let key = together.join_tournament(&tournament, &name, key, caller);
        let key = key.map_err(|refusal| refusal.error(texts))?;
        Ok(ResponseContent::json(&EntryReply { tournament, key }))
    }))
}

/// An act of the director of a tournament.
#[derive(JsonSchema)]
#[schemars(deny_unknown_fields)]
pub(crate) struct DirectRequest {
    /// The tournament, as in its address.
    tournament: String,
    /// The secret of the director.
    key: String,
    /// `next` begins a round, `close` ends the tournament, `remove` takes a player out, `decide` ends a game.
    #[schemars(extend("enum" = ["next", "close", "remove", "decide"]))]
    order: String,
    /// For `remove`, the number of the player, from 0.
    #[schemars(range(min = 0, max = 127))]
    who: Option<u64>,
    /// For `decide`, the shared game.
    shared: Option<String>,
    /// For `decide`, the winner; otherwise it is a draw.
    #[schemars(with = "Option<SideLetter>")]
    winner: Option<Player>,
}

impl RequestFields for DirectRequest {
    fn take(fields: &mut Fields) -> Result<Self, ApiError> {
        let order = one_of(fields, "order", &["next", "close", "remove", "decide"])?;
        Ok(Self {
            tournament: fields.required("tournament", limits::WORD)?,
            key: fields.required("key", limits::WORD)?,
            order: order.ok_or_else(|| missing(fields, "order"))?,
            who: fields.number("who", 0..=127)?,
            shared: fields.text("shared", limits::WORD)?,
            winner: fields.side("winner")?,
        })
    }
}

pub(crate) fn direct(fields: &mut Fields) -> Result<TogetherWork, ApiError> {
    let texts = fields.texts();
    let DirectRequest { tournament, key, order, who, shared, winner } = fields.request()?;
    let act = match order.as_str() {
        "next" => DirectorAct::Next,
        "close" => DirectorAct::Close,
        "remove" => DirectorAct::Remove(who.ok_or_else(|| missing(fields, "who"))? as usize),
        _ => DirectorAct::Decide(shared.ok_or_else(|| missing(fields, "shared"))?, winner),
    };
    Ok(Box::new(move |together, caller| {
        together.direct(&tournament, &key, act, caller.now).map_err(|refusal| refusal.error(texts))?;
        let reply =
            together.tournament_reply(&tournament, Some(&key)).map_err(|refusal| refusal.error(texts))?;
        Ok(ResponseContent::json(&reply))
    }))
}

/// Which tournament.
#[derive(JsonSchema)]
#[schemars(deny_unknown_fields)]
pub(crate) struct TournamentRequest {
    /// The tournament, as in its address.
    tournament: String,
}

impl RequestFields for TournamentRequest {
    fn take(fields: &mut Fields) -> Result<Self, ApiError> {
        Ok(Self { tournament: fields.required("tournament", limits::WORD)? })
    }
}

pub(crate) fn table(fields: &mut Fields) -> Result<TogetherWork, ApiError> {
    let texts = fields.texts();
    let TournamentRequest { tournament } = fields.request()?;
    Ok(Box::new(move |together, _| {
        let reply = together.tournament_reply(&tournament, None).map_err(|refusal| refusal.error(texts))?;
        Ok(ResponseContent::json(&reply))
    }))
}

pub(crate) fn csv(fields: &mut Fields) -> Result<TogetherWork, ApiError> {
    let texts = fields.texts();
    let TournamentRequest { tournament } = fields.request()?;
    Ok(Box::new(move |together, _| {
        let found = together.tournament(&tournament).map_err(|refusal| refusal.error(texts))?;
        let name = format!("{}.csv", found.plan().name);
        Ok(ResponseContent::File("text/csv; charset=utf-8", name, table_as_csv(found).into_bytes()))
    }))
}

/// The table with the games of every round: the points and the opponent.
fn table_as_csv(tournament: &Tournament) -> String {
    let names: Vec<&str> = tournament.players().iter().map(|player| player.name.as_str()).collect();
    let mut text = "place,name,points,tie_break,wins,draws,losses,byes".to_owned();
    for number in 1..=tournament.rounds().len() {
        let _ = write!(text, ",round {number}");
    }
    text.push('\n');
    for row in tournament.standings() {
        let (points, tie_break) = (f64::from(row.points) / 2.0, f64::from(row.tie_break) / 4.0);
        let _ = write!(
            text,
            "{},{},{points},{tie_break},{},{},{},{}",
            row.place,
            cell(names[row.player]),
            row.wins,
            row.draws,
            row.losses,
            row.byes
        );
        for round in tournament.rounds() {
            let board = round.boards.iter().find(|board| board.players.contains(&row.player));
            let shown = match board {
                Some(board) => {
                    let is_first = board.players[0] == row.player;
                    let opponent = names[board.players[usize::from(is_first)]];
                    let first = board.result.map(points_of_first);
                    let points = first.map(|first| if is_first { first } else { 1.0 - first });
                    format!(
                        "{} {opponent}",
                        points.map_or_else(|| "?".to_owned(), |points| points.to_string())
                    )
                }
                None if round.byes.contains(&row.player) => "1 bye".to_owned(),
                None => String::new(),
            };
            let _ = write!(text, ",{}", cell(&shown));
        }
        text.push('\n');
    }
    text
}

/// A cell of a table. A spreadsheet would compute a name that begins like a formula.
fn cell(text: &str) -> String {
    let is_formula = text.starts_with(['=', '+', '-', '@', '\t', '\r']);
    format!("\"{}{}\"", if is_formula { "'" } else { "" }, text.replace('"', "\"\""))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_no_formulas_in_a_spreadsheet() {
        assert_eq!(cell("Ada"), "\"Ada\"");
        assert_eq!(cell("=1+1"), "\"'=1+1\"");
        assert_eq!(cell("a \"b\", c"), "\"a \"\"b\"\", c\"");
    }
}
