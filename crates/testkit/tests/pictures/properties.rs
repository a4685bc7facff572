//! Properties of every picture.

use std::collections::{BTreeMap, BTreeSet};

use plyground_draw::figure::{can_write, png};
use plyground_draw::tree::{Card, CardShape, Count, Extent, Frame, Guide, ItemKind, Picture, Scene};
use plyground_i18n::Texts;
use plyground_lab::record::record;
use plyground_registry::{Algorithm, Dice, SearchTask};
use plyground_testkit::trees::{TreeShape, random_tree};

use super::{EVERY, Recorded};

/// Debug code gets fewer trees.
const TREES: usize = if cfg!(debug_assertions) { 60 } else { 200 };

/// Large enough to be bundled, small enough for many of them.
const MIDDLING: TreeShape = TreeShape { deepest: 5, widest: 4, spread: 4, infinite: 8 };

/// Random written trees, searched by every algorithm.
fn random(seed: u64, trees: usize) -> impl Iterator<Item = Recorded> {
    let mut dice = Dice::new(seed);
    (0..trees).flat_map(move |_| {
        let game = format!("explicit({})", random_tree(&mut dice, MIDDLING));
        let depth = if dice.below(3) == 0 { Some(dice.below(5) as u16) } else { None };
        EVERY.map(|algorithm| Recorded::new(&game, "", algorithm, depth))
    })
}

/// Searches of boards, some of which are too large for one picture.
fn boards() -> Vec<Recorded> {
    use Algorithm::{AlphaBeta, NegaScout};
    vec![
        Recorded::new("tic-tac-toe", "b2 a1 c3 a3 b3", AlphaBeta, None),
        Recorded::new("tic-tac-toe", "b2", NegaScout, Some(8)),
        Recorded::new("piskvorky", "c3 b3", NegaScout, Some(3)),
        Recorded::new("gomoku", "h8 h9 j10", AlphaBeta, Some(2)),
    ]
}

/// The visits that a scene shows.
fn visits(scene: &Scene<'_>) -> Vec<usize> {
    (0..scene.items.len()).filter_map(|item| scene.visit(item)).collect()
}

#[test]
fn a_picture_of_everything_has_every_visit_once_and_every_move_left_out() {
    for recorded in random(1, TREES) {
        let scene = recorded.scene(Extent::All);
        let tree = &recorded.tree;
        let mut shown = visits(&scene);
        shown.sort_unstable();
        assert_eq!(shown, (0..tree.nodes.len()).collect::<Vec<_>>());

        let mut left_out = BTreeMap::new();
        for item in &scene.items {
            match &item.kind {
                ItemKind::Skipped(skipped) => {
                    let names: Vec<String> = skipped.moves.iter().map(|skip| skip.movement.clone()).collect();
                    assert!(left_out.insert(skipped.at, names).is_none());
                }
                ItemKind::Visit { .. } => {}
                other => panic!("{other:?} in a picture of everything"),
            }
        }
        for (id, node) in tree.nodes.iter().enumerate() {
            let expected: Vec<String> = node.cut.iter().flat_map(|cut| cut.skipped.clone()).collect();
            assert_eq!(left_out.get(&id).cloned().unwrap_or_default(), expected);
        }

        // The scene agrees with the files.
        let picture = Picture::new(&scene, &Texts::english());
        let svg = picture.svg();
        let drawn = svg.split("data-visit=\"").skip(1).filter_map(|rest| rest.split('"').next());
        let mut drawn: Vec<usize> = drawn.map(|id| id.parse().unwrap()).collect();
        drawn.sort_unstable();
        assert_eq!(drawn, shown);
        let skips: usize = left_out.values().map(Vec::len).sum();
        assert_eq!(picture.cards.iter().map(|card| card.skips.len()).sum::<usize>(), skips);
        let strokes = picture.dot().matches("style=dashed").count();
        assert_eq!(strokes, skips);
        let lines = scene.text(&Texts::english());
        let indented = lines.lines().filter(|line| line.trim_start().starts_with("Level ")).count();
        assert_eq!(indented + 1, scene.items.len());
    }
}

