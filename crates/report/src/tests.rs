//! Whole reports: in every language, of every game, and verified.

use plyground_draw::figure::{can_write, unsupported};
use plyground_i18n::{LANGUAGES, Texts};
use plyground_registry::{GAMES, PRESETS, open};

use super::document::{Block, Document, Math, html, latex, typst};
use super::samples::{findings, measured, settings};
use super::*;

fn composed(findings: &Findings, texts: &Texts) -> (Claim, Document) {
    let title = Title { name: vec!["Ľ. Štúr, Ґ. Їжак".to_owned()], ..Title::default() };
    let claim = Claim::new(findings, title.clone(), texts.language().code, "plyground report");
    let additions = Additions::default();
    let cover = Cover { title, command: "plyground report".to_owned(), data: claim.write(), additions };
    let document = compose(findings, &cover, texts).unwrap();
    (claim, document)
}

/// The kinds of the blocks of a document, which do not depend on its language.
fn shape(document: &Document) -> Vec<Vec<std::mem::Discriminant<Block>>> {
    let kinds = |section: &document::Section| section.blocks.iter().map(std::mem::discriminant).collect();
    document.sections.iter().map(kinds).collect()
}

/// The texts of a picture.
fn letters(svg: &str) -> impl Iterator<Item = &str> {
    svg.split("<text").skip(1).filter_map(|piece| piece.split_once('>')?.1.split("</text").next())
}

#[test]
fn a_report_is_complete_in_every_language() {
    let findings = findings();
    let (_, english) = composed(findings, &Texts::english());
    let mut pages: Vec<String> = Vec::new();
    for language in &LANGUAGES {
        let code = language.code;
        let (_, document) = composed(findings, &Texts::new(language));
        // The first chapter of the others has an abstract in English, too.
        assert_eq!(shape(&document)[1..], shape(&english)[1..], "{code}");
        let blocks = |document: &Document| document.sections[0].blocks.len();
        assert_eq!(blocks(&document), if code == "en" { 2 } else { 5 }, "{code}");
        assert_eq!(document.literature.len(), 7);
        let page = html(&document);
        for (name, text) in [("html", &page), ("typst", &typst(&document)), ("latex", &latex(&document))] {
            for leftover in ["{ $", "\u{e000}", "\u{e001}", "\u{e002}", "\u{e003}", "\u{e004}"] {
                assert!(!text.contains(leftover), "{code}, {name}: a gap is not filled");
            }
        }
        assert_eq!(unsupported(&latex(&document)), [], "{code}: pdfLaTeX has no such signs");
        for figure in document.figures() {
            for text in letters(&figure.svg) {
                assert!(
                    can_write(text),
                    "{code}, {}: `{text}` has letters that nobody can draw",
                    figure.label
                );
            }
        }
        // Every chapter has a heading of its own in every language.
        for other in &pages {
            assert!(!other.contains(&format!("</span> {}</h2>", document.sections[0].title)), "{code}");
        }
        pages.push(page);
    }
}

/// A skeleton asks in every chapter and answers nothing: no measurement, no listing, none of our files.
#[test]
fn a_skeleton_has_questions_and_no_answers() {
    for language in &LANGUAGES {
        let texts = Texts::new(language);
        let skeleton = |without: &[Chapter]| {
            let additions = Additions { skeleton: true, without: without.to_vec(), ..Additions::default() };
            let (title, command) = (Title::default(), "plyground report".to_owned());
            compose(findings(), &Cover { title, command, data: String::new(), additions }, &texts).unwrap()
        };
        let document = skeleton(&[]);
        assert_eq!(document.sections.len(), Chapter::ALL.len());
        for (section, chapter) in document.sections.iter().zip(Chapter::ALL) {
            let asks = section.blocks.iter().any(|block| match block {
                Block::List { items, .. } => items.iter().any(|item| format!("{item:?}").contains('?')),
                _ => false,
            });
            let is_given = [Chapter::Criteria, Chapter::Literature, Chapter::Reproduction].contains(&chapter);
            assert!(asks || is_given, "{}: {chapter:?} asks nothing", language.code);
            assert!(!section.blocks.iter().any(|block| matches!(block, Block::Listing(_))), "{chapter:?}");
        }
        for page in [html(&document), typst(&document), latex(&document)] {
            assert!(!page.contains("crates/") && !page.contains("data-count") && !page.contains("--cases"));
        }
        assert_eq!(unsupported(&latex(&document)), [], "{}", language.code);
        let fewer = skeleton(&[Chapter::Games, Chapter::Evaluator]);
        assert_eq!(fewer.sections.len(), Chapter::ALL.len() - 2);
        assert!(typst(&fewer).len() < typst(&document).len());
    }
}

