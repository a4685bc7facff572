//! Formulas of evaluator files: what they are worth, and what is said about mistakes.

use plyground_core::Player;
use plyground_registry::{Algorithm, OwnEvaluator, SearchTask, open};

/// The value of a formula where `store` is 2 for the side to move and 5 for the opponent, and `seeds` 3 and 8.
fn value(text: &str) -> Result<i32, String> {
    let mut session = open("kalah(3,3)").unwrap();
    session.set_position("1,1,1,2/3,3,2,5", Some(Player::First), false).unwrap();
    let file = format!("name = \"tried\"\nformula = '''\n{text}'''\n");
    let own = session.add_evaluator(&OwnEvaluator::Formula(file)).map_err(String::from)?;
    let task = SearchTask { evaluator: Some(own), depth: Some(0), ..SearchTask::new(Algorithm::Minimax) };
    Ok(session.judge(&task).map_err(String::from)?.value.get())
}

#[test]
fn operators_bind_as_in_arithmetic() {
    for (text, expected) in [
        ("1 + 2 * 3", 7),
        ("(1 + 2) * 3", 9),
        ("10 - 4 - 3", 3),
        ("12 / 2 / 3", 2),
        ("-store * seeds", -6),
        ("2 * -store", -4),
        ("--store", 2),
        ("store - their.store + my.seeds", 0),
        ("0.5 * (store - their.store) * 2", -3),
        ("7 / (store - 2)", 0),
        ("min(store, seeds, their.store) + max(1, their.seeds)", 10),
        ("abs(store - their.store)", 3),
        ("if(store < seeds, 10, 20) + if(store >= seeds, 1, 2)", 12),
        ("(store != seeds) + (store == 2) * 10 + (store > 5) + (seeds <= 3)", 12),
        ("\n3\t*\n store", 6),
        ("1.6", 2),
    ] {
        assert_eq!(value(text), Ok(expected), "{text}");
    }
}

#[test]
fn what_is_wrong_is_said_with_its_place() {
    for (text, expected) in [
        ("", "formula, character 1: the formula ends"),
        ("1 +", "formula, character 4: the formula ends"),
        ("1 + * 2", "formula, character 5: a number, a feature or a parenthesis is expected, not `*`"),
        ("(1 + 2", "formula, character 1: the parenthesis that opens here is not closed"),
        ("1 2", "formula, character 3: `2` does not belong here"),
        ("2store", "formula, character 2: `store` does not belong here"),
        ("(store seeds)", "formula, character 8: `seeds` does not belong here"),
        ("žluť + 1", "formula, character 1: there is no feature `žluť`"),
        ("store + their.c", "formula, character 15: there is no feature `c`"),
        ("store + our.store", "formula, character 9: `our.` is no side"),
        ("1.2.3", "formula, character 1: `1.2.3` is not a number"),
        ("store + min(1)", "formula, character 9: min needs its values in parentheses: min(a, b)"),
        ("if(store, seeds)", "formula, character 1: if needs its values in parentheses: if(a, b, c)"),
        ("abs", "formula, character 1: abs needs its values"),
        ("store < seeds < store", "formula, character 15: `<` does not belong here"),
    ] {
        let error = value(text).unwrap_err();
        assert!(error.starts_with(expected), "{text}: {error}");
    }
}

#[test]
fn what_is_too_large_is_refused() {
    for text in ["(".repeat(5_000), "-".repeat(5_000), "1+".repeat(2_000) + "1"] {
        let error = value(&text).unwrap_err();
        assert!(error.contains("too large"), "{error}");
    }
    let wide = "1+(".repeat(40) + "1" + &")".repeat(40);
    assert!(value(&wide).unwrap_err().contains("too large"), "the stack has an end");
}
