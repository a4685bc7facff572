//! The film: every step has its place, and the last one is the whole picture.

use plyground_draw::figure::png;
use plyground_draw::tree::{Extent, Film, Picture, Scene};
use plyground_i18n::Texts;
use plyground_registry::Algorithm;

use super::{LECTURE, Recorded};

/// The visits in a picture.
fn drawn(svg: &str) -> usize {
    svg.matches("data-visit").count()
}

#[test]
fn the_lecture_tree_is_told_in_sixteen_steps() {
    let texts = Texts::english();
    let recorded = Recorded::new(LECTURE, "", Algorithm::AlphaBeta, None);
    let scene = recorded.scene(Extent::Fitting);
    let picture = Picture::new(&scene, &texts);
    let film = Film::new(&scene, &picture, &texts, 200);
    // Seven leaves, four inner nodes entered and left, one cut.
    assert_eq!((film.steps(), film.left_out()), (7 + 2 * 4 + 1, 0));
    let captions: Vec<&str> = (0..film.steps()).map(|step| film.caption(step)).collect();
    assert!(
        captions[0].starts_with("Step 1 of 16, in the orange frame: The search begins"),
        "{}",
        captions[0]
    );
    let cut = captions.iter().position(|caption| caption.contains("is cut")).unwrap();
    assert!(captions[cut].contains("MAX already has the value 3 from branch 1"), "{}", captions[cut]);
    assert!(captions[15].contains("root has the value 3"), "{}", captions[15]);

    let steps: Vec<String> = (0..film.steps()).map(|step| film.svg(step)).collect();
    let counts: Vec<usize> = steps.iter().map(|svg| drawn(svg)).collect();
    assert_eq!(counts, [1, 2, 3, 4, 5, 5, 6, 7, 7, 7, 8, 9, 10, 11, 11, 11]);
    let head = |svg: &str| svg.lines().next().unwrap().to_owned();
    assert!(steps.iter().all(|svg| head(svg) == head(&steps[0])), "all steps have one size");
    let with_skips = |svg: &String| svg.contains("never visited</text>");
    assert!(!with_skips(&steps[cut - 1]) && with_skips(&steps[cut]));
    // While the first branch is searched, its value so far is shown as a bound.
    assert!(steps[3].contains(">≤ 3</text>") && steps[3].contains(">(−∞, 3)</text>"), "{}", steps[3]);
    assert!(steps.iter().all(|svg| png(svg, 1.0).is_ok()));
}

/// The windows in a picture, the two numbers of each.
fn windows(svg: &str) -> Vec<(f64, f64)> {
    let number = |text: &str| text.replace('−', "-").replace('∞', "inf").parse::<f64>().unwrap();
    let between = |text: &str| {
        let inner = text.strip_prefix('(')?.strip_suffix(')')?;
        let (alpha, beta) = inner.split_once(", ")?;
        Some((number(alpha), number(beta)))
    };
    svg.split('>').filter_map(|part| part.split('<').next()).filter_map(between).collect()
}

#[test]
fn no_window_stands_upside_down() {
    let texts = Texts::english();
    for (game, moves) in [(LECTURE, ""), ("tic-tac-toe", "b2 a1 c3 a3 b3")] {
        for algorithm in [Algorithm::AlphaBeta, Algorithm::NegaScout] {
            let recorded = Recorded::new(game, moves, algorithm, None);
            let scene = recorded.scene(Extent::All);
            let picture = Picture::new(&scene, &texts);
            let film = Film::new(&scene, &picture, &texts, 10_000);
            for step in 0..film.steps() {
                let svg = film.svg(step);
                let shown = windows(&svg);
                assert!(!shown.is_empty());
                let wrong = shown.iter().find(|(alpha, beta)| alpha >= beta);
                assert_eq!(wrong, None, "step {} of {algorithm:?} on {game}", step + 1);
                assert!(svg.contains("what is left of it while"), "the key says that a window narrows");
            }
        }
    }
}

