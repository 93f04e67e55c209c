//! Killed at any moment, the desk has kept everything that it had shown.
