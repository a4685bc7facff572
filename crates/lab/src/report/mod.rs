//! The lab report: from a game and a few settings to a finished document.

pub mod document;
