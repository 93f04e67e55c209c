//! Star halma: the board and its moves, records and what is found in them.

mod compare;
mod faults;
mod maker;
mod perft;
mod records;
mod traps;
