//! The arguments of `plyground tree`.

use std::path::PathBuf;

use clap::Args;
use plyground_draw::tree::Extent;

use crate::args::above_zero;
use crate::args::study::{StudyArgs, WHAT_TO_SEARCH};

// A picture is drawn once: more may be kept for it than for a file.
#[derive(Debug, Args)]
#[command(mut_arg("max_events", |argument| argument.default_value("1000000")))]
#[command(after_help = "Examples:
  plyground tree 'explicit([[3,12,8],[2,4,6],[14,5,2]])'
  plyground tree 'explicit([[3,12,8],[2,4,6],[14,5,2]])' --svg tree.svg --png tree.png
  plyground tree tic-tac-toe --moves \"b2 a1 c3 a3 b3\" --algorithm negascout --svg tree.svg
  plyground tree gomoku --moves \"h8 h9 j10\" --depth 3 --png tree.png
  plyground tree --trace search.jsonl --tikz tree.tex
  plyground tree tic-tac-toe --depth 2 --dot - | dot -Tpdf -o tree.pdf
  plyground tree 'explicit([[3,12,8],[2,4,6],[14,5,2]])' --steps film

Without an option for a file the tree is printed in words, one position a line. Without --depth the
search goes as deep as makes a tree that can still be looked at.
A file called - is standard output.")]
pub(crate) struct TreeArgs {
    #[command(flatten)]
    pub(crate) study: StudyArgs,
    /// Draw a recorded search instead (see `plyground trace`)
    #[arg(long, value_name = "FILE", conflicts_with_all = WHAT_TO_SEARCH)]
    pub(crate) trace: Option<PathBuf>,
    /// Write the picture as SVG
    #[arg(long, value_name = "FILE")]
    pub(crate) svg: Option<PathBuf>,
    /// Write the picture as PNG
    #[arg(long, value_name = "FILE")]
    pub(crate) png: Option<PathBuf>,
    /// Write the picture as a LaTeX document
    #[arg(long, value_name = "FILE")]
    pub(crate) tikz: Option<PathBuf>,
    /// Write the tree for Graphviz
    #[arg(long, value_name = "FILE")]
    pub(crate) dot: Option<PathBuf>,
    /// Print the tree in words
    #[arg(long, conflicts_with = "json")]
    pub(crate) text: bool,
    /// Write the search step by step into this folder: an SVG file a step, and film.svg, which moves
    #[arg(long, value_name = "FOLDER")]
    pub(crate) steps: Option<PathBuf>,
    /// Write at most this many steps
    #[arg(long, value_name = "N", value_parser = above_zero, allow_hyphen_values = true, default_value_t = 200, requires = "steps")]
    pub(crate) most_steps: u64,
    /// A title of your own, in place of the search and the game
    #[arg(long, value_name = "TEXT")]
    pub(crate) title: Option<String>,
    /// Draw about this many items, bundling the others; by default as many as fit a page
    #[arg(long, value_name = "N", value_parser = above_zero, allow_hyphen_values = true)]
    pub(crate) most: Option<u64>,
    /// Draw everything, however large
    #[arg(long, conflicts_with = "most")]
    pub(crate) all: bool,
    /// Print the picture as JSON: every place and every word
    #[arg(long)]
    pub(crate) json: bool,
}

impl TreeArgs {
    /// How much of the tree to show.
    pub(super) fn extent(&self) -> Extent {
        match self.most {
            _ if self.all => Extent::All,
            Some(most) => Extent::AtMost(usize::try_from(most).unwrap_or(usize::MAX)),
            None => Extent::Fitting,
        }
    }

    /// The files to be written, each with its option and with its extensions.
    pub(super) fn files(&self) -> impl Iterator<Item = (&PathBuf, &'static str, &'static [&'static str])> {
        let all: [(&Option<PathBuf>, &str, &[&str]); 4] = [
            (&self.svg, "--svg", &["svg"]),
            (&self.png, "--png", &["png"]),
            (&self.tikz, "--tikz", &["tex", "tikz"]),
            (&self.dot, "--dot", &["dot", "gv"]),
        ];
        all.into_iter().filter_map(|(path, option, endings)| Some((path.as_ref()?, option, endings)))
    }
}