#[test]
fn minimax_turns_the_sign_where_min_is_to_move_at_a_leaf() {
    for language in &LANGUAGES {
        let (_, document) = composed(findings(), &Texts::new(language));
        let blocks = || document.sections.iter().flat_map(|section| &section.blocks);
        // The first formula with several cases is that of minimax.
        let cases = blocks().find_map(|block| match block {
            Block::Formula(Math::Row(parts)) => parts.iter().find_map(|part| match part {
                Math::Cases(cases) if cases.len() > 2 => Some(cases),
                _ => None,
            }),
            _ => None,
        });
        let (values, whens): (Vec<Math>, Vec<String>) = cases.unwrap().iter().cloned().unzip();
        assert_eq!(values, ["f(p)", "-f(p)", "max v(p')", "min v(p')"].map(Math::read), "{}", language.code);
        let mover: Vec<bool> = whens.iter().map(|when| when.contains("Max")).collect();
        assert_eq!(mover, [true, false, true, false], "{whens:?}");
        let listing = |label: &str| {
            let text = blocks().find_map(|block| match block {
                Block::Listing(listing) if listing.label == label => Some(listing.text.clone()),
                _ => None,
            });
            text.unwrap()
        };
        let program = listing("lst-minimax");
        assert!(program.contains("if mover(p) = Max: return f(p)\n        else: return −f(p)"), "{program}");
        assert!(!listing("lst-negamax").contains("−f(p)"), "there every value is that of the side to move");
        assert!(listing("lst-source-minimax").contains("Some(value) => seen_by(max, mover, value)"));
    }
}

#[test]
fn every_game_and_every_document_has_a_report() {
    let texts = Texts::english();
    let mut families = Vec::new();
    for entry in GAMES {
        let aliases = entry.aliases.iter().map(|(_, parameters, _)| *parameters);
        for parameters in entry.samples.iter().copied().chain(aliases) {
            let Ok(session) = (entry.open)(parameters) else { continue };
            if session.outcome().is_some() {
                continue;
            }
            let mut settings = settings(&*session, 500);
            settings.mutations.truncate(1);
            let (_, document) = composed(&measured(&settings), &texts);
            assert!(html(&document).len() > 10_000, "{}", session.game());
            assert_eq!(unsupported(&latex(&document)), [], "{}: pdfLaTeX has no such signs", session.game());
            families.push(entry.id);
        }
    }
    assert!(families.contains(&"mnk") && families.contains(&"explicit"));
    for preset in PRESETS {
        let session = open(preset.game).unwrap();
        let mut settings = ReportSettings::of(&*session, Some(preset)).unwrap();
        settings.depths.truncate(2);
        settings.effort = 300;
        let (_, document) = composed(&measured(&settings), &texts);
        let page = html(&document);
        let algorithms = settings.algorithms.len();
        assert_eq!(page.matches("The search in pseudo-code").count(), algorithms, "{}", preset.id);
        assert!(settings.mutations.is_empty() || page.contains("Mistakes and what they do"), "{}", preset.id);
    }
}

#[test]
fn time_is_promised_only_where_it_is_measured() {
    let texts = Texts::english();
    let untimed = html(&composed(findings(), &texts).1);
    assert!(untimed.contains("count positions at depths from 1 to 4;"));
    assert!(!untimed.contains("measure time") && !untimed.contains("how long that takes"));
    let mut timed = findings().clone();
    timed.comparison[3].time = Some(samples::time(0.125, 0.001));
    let page = html(&composed(&timed, &texts).1);
    assert!(page.contains("count positions and measure time") && page.contains("how long that takes"));
}

#[test]
fn disturbed_times_carry_the_warning_of_a_comparison() {
    let texts = Texts::english();
    let mut timed = findings().clone();
    let mut time = samples::time(0.125, 0.001);
    timed.comparison[3].time = Some(time);
    assert!(!html(&composed(&timed, &texts).1).contains("Warning"));
    time.outliers = 3;
    timed.comparison[3].time = Some(time);
    let warning = plyground_lab::export::disturbance(&texts, &timed.comparison).unwrap();
    let shown = warning.replacen('w', "W", 1);
    assert!(warning.contains("3 runs") && html(&composed(&timed, &texts).1).contains(&shown), "{warning}");
}

