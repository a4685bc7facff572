//! Worksheets, their files and their marks.

use std::collections::HashSet;

use plyground_exercise::moodle::moodle;
use plyground_exercise::page::{SheetPage, form, html, latex, text, typst};
use plyground_exercise::{
    Answers, ClassKey, Difficulty, ExerciseKind, Sheet, SheetRequest, Solution, Student, Verdict, feedback,
    mark, solution_text, student_seed,
};
use plyground_i18n::{LANGUAGES, Texts};

fn request(level: u8) -> SheetRequest {
    SheetRequest {
        kinds: ExerciseKind::ALL.to_vec(),
        difficulty: Difficulty::new(level).unwrap(),
        questions: 8,
    }
}

fn ada() -> Student {
    Student { name: "Ada <Lovelace> & Co_{}".to_owned(), id: "18/15".to_owned() }
}

#[test]
fn no_two_worksheets_are_alike() {
    let request =
        SheetRequest { kinds: vec![ExerciseKind::Unvisited, ExerciseKind::WinningMove], ..request(1) };
    let request = SheetRequest { questions: 2, ..request };
    let mut seen = HashSet::new();
    for number in 0..200 {
        let student = Student { name: String::new(), id: format!("student-{number}") };
        let sheet = Sheet::for_student(&request, 1, &student);
        let subjects: Vec<_> =
            sheet.exercises.iter().map(|exercise| exercise.question.subject.clone()).collect();
        assert!(seen.insert(format!("{subjects:?}")), "{number}");
    }
    assert_ne!(student_seed(1, "a"), student_seed(2, "a"));
    assert_ne!(student_seed(1, "ab"), student_seed(1, "ba"));
    assert_eq!(student_seed(1, " a "), student_seed(1, "a"));
}

#[test]
fn a_sheet_repeats_no_question() {
    let request = SheetRequest { kinds: vec![ExerciseKind::WinningMove], questions: 30, ..request(1) };
    let sheet = Sheet::new(&request, 5);
    let subjects: HashSet<String> =
        sheet.exercises.iter().map(|exercise| format!("{:?}", exercise.question.subject)).collect();
    assert_eq!(subjects.len(), 30);
}

/// The student's files in every format are the same for every solution: nothing in them can come from the key.
#[test]
fn the_students_files_do_not_depend_on_the_key() {
    let texts = Texts::english();
    let sheet = Sheet::for_student(&request(2), 1, &ada());
    let mut other = sheet.clone();
    for exercise in &mut other.exercises {
        for solution in &mut exercise.solutions {
            *solution = Solution::Number(4711);
        }
        exercise.seed = 0;
        exercise.measures = plyground_exercise::Measures::default();
    }
    other.seed = 0;
    let written = |sheet: &Sheet| {
        let page = SheetPage::of_student(sheet, &texts);
        [html(&page), latex(&page), typst(&page), text(&page), form(&page, &texts)]
    };
    assert_eq!(written(&sheet), written(&other));
    let key = html(&SheetPage::of_teacher(&sheet, &texts));
    for exercise in &sheet.exercises {
        for solution in &exercise.solutions {
            let numbers = matches!(solution, Solution::Window(..));
            assert!(numbers || key.contains(&format!(">{}<", solution_text(solution))), "{solution:?}");
        }
    }
}

#[test]
fn special_characters_of_names_are_escaped() {
    let texts = Texts::english();
    let page = SheetPage::of_student(&Sheet::for_student(&request(1), 1, &ada()), &texts);
    assert!(html(&page).contains("Ada &lt;Lovelace&gt; &amp; Co_{}"));
    assert!(latex(&page).contains("Ada \\textless{}Lovelace\\textgreater{} \\& Co\\_\\{\\}"));
    assert!(typst(&page).contains("Ada \\<Lovelace\\> & Co\\_\\{\\}"));
    assert!(latex(&page).contains("figures/18_15-1.png"));
}

/// Typst takes `1.` at the beginning of a content block for an item of a list.
#[test]
fn the_number_of_a_question_is_no_list_for_typst() {
    let source = typst(&SheetPage::of_student(&Sheet::new(&request(1), 1), &Texts::english()));
    for number in 1..=8 {
        assert!(source.contains(&format!("[#strong[{number}\\. ")), "{number}: {source}");
    }
}

