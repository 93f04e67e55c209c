//! Two copies of one game side by side.

use crate::record::{Deviation, compare};

use super::draft::Draft;

/// The first half-move, counted from 0, at which two copies do not say the same; `None` as long as one only ends before
/// the other.
///
/// The places are those in the first copy and in the second.
pub(super) fn first_difference(copies: [&Draft; 2]) -> Option<[usize; 2]> {
    if copies.iter().any(|copy| copy.entries.is_empty()) {
        return None;
    }
    let comparison = copies[0].with_record(|one, _| {
        copies[1].with_record(|other, _| compare(one, other, Some(copies[0].variant)))
    });
    let difference = comparison.differences.iter().find(|difference| {
        let mut readings = difference.readings.iter();
        !readings.any(|reading| reading.deviation == Deviation::Ends)
    })?;
    let place = |side: usize| {
        let reading = &difference.readings[side];
        reading.ply.unwrap_or(difference.ply).saturating_sub(1) as usize
    };
    Some([place(0), place(1)])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draughts::Variant;

    #[test]
    fn the_first_difference() {
        let draft = |text| Draft::read(text, Variant::Russian).unwrap();
        let one = draft("1. c3-d4 d6-c5 2. b2-c3 f6-g5 *");
        for (other, want) in [
            ("1. c3-d4 d6-c5 2. b2-c3 f6-g5 *", None),
            ("1. cd4 dc5 2. bc3 *", None),
            ("1. c3-d4 d6-c5 2. d2-c3 f6-g5 *", Some([2, 2])),
        ] {
            assert_eq!(first_difference([&one, &draft(other)]), want, "{other}");
        }
    }
}
