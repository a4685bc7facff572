//! Memory and threads.

use clap::Args;
use plyground_i18n::say;
use plyground_registry::SearchResources;

use super::within;
use crate::language::texts;
use crate::output;

/// What the searches that remember may use.
#[derive(Clone, Copy, Debug, Args)]
pub(crate) struct ResourceArgs {
    /// Positions that the table of a search that remembers has room for, 16 bytes each; 0 remembers nothing
    /// [default: 1048576]
    #[arg(long, value_name = "N", value_parser = within(0..=SearchResources::MOST_MEMOS), allow_hyphen_values = true)]
    pub(crate) table: Option<usize>,
    /// Threads of principal variation search (pvs) and of monte-carlo
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = within(1..=256_usize), allow_hyphen_values = true)]
    pub(crate) threads: usize,
}

impl ResourceArgs {
    /// The means that were typed, with a smaller table and a note if memory is short.
    pub(crate) fn resources(self) -> SearchResources {
        let usual = SearchResources::default();
        let asked =
            SearchResources { memos: self.table.unwrap_or(usual.memos), threads: self.threads, ..usual };
        let room = asked.affordable_memos();
        if room < asked.memos {
            output::note(&say!(texts(), "search-small-table", room = room, asked = asked.memos));
        }
        SearchResources { memos: room, ..asked }
    }
}