#[test]
fn visited_and_never_visited_make_up_what_minimax_visits() {
    for recorded in random(2, TREES).chain(boards().into_iter().take(1)) {
        let scene = recorded.scene(Extent::All);
        let tree = &recorded.tree;
        let mut never = BTreeMap::new();
        for item in &scene.items {
            let ItemKind::Skipped(skipped) = &item.kind else { continue };
            let path = tree.path(skipped.at);
            let depth = tree.header.depth - tree.nodes[skipped.at].ply - 1;
            let mut sum = 0;
            for skip in skipped.moves.iter().filter(|skip| !skip.visited) {
                let count = recorded.guide().positions(&path, &[&skip.movement], depth, u64::MAX);
                let Count::Exactly(count) = count else { panic!("{count:?}") };
                // A move that two visits leave out counts once.
                never.insert((path.join(" "), skip.movement.clone()), count);
                sum += count;
            }
            assert_eq!(skipped.never, Count::Exactly(sum));
        }
        let Count::Exactly(visited) = scene.places else { panic!("everything is recorded") };
        let expected = match tree.root().leaf {
            None => Count::Exactly(visited + never.values().sum::<u64>()),
            Some(_) => scene.minimax,
        };
        assert_eq!(scene.minimax, expected, "{} by {}", tree.header.game, tree.header.algorithm);
    }
}

#[test]
fn where_a_recording_has_gaps_nothing_is_called_never_visited_that_was() {
    let mut counted = 0;
    for (game, moves, depth) in [("tic-tac-toe", "b2", 6), ("piskvorky", "c3 b3", 3), ("mnk(4,3,3)", "b2", 5)]
    {
        let full = Recorded::new(game, moves, Algorithm::NegaScout, Some(depth));
        let visited: BTreeSet<String> =
            (0..full.tree.nodes.len()).map(|id| full.tree.path(id).join(" ")).collect();
        for most in [50, 500, 2_000] {
            let task = SearchTask { depth: Some(depth), ..SearchTask::new(Algorithm::NegaScout) };
            let (_, tree) = record(&*full.session, &task, "plyground", most).unwrap();
            assert!(tree.nodes.iter().any(|node| node.dropped > 0));
            let scene = Scene::new(&tree, &full.guide(), Extent::All);
            assert_eq!(scene.visits, full.tree.nodes.len() as u64);
            for item in &scene.items {
                let ItemKind::Skipped(skipped) = &item.kind else { continue };
                if skipped.never == Count::Unknown {
                    continue;
                }
                for skip in skipped.moves.iter().filter(|skip| !skip.visited) {
                    let mut path = tree.path(skipped.at);
                    path.push(&skip.movement);
                    assert!(!visited.contains(&path.join(" ")), "{game}: {path:?}");
                    counted += 1;
                }
            }
        }
    }
    assert!(counted > 100, "{counted}");
}

#[test]
fn what_is_bundled_is_still_counted() {
    let mut dice = Dice::new(9);
    for recorded in random(3, TREES).chain(boards()) {
        for extent in [Extent::Fitting, Extent::AtMost(1 + dice.below(40)), Extent::AtMost(5)] {
            let scene = recorded.scene(extent);
            let shown = visits(&scene);
            let bundled: u64 = scene
                .items
                .iter()
                .map(|item| match item.kind {
                    ItemKind::Bundle { visits, .. } | ItemKind::Unrecorded { visits } => visits,
                    ItemKind::Visit { .. } | ItemKind::Skipped(_) => 0,
                })
                .sum();
            assert_eq!(shown.len() as u64 + bundled, scene.visits);
            assert_eq!(scene.visits, recorded.tree.nodes.len() as u64);
            let line = recorded.tree.line();
            assert!(line.iter().all(|id| shown.contains(id)), "the chosen line is always shown");
            if let Extent::AtMost(most) = extent {
                // The line is always drawn in full: itself, and beside each of its visits two bundles and a cut.
                assert!(scene.items.len() <= most.max(4 * line.len() + 1), "{}", scene.items.len());
            }
        }
    }
}

