//! Output of the results.

use std::io::{IsTerminal, stdout};
use std::path::{Path, PathBuf};

use plyground_draw::figure::png;
use plyground_draw::plot::{self, Plot};
use plyground_i18n::{Family, Texts, say};
use plyground_lab::experiment::{Agreement, Results, agreement};
use plyground_lab::export::{self, DataTable};
use plyground_lab::plots::{Quantity, plots};

use super::args::OutputArgs;
use crate::failure::Failure;
use crate::{files, output};

/// Pixels per unit of a drawing: sharp in print and on fine screens.
const SHARPNESS: f32 = 2.0;
/// Width of a chart where the terminal's is unknown.
const USUAL_WIDTH: u16 = 100;

/// Refuses files that cannot be written.
pub(super) fn check_files(args: &OutputArgs) -> Result<(), Failure> {
    for (path, option, endings) in [(&args.svg, "--svg", ["svg"]), (&args.png, "--png", ["png"])] {
        match path {
            Some(folder) if is_folder(folder) => files::check_folder(folder)?,
            Some(path) => files::check_kind(path, option, &endings)?,
            None => {}
        }
    }
    check_page(args)
}

/// The same for the page.
pub(super) fn check_page(args: &OutputArgs) -> Result<(), Failure> {
    args.html.iter().try_for_each(|path| files::check_kind(path, "--html", &["html", "htm"]))
}

/// Prints results, writes the files that were asked for, and reports whether the searches agree.
pub(super) fn all(texts: &Texts, args: &OutputArgs, results: &Results) -> Result<(), Failure> {
    let agreement = agreement(&results.records);
    let check = check_line(texts, results, &agreement);
    let is_fine = agreement.is_fine() && results.is_complete();
    let is_data = print(texts, args, results)?;
    // An error is reported at the end, where it is not overlooked.
    if is_fine && is_data {
        output::note(&check);
    } else if is_fine {
        output::line(&check)?;
    }
    if !is_data && (args.chart || stdout().is_terminal()) {
        print_chart(texts, args, results)?;
    }
    if !results.records.is_empty() {
        write_files(texts, args, results, &check)?;
    }
    if let Some(warning) = outliers(texts, results) {
        output::note(&warning);
    }
    match agreement {
        Agreement::Disagree { .. } => Err(Failure::No(check)),
        _ if results.is_complete() => Ok(()),
        _ if args.resume.is_some() => Err(Failure::Interrupted(texts.get("compare-interrupted-resume"))),
        _ => Err(Failure::Interrupted(texts.get("compare-interrupted"))),
    }
}

/// Prints the results; returns whether as data for another program.
fn print(texts: &Texts, args: &OutputArgs, results: &Results) -> Result<bool, Failure> {
    if args.json {
        output::json(&export::json(results))?;
        return Ok(true);
    }
    if args.csv {
        output::put(&export::csv(results))?;
        return Ok(true);
    }
    print_table(args, &export::table(texts, results))
}

/// Prints a table in the format that was asked for; returns whether it is one for another program.
pub(super) fn print_table(args: &OutputArgs, table: &DataTable) -> Result<bool, Failure> {
    if args.markdown {
        output::put(&export::markdown(table))?;
        return Ok(true);
    }
    if args.latex {
        output::put(&export::latex(table))?;
        return Ok(true);
    }
    print_blocks(table)?;
    Ok(false)
}

/// Prints a table for people, in parts that fit the terminal.
pub(crate) fn print_blocks(table: &DataTable) -> Result<(), Failure> {
    output::line(&table.title)?;
    for line in &table.subtitles {
        output::line(line)?;
    }
    let bold = anstyle::Style::new().bold();
    for (i, block) in table.blocks(terminal_width().map(usize::from)).iter().enumerate() {
        if i > 0 {
            output::line("")?;
        }
        output::line(&format!("{bold}{}{bold:#}", block.heading))?;
        for row in &block.rows {
            output::line(row)?;
        }
    }
    table.notes.iter().try_for_each(|note| output::line(note))
}

/// The width of the terminal, if standard output is one.
pub(super) fn terminal_width() -> Option<u16> {
    if stdout().is_terminal() { plyground_tui::width() } else { None }
}

