//! Any text is read as records of star halma, judged, and written in both forms.

#![no_main]

use huff::notation::star;
use huff::record::star::{judge, seated};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    for record in star::records(text) {
        for turn in &record.turns {
            assert!(text.get(turn.span.start as usize..turn.span.end as usize).is_some());
        }
        let judgement = judge(&record);
        assert!(judgement.replayed <= judgement.turns);
        star::records(&star::write_text(&record));
        star::records(&star::write_sheet(&seated(&record)));
    }
});
