//! Games, searches and drawings held to their contracts and to the golden figures.
//!
//! One program for all of them: each would link the whole workspace anew.

#![allow(clippy::unwrap_used, reason = "a test may stop where something is missing")]

mod agreement;
mod analysts;
mod boards;
mod catalogues;
mod conformance;
mod connect_four;
mod dots;
mod dots_and_boxes;
mod draughts;
mod evaluators;
mod exact;
mod extensions;
mod extra_turns;
mod five_in_a_row;
mod foreign_traces;
mod golden_line_powers;
mod golden_nearer_wins;
mod golden_numbered_cells;
mod golden_open_lines;
mod golden_pattern_ladder;
mod judgements;
mod kalah;
mod memory;
mod monte_carlo;
mod never_loses;
mod nim;
mod ordering;
mod othello;
mod own_evaluators;
mod parallel;
mod parsers;
mod pictures;
mod playthroughs;
mod proof;
mod proving;
mod recording;
mod remarks;
mod rules;
mod sampling;
mod sessions;
mod signatures;
mod stopping;
mod tictactoe;
mod torus;
mod traces;
mod ultimate;
mod values;
mod verification;