#[test]
fn a_large_search_fits_a_page() {
    let depth = if cfg!(debug_assertions) { 2 } else { 3 };
    let recorded = Recorded::new("gomoku", "h8 h9 j10", Algorithm::AlphaBeta, Some(depth));
    let scene = recorded.scene(Extent::Fitting);
    assert!(scene.items.len() <= 64, "{}", scene.items.len());
    let picture = Picture::new(&scene, &Texts::english());
    assert!(picture.width < 2_500.0, "{}", picture.width);
    let svg = picture.svg();
    assert!(svg.len() < 200_000, "{}", svg.len());
    assert!(!png(&svg, 1.0).unwrap().is_empty());
}

/// The room of a card, all of its texts included.
fn room(card: &Card) -> Frame {
    let mut frame = card.frame;
    let skips = card.skips.iter().flat_map(|skip| &skip.lines);
    for line in card.lines.iter().chain(skips) {
        let half = plyground_draw::figure::text_width(&line.text, line.role.size(), line.role.weight()) / 2.0;
        let (left, right) = (frame.x.min(line.x - half), (frame.x + frame.width).max(line.x + half));
        let bottom = frame.bottom().max(line.y);
        frame = Frame { x: left, y: frame.y, width: right - left, height: bottom - frame.y };
    }
    frame
}

#[test]
fn no_two_cards_overlap_and_everything_is_on_the_sheet() {
    let texts = Texts::english();
    for recorded in random(4, TREES / 4).chain(boards()) {
        let scene = recorded.scene(Extent::Fitting);
        let picture = Picture::new(&scene, &texts);
        let rooms: Vec<Frame> = picture.cards.iter().map(room).collect();
        for (number, (room, item)) in rooms.iter().zip(&scene.items).enumerate() {
            assert!(room.x >= 0.0 && room.x + room.width <= picture.width);
            assert!(room.y >= 0.0 && room.bottom() <= picture.height);
            if let Some(parent) = item.parent {
                assert!(room.y > rooms[parent].bottom(), "{room:?} below {:?}", rooms[parent]);
            }
            for other in &rooms[number + 1..] {
                let beside = room.x + room.width < other.x || other.x + other.width < room.x;
                let below = room.bottom() < other.y || other.bottom() < room.y;
                assert!(beside || below, "{room:?} and {other:?}");
            }
        }
        for entry in &picture.key {
            assert!(entry.frame.x + entry.frame.width <= picture.width);
        }
    }
}

#[test]
fn every_sign_can_be_written() {
    let texts = Texts::english();
    for recorded in random(5, TREES / 8).chain(boards()) {
        let picture = Picture::new(&recorded.scene(Extent::Fitting), &texts);
        let lines = picture.cards.iter().flat_map(|card| &card.lines).map(|line| &line.text);
        let all: BTreeSet<&String> =
            lines.chain(&picture.summary).chain(picture.key.iter().map(|entry| &entry.text)).collect();
        for text in all {
            assert!(can_write(text), "{text}");
        }
    }
}

#[test]
fn shapes_tell_who_chooses() {
    for recorded in random(6, TREES / 4) {
        let scene = recorded.scene(Extent::All);
        let picture = Picture::new(&scene, &Texts::english());
        for card in &picture.cards {
            let Some(id) = card.visit else { continue };
            let node = &recorded.tree.nodes[id];
            let expected = match (node.leaf, node.ply % 2) {
                (Some(plyground_core::Leaf::Finished), _) => CardShape::Finished,
                (Some(plyground_core::Leaf::Horizon), _) => CardShape::Horizon,
                (None, 0) => CardShape::Max,
                (None, _) => CardShape::Min,
            };
            assert_eq!(card.shape, expected);
        }
    }
}
