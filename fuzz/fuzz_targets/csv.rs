//! Any text is read as record sheets or a table of games, and judged.

#![no_main]

use huff::notation::sheet;
use huff::record::judge;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let sheets = sheet::read("", text);
    for record in &sheets.records {
        for half_move in &record.half_moves {
            assert!(text.get(half_move.span.start as usize..half_move.span.end as usize).is_some());
        }
        let judgement = judge(record, None);
        assert!(judgement.replayed <= judgement.half_moves);
    }
});
