//! Readers of games and openings against arbitrary text: an answer or a sentence, never a panic.

use plyground_arena::{read_openings, read_score};
use plyground_gomoku::record::{
    Rows, read_cells, read_list, read_psq, read_sgf, write_list, write_psq, write_sgf,
};
use plyground_gomoku::{Cell, Rule};
use proptest::prelude::*;

/// Text that is rich in the elements of the formats.
fn pieces() -> impl Strategy<Value = String> {
    let words = [
        "(",
        ")",
        ";",
        "[",
        "]",
        "\\",
        "B[aa]",
        "W[",
        "AB",
        ";AB[aa:cc]",
        "AE[bb]",
        ";AE[aa:dd]",
        "PL[W]",
        "SZ[15]",
        "SZ[5:20]",
        "GM[4]",
        "C[",
        "Piskvorky ",
        "15x15",
        ", 11:11, 0\n",
        "8,8,1\n",
        "0,0,0\n",
        "99999999999999999999,1\n",
        "; move 1 x\n",
        "; rule caro\n",
        "h8",
        "z99",
        "\n",
        "\r\n",
        "-7,7",
        ",",
        " ",
        "ж",
        "\u{feff}",
        "MESSAGE eval ",
        "-M",
        "1e999",
        "#",
        "# 9x7, ",
        "renju, rows from the top",
    ];
    let word = prop_oneof![4 => proptest::sample::select(words.to_vec()).prop_map(str::to_owned), 1 => any::<String>()];
    proptest::collection::vec(word, 0..24).prop_map(|words| words.concat())
}

proptest! {
    #[test]
    fn nothing_that_is_read_is_a_panic(text in pieces()) {
        let _ = read_cells(&text, 15, 15, Rows::FromBottom);
        let _ = read_score(&text);
        for rule in Rule::ALL {
            let _ = read_openings(&text, 15, rule, Rows::FromTop);
        }
        let list = read_list(&text, (15, 15), Rows::FromTop);
        for record in read_sgf(&text).unwrap_or_default().into_iter().chain(read_psq(&text)).chain(list) {
            // What was read can be played or is refused, and can be written and read again.
            let _ = record.board(Rule::Renju);
            let again = read_sgf(&write_sgf(&record)).expect("what was written can be read");
            prop_assert_eq!(again[0].moves.len(), record.moves.len());
            let again = read_psq(&write_psq(&record)).expect("what was written can be read");
            prop_assert!(again.moves.iter().map(|turn| turn.cell).eq(record.moves.iter().map(|turn| turn.cell)));
            let again = read_list(&write_list(&record, Rows::FromTop), (15, 15), Rows::FromBottom)
                .expect("what was written can be read");
            prop_assert!(again.moves.iter().map(|turn| turn.cell).eq(record.moves.iter().map(|turn| turn.cell)));
        }
    }

    #[test]
    fn moves_come_back_from_every_form(places in proptest::collection::vec((0_usize..20, 0_usize..20), 0..60)) {
        let cells: Vec<Cell> = places.into_iter().map(|(column, row)| Cell::new(column, row)).collect();
        let record = plyground_gomoku::record::Record::of_cells(20, 20, cells.iter().copied()).expect("20x20 is a board");
        prop_assert_eq!(&read_sgf(&write_sgf(&record)).expect("SGF")[0], &record);
        let psq = read_psq(&write_psq(&record)).expect("PSQ");
        prop_assert_eq!(psq.moves, record.moves);
    }
}