#[test]
fn the_pictures_of_games_are_named_by_who_plays() {
    let (_, document) = composed(findings(), &Texts::english());
    let svg = |label: &str| &document.figures().find(|figure| figure.label == label).unwrap().svg;
    assert!(svg("fig-game-1").contains("<title>The program against itself</title>"));
    assert!(svg("fig-game-2").contains("<title>The program against chance</title>"));
}

#[test]
fn the_same_settings_give_the_same_report() {
    let again = measured(&findings().settings);
    assert_eq!(hash(&again.counts()), hash(&findings().counts()));
    let texts = Texts::english();
    assert_eq!(html(&composed(&again, &texts).1), html(&composed(findings(), &texts).1));
}

#[test]
fn a_report_is_verified_and_an_edited_one_is_not() {
    let texts = Texts::new(&LANGUAGES[2]);
    let (claim, document) = composed(findings(), &texts);
    let page = html(&document);
    let counts = measured(&findings().settings).counts();
    for text in [&page, &claim.write()] {
        let read = Claim::read(text).unwrap();
        assert_eq!(read, claim);
        assert_eq!(read.difference(&counts), None);
    }
    assert_eq!(difference_on_page(&page, &counts, &texts), None);
    assert!(page.matches("data-count").count() > 50, "the numbers that people see can be checked");

    let name = "comparison/alpha-beta/depth 3/nodes";
    let nodes = counts[name].as_u64().unwrap();
    let edited =
        claim.write().replace(&format!("\"{name}\": {nodes}"), &format!("\"{name}\": {}", nodes - 1));
    let difference = Claim::read(&edited).unwrap().difference(&counts).unwrap();
    assert_eq!(difference.name, name);
    assert_eq!(difference.said, Some((nodes - 1).to_string()));
    assert_eq!(difference.counted, Some(nodes.to_string()));

    let shown = format!("<span data-count=\"{name}\">{nodes}");
    assert!(page.contains(&shown), "{shown}");
    let edited = page.replace(&shown, &format!("<span data-count=\"{name}\">{}", nodes + 1));
    assert_eq!(Claim::read(&edited).unwrap().difference(&counts), None, "the data are as they were");
    let difference = difference_on_page(&edited, &counts, &texts).unwrap();
    assert_eq!((difference.name.as_str(), difference.counted), (name, Some(nodes.to_string())));

    // A point between the digits makes it another number.
    let written = nodes.to_string();
    let edited =
        page.replace(&shown, &format!("<span data-count=\"{name}\">{}.{}", &written[..1], &written[1..]));
    assert_eq!(difference_on_page(&edited, &counts, &texts).unwrap().name, name);
    for prefix in ["comparison/minimax/depth 4/nodes at ply 4", "game 1/move 1/nodes"] {
        assert!(
            counts.contains_key(prefix) && page.contains(&format!("data-count=\"{prefix}\"")),
            "{prefix}"
        );
    }
}

#[test]
fn counts_that_are_missing_or_made_up_are_noticed() {
    let (claim, _) = composed(findings(), &Texts::english());
    let mut counts = claim.counts.clone();
    counts.insert("comparison/minimax/depth 99/nodes".to_owned(), 1.into());
    assert_eq!(claim.difference(&counts).unwrap().said, None);
    let mut fewer = claim.counts.clone();
    let first = fewer.keys().next().unwrap().clone();
    fewer.shift_remove(&first);
    assert_eq!(claim.difference(&fewer).unwrap().counted, None);
    let mut forged = claim.clone();
    forged.hash = "0".repeat(64);
    assert_eq!(forged.difference(&claim.counts).unwrap().name, "hash");
}

#[test]
fn what_is_no_report_is_refused() {
    let foreign = |text: &str| matches!(Claim::read(text), Err(Refusal::Foreign(_)));
    assert!(
        foreign("") && foreign("hello") && foreign("{}") && foreign("[1,2]") && foreign("{\"format\":\"x\"}")
    );
    assert_eq!(Claim::read("<!doctype html><p>hello"), Err(Refusal::NoData));
    let (claim, document) = composed(findings(), &Texts::english());
    let text = claim.write();
    assert!(foreign(&text[..text.len() / 2]), "cut off");
    assert!(foreign(&text.replace("\"seed\"", "\"sead\"")), "a key that is not known");
    assert_eq!(Claim::read(&text.replace("\"version\": 3", "\"version\": 4")), Err(Refusal::Future(4)));
    let page = html(&document);
    assert!(Claim::read(&page[..page.len() - 100]).is_err(), "cut off");
}

