//! `/api/playouts`: Monte Carlo tree search, playout by playout: how its tree grows.

use std::collections::BTreeMap;

use plyground_i18n::{Texts, say};
use plyground_registry::{Outcome, Player, PlayoutNode, RecordedPlayout, Sampling, Session};
use schemars::JsonSchema;
use serde::Serialize;

use crate::api_error::ApiError;
use crate::endpoint::Computation;
use crate::fields::{Fields, RequestFields};
use crate::limits;
use crate::request_context::RequestContext;
use crate::requested_game::{GameRequest, RequestedGame};
use crate::response_content::ResponseContent;
use crate::schema::SideLetter;

/// Playouts if the request names no number.
const USUAL_PLAYOUTS: u64 = 100;

/// A position from which games are played at random.
#[derive(JsonSchema)]
#[schemars(deny_unknown_fields)]
pub(crate) struct PlayoutsRequest {
    #[schemars(flatten)]
    game: GameRequest,
    /// The most playouts; fewer if the result is proven before.
    #[schemars(range(min = 1, max = limits::PLAYOUTS))]
    playouts: Option<u64>,
    /// The seed of the random numbers; 0 if it is missing.
    #[schemars(with = "Option<u64>", range(min = 0, max = limits::SEED))]
    seed: u64,
}

impl RequestFields for PlayoutsRequest {
    fn take(fields: &mut Fields) -> Result<Self, ApiError> {
        Ok(Self {
            playouts: fields.number("playouts", 1..=limits::PLAYOUTS)?,
            seed: fields.number("seed", 0..=limits::SEED)?.unwrap_or(0),
            game: GameRequest::take(fields)?,
        })
    }
}

/// The playouts of a search in their order.
#[derive(Serialize, JsonSchema)]
pub(crate) struct PlayoutsReply {
    /// The game with its parameters.
    game: String,
    /// The side to move at the root.
    to_move: SideLetter,
    /// The nodes of the tree in the order in which they were added: the root, its moves, and so on.
    nodes: Vec<AddedNode>,
    /// The playouts.
    playouts: Vec<PlayoutReply>,
}

/// A node of the tree.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct AddedNode {
    id: usize,
    /// The node whose move leads here; null for the root.
    parent: Option<usize>,
    /// That move; empty for the root.
    #[serde(rename = "move")]
    movement: String,
    /// The distance from the root.
    ply: usize,
}

/// A playout.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct PlayoutReply {
    /// The nodes of its path in the tree, the root first.
    path: Vec<PathStatistics>,
    /// The number of random moves after it.
    random: u64,
    /// The number of nodes of the tree after it.
    nodes: usize,
    /// A sentence about it.
    sentence: String,
}

/// A node after a playout.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct PathStatistics {
    node: usize,
    /// Playouts through it.
    visits: u32,
    /// The share of the points that the side that moved here won, in percent; at the root, the side to move.
    share: f64,
    /// Whether the result of optimal play is known.
    proven: bool,
}

pub(crate) fn playouts(fields: &mut Fields) -> Result<Computation, ApiError> {
    let PlayoutsRequest { game, playouts, seed } = fields.request()?;
    let game = game.open_unfinished(fields.texts())?;
    let playouts = playouts.unwrap_or(USUAL_PLAYOUTS);
    Ok(Box::new(move |context| Ok(ResponseContent::json(&recorded(&game, playouts, seed, context)?))))
}

fn recorded(
    game: &RequestedGame,
    playouts: u64,
    seed: u64,
    context: &RequestContext<'_>,
) -> Result<PlayoutsReply, ApiError> {
    let session = &*game.session;
    let found = context.within(Some(limits::NODES), |limits| {
        let sampling =
            Sampling { playouts: Some(playouts), seed, tree: Sampling::SMALL, limits, ..Sampling::default() };
        session.record_playouts(&sampling, playouts as usize)
    });
    let found = found.map_err(|why| ApiError::from_message("search-impossible", context.texts, &why))?;
    context.check_cancelled()?;
    let mut tree = GrowingTree::new(session);
    let playouts = found.iter().enumerate().map(|(i, playout)| tree.reply(i + 1, playout, context.texts));
    let playouts = playouts.collect();
    let GrowingTree { nodes, .. } = tree;
    Ok(PlayoutsReply { game: session.game(), to_move: session.to_move().into(), nodes, playouts })
}

/// The tree as the playouts build it.
struct GrowingTree<'a> {
    session: &'a dyn Session,
    nodes: Vec<AddedNode>,
    /// The nodes by their parent and move.
    places: BTreeMap<(usize, String), usize>,
}

impl<'a> GrowingTree<'a> {
    /// The root and its moves, with which a search begins.
    fn new(session: &'a dyn Session) -> Self {
        let root = AddedNode { id: 0, parent: None, movement: String::new(), ply: 0 };
        let mut tree = Self { session, nodes: vec![root], places: BTreeMap::new() };
        tree.add(0, &session.legal_moves());
        tree
    }

    fn add(&mut self, parent: usize, moves: &[String]) {
        let ply = self.nodes[parent].ply + 1;
        for movement in moves {
            let id = self.nodes.len();
            self.nodes.push(AddedNode { id, parent: Some(parent), movement: movement.clone(), ply });
            self.places.insert((parent, movement.clone()), id);
        }
    }

    fn reply(&mut self, number: usize, playout: &RecordedPlayout<String>, texts: &Texts) -> PlayoutReply {
        let mut place = 0;
        let mut path = Vec::with_capacity(playout.path.len());
        for (at, node) in playout.path.iter().enumerate() {
            if let Some(movement) = &node.movement {
                let key = (place, movement.clone());
                place = *self.places.get(&key).expect("a path follows nodes that were added before");
            }
            path.push(statistics(place, node));
            if let Some(expansion) = playout.expansion.as_ref().filter(|one| one.at == at) {
                self.add(place, &expansion.moves);
            }
        }
        PlayoutReply {
            path,
            random: playout.random,
            nodes: self.nodes.len(),
            sentence: self.sentence(number, playout, texts),
        }
    }

    fn sentence(&self, number: usize, playout: &RecordedPlayout<String>, texts: &Texts) -> String {
        let moves: Vec<&str> = playout.path.iter().filter_map(|node| node.movement.as_deref()).collect();
        let (path, random) = (moves.join(" "), playout.random);
        let side = |player: Player| self.session.side_name(player);
        let mut sentence = match playout.outcome {
            Outcome::Win(winner) => say!(
                texts,
                "explain-playout-won",
                number = number,
                path = path,
                random = random,
                side = side(winner)
            ),
            Outcome::Draw => {
                say!(texts, "explain-playout-drawn", number = number, path = path, random = random)
            }
        };
        if let Some(expansion) = &playout.expansion {
            sentence += " ";
            sentence += &say!(texts, "explain-playout-expanded", count = expansion.moves.len());
        }
        if playout.path.first().is_some_and(|root| root.proven.is_some()) {
            sentence += " ";
            sentence += &texts.get("explain-playout-proven");
        }
        sentence
    }
}

fn statistics(place: usize, node: &PlayoutNode<String>) -> PathStatistics {
    let mean = f64::from(node.points) / f64::from(node.visits.max(1));
    let share = (50.0 * (mean + 1.0) * 10.0).round() / 10.0;
    PathStatistics { node: place, visits: node.visits, share, proven: node.proven.is_some() }
}
