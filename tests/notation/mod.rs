mod data;
mod fen;
mod files;
mod pdn;
mod properties;
mod streams;
mod which;
