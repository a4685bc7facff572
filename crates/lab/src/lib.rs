//! The laboratory: experiments with searches, their trees recorded, compared and explained.
//!
//! Deliberately absent: files, the clock, the environment and printing. The caller provides the time; everything else
//! goes in and comes out as text and bytes.

pub mod board;
pub mod conventions;
pub mod diff;
pub mod experiment;
pub mod export;
pub mod guide;
pub mod ideas;
pub mod lines;
pub mod names;
pub mod plots;
pub mod record;
pub mod replay;
pub mod statistics;
pub mod trace;
pub mod why;
