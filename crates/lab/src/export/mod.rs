//! Records as tables for people, data for programs, and a page for both.

mod answer;
mod columns;
mod data;
mod disturbance;
mod markup;
mod page;
mod table;

pub use answer::{answer, header, samples, score};
pub use columns::{table, title};
pub use data::{csv, json, quoted};
pub use disturbance::disturbance;
pub use markup::{latex, markdown};
pub use page::page;
pub use table::{Alignment, Block, Column, DataTable};
