//! The texts of Plyground in six languages.
//!
//! Every sentence that a person reads stands in a message catalogue, under a key: `catalogues/LANGUAGE/TOPIC.ftl`, in
//! the Fluent format, with the plural forms of the language. Code refers to it by key:
//!
//! ```
//! use plyground_i18n::{Texts, say};
//!
//! let texts = Texts::english();
//! assert_eq!(say!(texts, "count-nodes", count = 18_297), "18,297 nodes");
//! ```
//!
//! Deliberately absent: the environment. A front end passes its variables to [`choose`].

mod catalogues;
mod language;
mod names;
mod numbers;
mod padding;
mod sides;
mod texts;

pub use catalogues::{Topic, topics};
pub use language::{LANGUAGES, Language, choose};
pub use names::Family;
pub use padding::{pad_end, pad_start};
pub use texts::{Argument, Texts};