#[test]
fn sheets_and_forms_say_how_answers_are_written_and_bear_the_teachers_title() {
    for language in &LANGUAGES {
        let texts = Texts::new(language);
        let page = SheetPage::of_student(&Sheet::for_student(&request(1), 1, &ada()), &texts);
        let page = page.headed(Some("Lab 3"), Some("KN-21, 1.10."));
        for written in [html(&page), latex(&page), typst(&page), text(&page), form(&page, &texts)] {
            assert!(written.contains("inf"), "{}: {written}", language.code);
            assert!(written.contains("Lab 3") && written.contains("KN"), "{}: {written}", language.code);
        }
        assert!(
            !text(&page).contains("open window")
                && SheetPage::of_teacher(&Sheet::new(&request(1), 1), &texts).hint.is_empty()
        );
    }
}

#[test]
fn different_answers_are_counted() {
    let request = SheetRequest { kinds: vec![ExerciseKind::Counts], questions: 1, ..request(2) };
    let keys: Vec<_> = (0..12).map(|seed| Sheet::new(&request, seed).key()).collect();
    let twice = [keys.clone(), keys.clone()].concat();
    let count = ClassKey::new(1, keys).distinct_answers();
    assert!(count.len() == 1 && count[0] >= 5, "{count:?}");
    assert_eq!(ClassKey::new(1, twice).distinct_answers(), count);
}

/// Every language writes every kind, and no picture is too wide for A4.
#[test]
fn sheets_are_written_in_every_language() {
    for language in &LANGUAGES {
        let texts = Texts::new(language);
        for level in [1, 5] {
            let page = SheetPage::of_teacher(&Sheet::new(&request(level), 9), &texts);
            assert_eq!(page.questions.len(), 8);
            for question in &page.questions {
                // 700 pixels fill a line; letters of 13 pixels are legible down to two thirds.
                assert!(question.drawing.0 < 1050.0, "{} {}", question.title, question.drawing.0);
            }
        }
    }
}

#[test]
fn a_right_form_gets_all_points_and_an_empty_one_none() {
    let texts = Texts::english();
    for level in Difficulty::RANGE {
        let sheet = Sheet::for_student(&request(level), 3, &ada());
        let filled = text(&SheetPage::of_teacher(&sheet, &texts));
        let marks = mark(&sheet.key(), &Answers::read(&filled).unwrap());
        assert_eq!((marks.points, marks.most), (sheet.points(), sheet.points()), "{filled}");
        assert!(marks.unread.is_empty() && marks.parts.iter().all(|part| feedback(&texts, part).is_none()));
        let empty = form(&SheetPage::of_student(&sheet, &texts), &texts);
        let answers = Answers::read(&empty).unwrap();
        assert_eq!((answers.id.as_deref(), answers.given.len()), (Some("18/15"), 0), "{empty}");
        let marks = mark(&sheet.key(), &answers);
        assert!(marks.points == 0 && marks.parts.iter().all(|part| part.verdict == Verdict::Missing));
        assert!(marks.parts.iter().all(|part| feedback(&texts, part).is_some()));
    }
}

#[test]
fn the_key_survives_its_file_and_finds_its_sheet() {
    let sheets = ["a1", "b2"].map(|id| Student { name: id.to_uppercase(), id: id.to_owned() });
    let keys = sheets.iter().map(|student| Sheet::for_student(&request(1), u64::MAX, student).key());
    let key = ClassKey::new(u64::MAX, keys.collect());
    let read = ClassKey::read(&serde_json::to_string(&key).unwrap()).unwrap();
    assert_eq!(read, key);
    assert_eq!(key.sheet(Some(" B2 ")).unwrap().name, "B2");
    assert_eq!(key.sheet(Some("c3")), None);
    assert_eq!(key.sheet(None), None, "a class has no sheet for everyone");
    let common = ClassKey::new(1, vec![Sheet::new(&request(1), 1).key()]);
    assert!(common.sheet(None).is_some() && common.sheet(Some("anyone")).is_some());
    for bad in ["", "{}", "{\"format\":\"other\",\"seed\":1,\"sheets\":[]}"] {
        assert!(ClassKey::read(bad).unwrap_err().to_string().contains("not an answer key"), "{bad}");
    }
}

#[test]
fn moodle_gets_well_formed_questions_with_pictures() {
    let texts = Texts::english();
    let sheets = [Sheet::for_student(&request(2), 1, &ada())];
    let xml = moodle(&texts, &sheets).unwrap();
    let count = |needle: &str| xml.matches(needle).count();
    assert_eq!(count("<question type=\"category\">"), 8);
    assert_eq!((count("<question type=\"cloze\">"), count("<question type=\"shortanswer\">")), (6, 2));
    assert_eq!(count("<question "), count("</question>"));
    assert_eq!(count("<file name=\"picture.png\" path=\"/\" encoding=\"base64\">iVBORw0KGgo"), 8);
    assert_eq!(count("@@PLUGINFILE@@/picture.png"), 8);
    assert_eq!(count("<![CDATA["), count("]]>"));
}
