//! Exercises: a class list, an answer key, and a student's form against the key of a sheet.

#![no_main]

use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;
use plyground_exercise::{
    Answers, ClassKey, Difficulty, ExerciseKind, Sheet, SheetKey, SheetRequest, mark, read_class,
};

static KEY: LazyLock<SheetKey> = LazyLock::new(|| {
    let kinds = ExerciseKind::ALL.to_vec();
    let difficulty = Difficulty::new(2).expect("2 is between 1 and 5");
    Sheet::new(&SheetRequest { questions: kinds.len(), kinds, difficulty }, 1).key()
});

fuzz_target!(|text: &str| {
    if let Ok(class) = read_class(text) {
        assert!(class.iter().all(|student| !student.id.is_empty()));
    }
    let Ok(answers) = Answers::read(text) else { return };
    let marks = mark(&KEY, &answers);
    assert!(marks.points <= marks.most);
    if let Ok(key) = ClassKey::read(text) {
        for sheet in &key.sheets {
            let _ = mark(sheet, &answers);
        }
    }
});
