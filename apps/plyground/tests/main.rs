//! The binary as a script uses it.
//!
//! One test program for all: each would link the whole workspace anew.

#![allow(clippy::unwrap_used, reason = "a test may stop where something is missing")]

mod analysing;
mod analysis_files;
mod bad_input;
mod brain;
mod checks;
mod class_of_sixty;
mod commands;
mod comparing;
mod document_features;
mod documents;
mod exercising;
mod grading;
mod interrupting;
mod languages;
mod linear;
mod looking_into;
mod matches;
mod memory;
mod own_evaluators;
mod pages;
mod playing;
mod pricing;
mod puzzling;
mod report_files;
mod reporting;
mod resuming;
mod sampling;
mod starter_kits;
mod support;
mod swap2;
mod terminal;
mod trees;
mod verifying;
mod web;
mod writing;
