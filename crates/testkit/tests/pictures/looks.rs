//! The expected look of pictures. After an intended change, write the files anew and look at them: `UPDATE_EXPECT=1
//! cargo test -p plyground-testkit --test tests pictures`.

use expect_test::expect_file;
use plyground_draw::tree::{CardShape, Extent, ItemKind, Mark, Picture, Role};
use plyground_i18n::Texts;
use plyground_registry::Algorithm;

use super::{LECTURE, Recorded};

/// A tree in which the second move at the root passes its test and is searched again.
const SCOUT: &str = "explicit([[[3,17],[2,12]],[[15],[25,0]],[[2,5],[3,9]]])";

/// Everything that has a file, with its content.
fn files() -> Vec<(&'static str, String)> {
    let texts = Texts::english();
    let lecture = Recorded::new(LECTURE, "", Algorithm::AlphaBeta, None);
    let scene = lecture.scene(Extent::Fitting);
    let picture = Picture::new(&scene, &texts);
    let scout = Recorded::new(SCOUT, "", Algorithm::NegaScout, None);
    let board = Recorded::new("tic-tac-toe", "b2 a1 c3 a3 b3", Algorithm::AlphaBeta, None);
    vec![
        ("lecture.svg", picture.svg()),
        ("lecture.tex", picture.tikz()),
        ("lecture.dot", picture.dot()),
        ("lecture.txt", scene.text(&texts)),
        ("scout.txt", scout.scene(Extent::Fitting).text(&texts)),
        ("board.svg", Picture::new(&board.scene(Extent::Fitting), &texts).svg()),
    ]
}

#[test]
fn pictures_are_what_they_were() {
    for (name, content) in files() {
        expect_file![name].assert_eq(&content);
    }
}

#[test]
fn the_lecture_tree_is_cut_after_the_first_leaf_of_its_second_branch() {
    let texts = Texts::english();
    let recorded = Recorded::new(LECTURE, "", Algorithm::AlphaBeta, None);
    let scene = recorded.scene(Extent::Fitting);
    let picture = Picture::new(&scene, &texts);
    let text = |card: usize, role: Role| {
        let line = picture.cards[card].lines.iter().find(|line| line.role == role);
        line.map_or("", |line| line.text.as_str())
    };
    let root = &picture.cards[0];
    assert_eq!((root.shape, text(0, Role::Value), text(0, Role::Window)), (CardShape::Max, "3", "(−∞, ∞)"));
    let cut = picture.cards.iter().position(|card| card.shape == CardShape::Skipped).unwrap();
    let branch = picture.cards[cut].parent.unwrap();
    assert_eq!(text(branch, Role::Tag), "2");
    assert_eq!(text(branch, Role::Value), "≤ 2");
    assert_eq!(text(branch, Role::Window), "(3, ∞)");
    assert_eq!(text(branch, Role::Reason), "cut: 2 ≤ α = 3");
    let skips: Vec<Vec<&str>> = picture.cards[cut]
        .skips
        .iter()
        .map(|skip| skip.lines.iter().map(|line| line.text.as_str()).collect())
        .collect();
    assert_eq!(skips, [["2", "4"], ["3", "6"]], "moves and what would have been found there");
    let chosen: Vec<usize> =
        picture.cards.iter().filter(|card| card.chosen).filter_map(|c| c.visit).collect();
    assert_eq!(chosen, recorded.tree.line());
}

#[test]
fn tests_and_second_searches_are_told_apart() {
    let texts = Texts::english();
    let recorded = Recorded::new(SCOUT, "", Algorithm::NegaScout, None);
    let scene = recorded.scene(Extent::Fitting);
    let picture = Picture::new(&scene, &texts);
    let tags: Vec<(&str, Mark, bool)> = picture
        .cards
        .iter()
        .zip(&scene.items)
        .filter(|(_, item)| item.level == 1)
        .map(|(card, _)| (card.lines[0].text.as_str(), card.mark, card.chosen))
        .collect();
    assert_eq!(
        tags,
        [
            ("1", Mark::Plain, false),
            ("2, test", Mark::Test, false),
            ("2, again", Mark::Again, true),
            ("3, test", Mark::Test, false)
        ]
    );
}

#[test]
fn what_a_test_leaves_out_may_be_visited_later() {
    // The test of the second move ends with its first reply; the second search enters all of them.
    let recorded = Recorded::new("explicit([[1],[5,9,7]])", "", Algorithm::NegaScout, None);
    let other = Recorded::new("explicit([[5,6],[[9,8],[7]],[[8,1],[2,3]]])", "", Algorithm::NegaScout, None);
    let mut elsewhere = 0;
    for recorded in [recorded, other] {
        let scene = recorded.scene(Extent::All);
        for item in &scene.items {
            let ItemKind::Skipped(skipped) = &item.kind else { continue };
            let path = recorded.tree.path(skipped.at).join(" ");
            for skip in &skipped.moves {
                let place = format!("{path} {}", skip.movement);
                let visited =
                    (0..recorded.tree.nodes.len()).any(|id| recorded.tree.path(id).join(" ") == place);
                assert_eq!(skip.visited, visited, "{place}");
                elsewhere += usize::from(visited);
            }
        }
    }
    assert!(elsewhere > 0, "the examples show what they are for");
}

#[test]
fn boards_show_the_position_and_the_last_move() {
    let recorded = Recorded::new("tic-tac-toe", "b2 a1 c3 a3 b3", Algorithm::AlphaBeta, None);
    let scene = recorded.scene(Extent::Fitting);
    let picture = Picture::new(&scene, &Texts::english());
    for card in &picture.cards {
        let Some(id) = card.visit else { continue };
        let (_, _, board) = card.board.as_ref().unwrap();
        assert_eq!(board.stones.len(), 5 + usize::from(recorded.tree.nodes[id].ply));
        let last: Vec<String> = board
            .stones
            .iter()
            .filter(|stone| stone.last)
            .map(|stone| format!("{}{}", (b'a' + stone.column as u8) as char, 3 - stone.row))
            .collect();
        assert_eq!(last.concat(), recorded.tree.nodes[id].movement);
    }
}

#[test]
fn a_picture_can_be_handed_on_as_json() {
    let recorded = Recorded::new(LECTURE, "", Algorithm::AlphaBeta, None);
    let scene = recorded.scene(Extent::Fitting);
    let picture = serde_json::to_value(Picture::new(&scene, &Texts::english())).unwrap();
    let cards = picture["cards"].as_array().unwrap();
    assert_eq!(cards.len(), scene.items.len());
    assert_eq!(cards[0]["shape"], "max");
    assert!(cards.iter().all(|card| card["frame"]["x"].is_number()));
    assert_eq!(picture["edges"].as_array().unwrap().len(), 12);
}

#[test]
fn a_tree_without_a_game_is_drawn_from_what_was_recorded() {
    let recorded = Recorded::new(LECTURE, "", Algorithm::AlphaBeta, None);
    let scene = plyground_draw::tree::Scene::new(&recorded.tree, &(), Extent::Fitting);
    let text = scene.text(&Texts::english());
    assert!(text.contains("11 positions visited.\n"), "{text}");
    assert!(text.contains("Left out: 2 moves: branch 2.2, branch 2.3.\n"), "{text}");
}
