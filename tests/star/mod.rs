//! Star halma: the board and its moves.

mod perft;
mod traps;
