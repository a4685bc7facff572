//! The commands in every language: chosen by option or environment, complete, and without changes to data for programs.

#![allow(clippy::unwrap_used, reason = "a test may stop where something is missing")]

use assert_cmd::Command;
use assert_cmd::cargo::cargo_bin_cmd;

const LANGUAGES: [&str; 6] = ["en", "ru", "uk", "sk", "cs", "pl"];

/// The program in an environment without a language.
fn plyground(args: &[&str]) -> Command {
    let mut command = cargo_bin_cmd!("plyground");
    for variable in ["LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"] {
        command.env_remove(variable);
    }
    command.args(args).write_stdin("");
    command
}

fn printed(command: &mut Command) -> String {
    let output = command.output().unwrap();
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

fn complaint(command: &mut Command) -> String {
    let output = command.output().unwrap();
    let message = String::from_utf8(output.stderr).unwrap();
    assert_eq!((output.status.code(), message.lines().count()), (Some(2), 1), "{message}");
    message
}

#[test]
fn an_option_or_the_environment_chooses() {
    for (code, greeting) in [
        ("en", "Two people play: X and O."),
        ("ru", "Играют два человека: X и O."),
        ("uk", "Грають дві людини: X та O."),
        ("sk", "Hrajú dvaja ľudia: X a O."),
        ("cs", "Hrají dva lidé: X a O."),
        ("pl", "Gra dwoje ludzi: X i O."),
    ] {
        let play = ["play", "tic-tac-toe", "--two-players"];
        let by_option = printed(&mut plyground(&[&play[..], &["--lang", code]].concat()));
        assert!(by_option.contains(greeting), "{code}: {by_option}");
        assert_eq!(by_option, printed(&mut plyground(&[&["--lang", code], &play[..]].concat())), "{code}");
        assert_eq!(by_option, printed(plyground(&play).env("LANG", format!("{code}_XX.UTF-8"))), "{code}");
        assert_eq!(by_option, printed(plyground(&play).env("LANGUAGE", format!("xx:{code}:en"))), "{code}");
    }
}

#[test]
fn an_unknown_language_is_refused_in_the_one_of_the_environment() {
    let message = complaint(plyground(&["games", "--lang", "xx"]).env("LC_ALL", "sk_SK.UTF-8"));
    assert_eq!(message, "plyground: jazyk `xx` tu nie je: vyberte jeden z en, ru, uk, sk, cs, pl\n");
}

#[test]
fn what_programs_read_is_the_same_in_every_language() {
    for list in ["games", "algorithms", "evaluators", "presets", "mutations", "conventions"] {
        let english = printed(&mut plyground(&[list, "--json"]));
        for code in &LANGUAGES[1..] {
            assert_eq!(
                printed(&mut plyground(&[list, "--json", "--lang", code])),
                english,
                "{list} in {code}"
            );
            assert_ne!(printed(&mut plyground(&[list, "--lang", code])), printed(&mut plyground(&[list])));
        }
    }
    let without_times = |text: String| {
        let lines = text.lines().filter(|line| !line.contains("time_s") && !line.contains("per_second"));
        lines.map(str::to_owned).collect::<Vec<_>>()
    };
    let search = ["search", "gomoku", "--depth", "2", "--nodes", "300", "--json"];
    let english = without_times(printed(&mut plyground(&search)));
    for code in &LANGUAGES[1..] {
        let other = printed(&mut plyground(&[&search[..], &["--lang", code]].concat()));
        assert_eq!(without_times(other), english, "{code}");
    }
}

#[test]
fn complaints_from_every_layer_are_translated() {
    for (args, expected) in [
        // The parser of the command line, with a reason given by the program.
        (&["search", "tic-tac-toe", "--depth", "x"][..], "глубина — целое число от 0 до 400"),
        (&["comparre"], "есть похожая команда: 'compare'"),
        // The program.
        (&["search"], "назовите игру"),
        // The registry.
        (&["search", "tictactoe"], "нет игры `tictactoe`: может быть, `tic-tac-toe`?"),
        (&["search", "tic-tac-toe", "--mutation", "gaps-count"], "меняет оценочную функцию line-powers"),
        // A game, at the end of a chain of three messages.
        (
            &["search", "tic-tac-toe", "--moves", "a1 nonsense"],
            "ход 2: `nonsense` — не клетка: введите её как 5, b2, `2 2` или `row 2 col 2`",
        ),
        (&["search", "explicit([1,,2])"], "дерево не читается с символа 4: `,` — не число"),
        // Plural forms.
        (&["search", "tic-tac-toe", "--position", "X"], "в позиции 1 клетка"),
        (&["search", "tic-tac-toe", "--position", "XO.."], "в позиции 4 клетки"),
        (&["search", "tic-tac-toe", "--position", "XO..3"], "в позиции 7 клеток"),
    ] {
        let message = complaint(&mut plyground(&[args, &["--lang", "ru"]].concat()));
        assert!(message.contains(expected), "{args:?} should say `{expected}`: {message}");
    }
}

#[test]
fn labels_of_any_width_stand_in_a_column() {
    for code in LANGUAGES {
        let text = printed(&mut plyground(&["search", "tic-tac-toe", "--lang", code]));
        // The numbers of nodes, generated moves and cutoffs are aligned.
        let places: Vec<usize> = text
            .lines()
            .filter(|line| ["297", "226", "237"].iter().any(|end| line.ends_with(end)))
            .map(|line| line.chars().take_while(|c| !c.is_ascii_digit()).count())
            .collect();
        assert!(places.len() == 3 && places.iter().all(|place| *place == places[0]), "{code}: {text}");
    }
}
