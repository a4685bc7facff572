//! `plyground tui`, and `plyground` without arguments at a terminal: the screens, or line by line for screen readers.

use std::io::{IsTerminal, stdin, stdout};
use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use clap::Args;
use plyground_i18n::say;
use plyground_tui::glyphs::Glyphs;
use plyground_tui::settings::Settings;
use plyground_tui::store::Store;
use plyground_tui::{App, Environment};

use crate::failure::{Failure, complain};
use crate::language::{self, texts};
use crate::menu;

#[derive(Debug, Default, Args)]
#[command(
    after_help = "Keys and screens: docs/terminal.md. Settings and games are kept in the folders of the XDG base \
directories (APPDATA on Windows), or all in PLYGROUND_HOME where that is set. NO_COLOR switches colours off.

Examples:
  plyground
  plyground tui --linear          line by line, for screen readers and simple terminals
  PLYGROUND_HOME=~/games plyground tui"
)]
pub(crate) struct TuiArgs {
    /// Line by line, for screen readers; also where the settings say so, and where TERM is dumb
    #[arg(long)]
    linear: bool,
    /// Screens, regardless of the settings
    #[arg(long, conflicts_with = "linear")]
    screens: bool,
}

pub(crate) fn run(args: &TuiArgs) -> Result<(), Failure> {
    let store = Store::of_person(|name| std::env::var_os(name));
    let settings = store.settings().unwrap_or_else(|why| {
        let file = store.settings_file().map(|file| file.display().to_string()).unwrap_or_default();
        complain(&say!(texts(), "tui-settings-unread", why = why, file = file));
        None
    });
    let is_linear = args.linear || settings.is_some_and(|settings| settings.is_linear) || is_dumb();
    if is_linear && !args.screens {
        language::prefer(settings.and_then(|settings| settings.language));
        return menu::run(&store);
    }
    if !stdin().is_terminal() || !stdout().is_terminal() {
        return Err(Failure::Usage(texts().get("tui-no-terminal")));
    }
    let start = Instant::now();
    let mut settings = settings.unwrap_or_else(usual_settings);
    if language::is_wished() {
        settings.language = Some(texts().language());
    }
    let mut app = App::new(Environment {
        store,
        settings,
        language: texts().language(),
        has_colours: std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty()),
        seed: SystemTime::now().duration_since(UNIX_EPOCH).map_or(1, |time| time.as_nanos() as u64),
        clock: Arc::new(move || start.elapsed()),
        now: SystemTime::now,
        patience: Duration::from_millis(200),
    });
    Ok(plyground_tui::run(&mut app)?)
}

/// Whether the terminal can only print lines.
fn is_dumb() -> bool {
    std::env::var("TERM").is_ok_and(|term| term == "dumb")
}

/// The default settings, with signs that the terminal's character set has.
fn usual_settings() -> Settings {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().find_map(|name| {
        let value = std::env::var(name).ok();
        value.filter(|value| !value.is_empty())
    });
    let has_unicode = cfg!(windows)
        || locale.is_some_and(|locale| {
            let locale = locale.to_lowercase();
            locale.contains("utf-8") || locale.contains("utf8")
        });
    let glyphs = if has_unicode { Glyphs::Unicode } else { Glyphs::Ascii };
    Settings { glyphs, ..Settings::default() }
}