#[test]
fn a_page_can_be_written_again_from_its_claim() {
    let mut timed = findings().clone();
    timed.comparison[3].time = Some(samples::time(0.125, 0.001));
    let texts = Texts::new(&LANGUAGES[4]);
    let (claim, document) = composed(&timed, &texts);
    let claim_again = Claim::read(&html(&document)).unwrap();
    let again = claim_again.with_times(&measured(&claim.settings));
    assert_eq!(html(&composed(&again, &texts).1), html(&document));
}

#[test]
fn every_figure_is_a_file_twice() {
    let (_, document) = composed(findings(), &Texts::english());
    let mut told = 0;
    let files = files(&document, &mut |_| told += 1).unwrap();
    assert_eq!(files.len(), 4 + 2 * told);
    assert_eq!(told, document.figures().count());
    let typst = String::from_utf8(files[1].content.clone()).unwrap();
    for file in files.iter().filter(|file| file.path.rsplit_once('.').is_some_and(|(_, kind)| kind == "svg"))
    {
        assert!(typst.contains(&file.path), "{}", file.path);
        assert!(!String::from_utf8_lossy(&file.content).contains("<text"), "letters are shapes");
    }
    let mut labels: Vec<&String> = document.figures().map(|figure| &figure.label).collect();
    labels.sort();
    labels.dedup();
    assert_eq!(labels.len(), told, "every figure has a label of its own");
}

#[test]
fn measuring_can_be_stopped() {
    let stopped = std::sync::atomic::AtomicBool::new(true);
    let still = || std::time::Duration::ZERO;
    let options =
        MeasureOptions { clock: &still, timing: None, cancel: Some(&stopped), own: None, known: &[] };
    assert_eq!(measure(&findings().settings, options, &mut |_| ()), Ok(None));
}

#[test]
fn forged_settings_are_refused_or_carried_out() {
    let still = || std::time::Duration::ZERO;
    let options = MeasureOptions { clock: &still, timing: None, cancel: None, own: None, known: &[] };
    let forged = |change: fn(&mut ReportSettings)| {
        let mut settings = findings().settings.clone();
        settings.depths.truncate(1);
        settings.mutations.clear();
        change(&mut settings);
        measure(&settings, options, &mut |_| ())
    };
    assert!(forged(|settings| settings.algorithms.clear()).is_err());
    assert!(forged(|settings| settings.depths.clear()).is_err());
    assert!(forged(|settings| settings.depths = vec![0]).is_err());
    let single = forged(|settings| settings.algorithms = vec!["minimax".to_owned()]).unwrap().unwrap();
    let (_, document) = composed(&single, &Texts::english());
    assert!(!html(&document).is_empty(), "a table with few columns");
    let works: Vec<&str> = document.literature.iter().map(|work| work.key).collect();
    assert!(works.contains(&"neumann") && !works.contains(&"reinefeld"), "only what is cited: {works:?}");
}

#[test]
fn moves_named_like_counts_keep_their_own() {
    let session = open("explicit([[value:1,moves:2],[value:3,moves:4]])").unwrap();
    let findings = measured(&settings(&*session, 600));
    let counts = findings.counts();
    let (value, moves) = (&counts["worked position/value"], &counts["worked position/moves"]);
    assert!(value.is_number() && moves.is_string(), "{value} {moves}");
    assert_eq!(
        findings.worked.choices.len(),
        counts.keys().filter(|name| name.starts_with("worked position/move ")).count()
    );
}

#[test]
fn a_long_command_can_be_broken() {
    let command = format!("plyground report 'explicit([{}])' --no-time", "[1,2,3,4,5,6,7,8],".repeat(8));
    let cover = Cover {
        title: Title::default(),
        command: command.clone(),
        data: String::new(),
        additions: Additions::default(),
    };
    let document = compose(findings(), &cover, &Texts::english()).unwrap();
    let source = latex(&document);
    let line = source.lines().find(|line| line.contains("plyground report")).unwrap();
    let longest = line.split("\\allowbreak{}").map(|piece| piece.replace(['{', '}'], "").len()).max();
    assert!(line.matches("\\allowbreak{}").count() > 5 && longest < Some(120), "{line}");
    assert_eq!(line.replace("\\allowbreak{}", "").matches("{[}1,2,3,4,5,6,7,8{]},").count(), 8, "{line}");
    let page = html(&document);
    let page = page.replace("<span>", "").replace("</span>", "");
    assert!(page.contains(&command), "a page can be copied from");
}
