//! `huff results` in a terminal.
