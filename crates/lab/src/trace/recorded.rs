//! A trace as evidence of a mistake: its visits, and the game that was searched, as far as is needed to search it again.

use std::collections::BTreeMap;

use plyground_core::{Leaf, Limits, Message, Player, Score, message};
use plyground_draw::tree::{Id, NATURAL, Tree};
use plyground_grade::{
    Convention, Failing, FitLevel, Program, RecordedGame, RecordedSearch, RecordedVisit, RootLoop,
    SearchKind, SeenPosition, WinValue,
};
use plyground_registry::Conventions;
use plyground_search::{CutRule, FailMode, Research, Root, RootWindow};

use super::Trace;
use crate::record::Reference;

/// Most positions of a game in which mistakes are looked for.
const MOST_POSITIONS: u64 = 20_000;
/// How far a small game is looked at beyond the depth of the search, since mistakes may search deeper.
const PLIES_BEYOND: u16 = 10;
/// The number of a move that the position does not have.
const NO_SUCH_MOVE: u16 = u16::MAX;

/// The search of a trace, in the form in which mistakes are looked for; or why none can be.
pub fn recorded_search(trace: &Trace, reference: &Reference) -> Result<RecordedSearch, Message> {
    let (tree, header) = (&trace.tree, &trace.tree.header);
    let is_natural = header.ordering == NATURAL && header.mutations.is_empty();
    let kind = SearchKind::find(&header.algorithm).filter(|_| is_natural).ok_or_else(another_search)?;
    if tree.nodes.iter().any(|node| node.dropped > 0 || node.value.is_none()) {
        return Err(message!("trace-not-diagnosed-part", "the trace lacks visits, or values of visits"));
    }
    let known = KnownGame::new(reference, header.depth)?;
    let has_windows = trace.has_windows();
    let named = named_convention(kind, reference.conventions());
    if let Some((game, cells)) = known.as_lines(reference, header.depth) {
        let number = |name: &str| cells.get(name).copied();
        return Ok(RecordedSearch {
            named,
            has_windows,
            ..search_of(tree, kind, game, |_, name| number(name))
        });
    }
    let places = known.places(tree);
    let game = RecordedGame::tree(&known.positions, header.to_move == Player::First);
    let search = search_of(tree, kind, game, |parent, name| known.number(places[parent]?, name));
    Ok(RecordedSearch { named, has_windows, ..search })
}

/// The same conventions, as far as a search has them.
fn named_convention(kind: SearchKind, conventions: &Conventions) -> Convention {
    let (failing, cut) = match kind {
        SearchKind::Minimax | SearchKind::Negamax => return Convention::SHEET,
        SearchKind::AlphaBeta => (conventions.alpha_beta, conventions.alpha_beta_cut),
        SearchKind::NegaScout => (conventions.negascout, conventions.negascout_cut),
    };
    let is_scout = kind == SearchKind::NegaScout;
    Convention {
        failing: match failing {
            FailMode::Soft => Failing::Soft,
            FailMode::Hard => Failing::Hard,
            FailMode::HardBelow => Failing::HardBelow,
        },
        cuts_above: cut == CutRule::Above,
        root: match conventions.root {
            Root::Unshared => RootLoop::Unshared,
            Root::Unscouted if is_scout => RootLoop::Unscouted,
            Root::Shared | Root::Unscouted => RootLoop::Shared,
        },
        research_from_value: is_scout && conventions.research == Research::FromValue,
        window_of_range: conventions.root_window == RootWindow::Range,
        ..Convention::SHEET
    }
}

fn another_search() -> Message {
    message!(
        "trace-not-diagnosed-search",
        "that is done for minimax, negamax, alpha-beta and NegaScout with moves in natural order, in games whose turns alternate"
    )
}

/// The visits of a tree; `number` gives the number of a move by the visit to the position before it and by its name.
fn search_of(
    tree: &Tree,
    kind: SearchKind,
    game: RecordedGame,
    number: impl Fn(Id, &str) -> Option<u16>,
) -> RecordedSearch {
    let movement = |id: Id| {
        let node = &tree.nodes[id];
        node.parent.map(|parent| number(parent, &node.movement).unwrap_or(NO_SUCH_MOVE))
    };
    let visit = |id: Id| {
        let node = &tree.nodes[id];
        let window = (node.window.alpha.get(), node.window.beta.get());
        RecordedVisit {
            ply: node.ply,
            movement: movement(id),
            window,
            value: node.value.map_or(0, Score::get),
        }
    };
    RecordedSearch {
        kind,
        depth: tree.header.depth,
        game,
        named: Convention::SHEET,
        is_as_named: false,
        has_windows: true,
        best: tree.nodes[0].best.and_then(movement),
        visits: (0..tree.nodes.len()).map(visit).collect(),
    }
}

/// The positions of a game from the root of a search on.
struct KnownGame {
    positions: Vec<SeenPosition>,
    /// The names of the moves of each position, in order.
    names: Vec<Vec<String>>,
    /// What a game that was won is worth, if there is one and all are worth the same.
    win: Option<i32>,
}

