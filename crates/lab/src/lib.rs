//! The laboratory: experiments with searches, and what comes of them.
//!
//! Deliberately absent: files, the clock, the environment and printing. Time is told by whoever asks; everything else
//! goes in and comes out as text and bytes.

pub mod board;
pub mod conventions;
pub mod diff;
pub mod experiment;
pub mod explain;
pub mod export;
pub mod figure;
pub mod ideas;
pub mod matches;
pub mod names;
pub mod plot;
pub mod report;
pub mod statistics;
pub mod trace;
pub mod tree;
pub mod walk;
pub mod why;