#[test]
fn a_long_film_ends_with_the_whole_picture() {
    let texts = Texts::english();
    let recorded = Recorded::new("tic-tac-toe", "b2 a1 c3 a3 b3", Algorithm::NegaScout, None);
    let scene = recorded.scene(Extent::All);
    let picture = Picture::new(&scene, &texts);
    let whole = Film::new(&scene, &picture, &texts, 10_000);
    for most in [1, 2, 7, whole.steps() - 1, whole.steps()] {
        let film = Film::new(&scene, &picture, &texts, most);
        assert_eq!((film.steps(), film.left_out()), (most, whole.steps() - most));
        assert_eq!(drawn(&film.svg(most - 1)), recorded.tree.nodes.len());
        if most > 2 {
            assert_eq!(drawn(&film.svg(1)), drawn(&whole.svg(1)));
        }
    }
}

#[test]
fn a_search_of_thousands_of_plies_has_a_film_too() {
    use std::fmt::Write;

    const DEPTH: usize = 5_000;
    let mut lines = format!(
        "{{\"trace\":1,\"game\":\"a game of somebody's own\",\"position\":\"start\",\"to_move\":\"X\",\
         \"algorithm\":\"minimax\",\"evaluator\":\"theirs\",\"depth\":{DEPTH}}}\n"
    );
    for ply in 0..=DEPTH {
        let parent = ply.checked_sub(1).map_or("null".to_owned(), |parent| parent.to_string());
        let movement = if ply == 0 { "null" } else { "\"on\"" };
        let (side, moves) = (["X", "O"][ply % 2], usize::from(ply < DEPTH));
        let _ = writeln!(
            lines,
            "{{\"event\":\"enter\",\"id\":{ply},\"parent\":{parent},\"move\":{movement},\"ply\":{ply},\
             \"side\":\"{side}\",\"alpha\":\"-inf\",\"beta\":\"inf\",\"moves\":{moves}}}"
        );
    }
    for ply in (0..=DEPTH).rev() {
        let value = if (DEPTH - ply).is_multiple_of(2) { 3 } else { -3 };
        let leaf = if ply == DEPTH { ",\"leaf\":\"finished\"" } else { "" };
        let _ = writeln!(
            lines,
            "{{\"event\":\"leave\",\"id\":{ply},\"value\":{value},\"bound\":\"exact\"{leaf}}}"
        );
    }
    let texts = Texts::english();
    let tree = plyground_lab::trace::read(&lines).unwrap().tree;
    let scene = Scene::new(&tree, &(), Extent::All);
    let picture = Picture::new(&scene, &texts);
    assert_eq!(picture.cards.len(), DEPTH + 1);
    let film = Film::new(&scene, &picture, &texts, 3);
    // A step into each inner node, one for the leaf, and one out of each inner node.
    assert_eq!((film.steps(), film.left_out()), (3, 2 * DEPTH + 1 - 3));
    assert_eq!([0, 1, 2].map(|step| drawn(&film.svg(step))), [1, 2, DEPTH + 1]);
    assert!(film.caption(2).contains("root has the value 3"), "{}", film.caption(2));
    let widest = scene.text(&texts).lines().map(|line| line.len() - line.trim_start().len()).max();
    assert_eq!(widest, Some(80), "the text is not moved in for ever");
}

#[test]
fn the_moving_picture_stands_still_for_whoever_asks() {
    let texts = Texts::english();
    let recorded = Recorded::new(LECTURE, "", Algorithm::AlphaBeta, None);
    let scene = recorded.scene(Extent::Fitting);
    let picture = Picture::new(&scene, &texts);
    let moving = Film::new(&scene, &picture, &texts, 200).moving_svg();
    assert!(moving.contains("@media (prefers-reduced-motion:reduce)"));
    // A viewer without animation shows the last step.
    assert_eq!(drawn(&moving), recorded.tree.nodes.len());
    assert!(png(&moving, 1.0).is_ok());
    // Every class that is used is animated.
    for class in moving.split("<g class=\"s").skip(1).filter_map(|rest| rest.split('"').next()) {
        if class.starts_with(|first: char| first.is_ascii_digit()) {
            assert!(moving.contains(&format!("@keyframes s{class}{{")), "s{class}");
        }
    }
}
