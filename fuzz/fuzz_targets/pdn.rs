//! Any bytes are read as a file of games and judged; every span fits its text.

#![no_main]

use huff::notation::Blocks;
use huff::record::judge;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    for block in Blocks::new(bytes) {
        let block = block.expect("bytes in memory can be read");
        for record in block.records().0 {
            for half_move in &record.half_moves {
                assert!(block.text.get(half_move.span.start as usize..half_move.span.end as usize).is_some());
            }
            let judgement = judge(&record, None);
            assert!(judgement.replayed <= judgement.half_moves);
            assert_eq!(judgement.half_moves as usize, record.half_moves.len());
        }
    }
});