/// The quantities to plot: those that were asked for, or those of the documents.
fn subjects(args: &OutputArgs) -> Vec<Quantity> {
    if args.plot.is_empty() {
        return vec![Quantity::Nodes, Quantity::Time];
    }
    args.plot.clone()
}

fn print_chart(texts: &Texts, args: &OutputArgs, results: &Results) -> Result<(), Failure> {
    let subject = subjects(args)[0];
    for plot in plots(texts, results, &[subject]) {
        let width = terminal_width().unwrap_or(USUAL_WIDTH);
        if let Some(chart) = plyground_tui::chart(texts, &plot, width) {
            output::put(&format!("\n{chart}"))?;
        }
    }
    Ok(())
}

/// Writes every file that was asked for, all of them or none.
fn write_files(texts: &Texts, args: &OutputArgs, results: &Results, check: &str) -> Result<(), Failure> {
    if args.svg.is_none() && args.png.is_none() && args.html.is_none() {
        return Ok(());
    }
    let plots = plots(texts, results, &subjects(args));
    let mut ready: Vec<(PathBuf, Vec<u8>)> = Vec::new();
    if let Some(path) = &args.svg {
        for (path, picture) in pictures(texts, &plots, path, "svg") {
            ready.push((path, picture.into_bytes()));
        }
    }
    if let Some(path) = &args.png {
        for (path, picture) in pictures(texts, &plots, path, "png") {
            ready.push((path, png(&picture, SHARPNESS)?));
        }
    }
    if let Some(path) = &args.html {
        let figures = plots.iter().filter_map(|plot| plot::svg(texts, std::slice::from_ref(plot)));
        let remarks: Vec<String> =
            [Some(check.to_owned()), outliers(texts, results)].into_iter().flatten().collect();
        let page =
            export::page(texts, &export::table(texts, results), &figures.collect::<Vec<_>>(), &remarks);
        ready.push((path.clone(), page.into_bytes()));
    }
    files::write_all(ready.iter())?;
    for (path, _) in &ready {
        output::note(&say!(texts, "compare-written", file = path.display().to_string()));
    }
    Ok(())
}

/// The plots on one sheet, or in a folder one file each.
fn pictures(texts: &Texts, plots: &[Plot], path: &Path, ending: &str) -> Vec<(PathBuf, String)> {
    if !is_folder(path) {
        return plot::svg(texts, plots).map(|picture| (path.to_owned(), picture)).into_iter().collect();
    }
    let alone = |plot: &Plot| {
        let picture = plot::svg(texts, std::slice::from_ref(plot))?;
        Some((path.join(format!("{}.{ending}", plot.name)), picture))
    };
    plots.iter().filter_map(alone).collect()
}

/// Whether a path means a folder: an existing one, or one that ends in a slash.
fn is_folder(path: &Path) -> bool {
    path.is_dir() || path.as_os_str().to_string_lossy().ends_with(['/', std::path::MAIN_SEPARATOR])
}

/// Whether the searches agree, in a line.
fn check_line(texts: &Texts, results: &Results, agreement: &Agreement) -> String {
    match *agreement {
        Agreement::Agree { mistaken: 0 } => texts.get("compare-check-agree"),
        Agreement::Agree { mistaken } => say!(texts, "compare-check-agree-but", count = mistaken),
        Agreement::NothingToCompare { mistaken: 0 } => texts.get("compare-check-nothing"),
        Agreement::NothingToCompare { mistaken } => {
            say!(texts, "compare-check-nothing-but", count = mistaken)
        }
        Agreement::Disagree { first, second } => {
            let (first, second) = (&results.records[first], &results.records[second]);
            say!(
                texts,
                "compare-check-disagree",
                first = texts.name(Family::Algorithm, &first.algorithm),
                second = texts.name(Family::Algorithm, &second.algorithm),
                depth = second.depth,
            )
        }
    }
}

/// A warning, if something disturbed the measurements.
fn outliers(texts: &Texts, results: &Results) -> Option<String> {
    let disturbed = results.records.iter().filter_map(|record| record.time).filter(|time| time.outliers > 0);
    let (searches, runs) =
        disturbed.fold((0_u64, 0), |(searches, runs), time| (searches + 1, runs + time.outliers));
    (searches > 0).then(|| say!(texts, "compare-outliers", count = runs, searches = searches))
}