impl KnownGame {
    /// The game to the depth of a search and, where it is small, further.
    fn new(reference: &Reference, depth: u16) -> Result<Self, Message> {
        let has_room = |depth: &u16| reference.session.positions(*depth, MOST_POSITIONS).is_some();
        let deepest = (depth..=depth.saturating_add(PLIES_BEYOND)).take_while(has_room).last();
        let deepest = deepest.ok_or_else(|| {
            message!(
                "trace-not-diagnosed-large",
                "to depth {depth} the game has more than {most} positions",
                depth = usize::from(depth),
                most = MOST_POSITIONS as usize
            )
        })?;
        let whole = reference.minimax(deepest)?;
        let mut known = Self::of_tree(&whole)?;
        known.note_positions(&whole, reference)?;
        Ok(known)
    }

    fn of_tree(tree: &Tree) -> Result<Self, Message> {
        let root = tree.nodes[0].side;
        if tree.nodes.iter().any(|node| node.side != if node.ply % 2 == 0 { root } else { root.other() }) {
            return Err(another_search());
        }
        let gain =
            |id: Id| tree.nodes[id].leaf.filter(|&leaf| leaf == Leaf::Finished).map(|_| for_x(tree, id));
        let position = |id: Id| SeenPosition {
            gain: gain(id),
            evaluation: 0,
            children: tree.nodes[id].children.clone(),
            key: id,
        };
        let name = |&child: &Id| tree.nodes[child].movement.clone();
        let wins: Vec<u32> =
            (0..tree.nodes.len()).filter_map(gain).map(i32::unsigned_abs).filter(|&w| w > 0).collect();
        let win = wins.first().copied().filter(|first| wins.iter().all(|win| win == first));
        Ok(Self {
            positions: (0..tree.nodes.len()).map(position).collect(),
            names: tree.nodes.iter().map(|node| node.children.iter().map(name).collect()).collect(),
            win: win.and_then(|win| i32::try_from(win).ok()),
        })
    }

    /// Notes which positions are the same, and what each is worth where the depth ends there.
    fn note_positions(&mut self, tree: &Tree, reference: &Reference) -> Result<(), Message> {
        let (mut session, task) = (reference.session.copy(), reference.task(Limits::default()));
        let mut keys: BTreeMap<String, usize> = BTreeMap::new();
        let mut ply = 0;
        for (node, position) in tree.nodes.iter().zip(&mut self.positions) {
            if node.parent.is_some() {
                for _ in node.ply..=ply {
                    session.undo();
                }
                session.play(&node.movement)?;
            }
            ply = node.ply;
            let next = keys.len();
            position.key = *keys.entry(session.position()).or_insert(next);
            if position.gain.is_none() {
                let value = session.judge(&task)?.value.get();
                position.evaluation = if node.side == Player::First { value } else { -value };
            }
        }
        Ok(())
    }

    /// The number of a move by its name.
    fn number(&self, place: usize, name: &str) -> Option<u16> {
        self.names[place].iter().position(|known| known == name).map(|number| number as u16)
    }

    /// The position of each visit of a tree; none where its moves are unknown.
    fn places(&self, tree: &Tree) -> Vec<Option<usize>> {
        let mut places: Vec<Option<usize>> = Vec::with_capacity(tree.nodes.len());
        for node in &tree.nodes {
            let place = match node.parent {
                None => Some(0),
                Some(parent) => places[parent].and_then(|above| {
                    let number = self.number(above, &node.movement)?;
                    Some(self.positions[above].children[usize::from(number)])
                }),
            };
            places.push(place);
        }
        places
    }

    /// The same as an m,n,k game under the evaluation of open lines, with the cells of the moves by their names, if it is one:
    /// then minimax enters the same positions there and finds the same values.
    fn as_lines(&self, reference: &Reference, depth: u16) -> Option<(RecordedGame, BTreeMap<String, u16>)> {
        let session = &reference.session;
        let (grid, row) = (session.grid()?, session.row_length()?);
        let sign = |player: &Option<Player>| match player {
            Some(player) => player.mark(),
            None => '.',
        };
        let rows: Vec<String> =
            grid.cells.chunks(grid.width).map(|row| row.iter().map(sign).collect()).collect();
        let game = format!("mnk({},{},{row})", grid.width, grid.height);
        let is_x_to_move = session.to_move() == Player::First;
        let game = RecordedGame::lines(&game, &rows.join("/"), is_x_to_move, self.win?).ok()?;
        let empty = session.fresh();
        let cells = empty.legal_moves().into_iter().zip(empty.legal_cells());
        let cells: BTreeMap<String, u16> =
            cells.filter_map(|(name, cell)| Some((name, u16::try_from(cell?).ok()?))).collect();
        let tree = reference.minimax(depth).ok()?;
        let search = search_of(&tree, SearchKind::Minimax, game.clone(), |_, name| cells.get(name).copied());
        let flat = Convention { wins: WinValue::Flat, ..Convention::SHEET };
        let is_one = search.is_by(&Program::right(SearchKind::Minimax, flat), FitLevel::Whole);
        is_one.then_some((game, cells))
    }
}

/// The value of a visit for X.
fn for_x(tree: &Tree, id: Id) -> i32 {
    let node = &tree.nodes[id];
    let value = node.value.map_or(0, Score::get);
    if node.side == Player::First { value } else { -value }
}
