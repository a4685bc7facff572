//! Settings, line by line: the same as on the screens, and saved in the same file.

use plyground_i18n::say;
use plyground_tui::forms::SettingsForm;
use plyground_tui::store::Store;

use crate::ask::fill;
use crate::failure::{Failure, system_error};
use crate::language::{self, texts};
use crate::output::line;

/// Asks for every setting, and saves them.
pub(super) fn start(store: &Store) -> Result<(), Failure> {
    // A file that cannot be read was reported at the start; defaults are used.
    let settings = store.settings().ok().flatten().unwrap_or_default();
    let sheet = SettingsForm::new(settings);
    let Some(form) = fill(&sheet)? else { return Ok(()) };
    let settings = sheet.settings(&form);
    if let Err(error) = store.keep_settings(&settings) {
        return line(&say!(texts(), "tui-not-kept", why = system_error(&error)));
    }
    language::prefer(settings.language);
    line(&texts().get("linear-set"))
}
