mod data;
mod files;
