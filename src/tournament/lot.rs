//! Chance from a seed: the same seed draws the same lots on every machine.

/// A drawing of lots.
///
/// ```
/// use huff::tournament::Lot;
/// let mut numbers: Vec<u8> = (1..=6).collect();
/// Lot::from_seed(2026).shuffle(&mut numbers);
/// let mut again: Vec<u8> = (1..=6).collect();
/// Lot::from_seed(2026).shuffle(&mut again);
/// assert_eq!(numbers, again);
/// ```
#[derive(Clone, Debug)]
pub struct Lot {
    state: u64,
}

impl Lot {
    /// The drawing that a printed seed stands for.
    pub const fn from_seed(seed: u64) -> Lot {
        Lot { state: seed }
    }

    /// The next 64 bits (the SplitMix64 generator of Steele, Lea and Flood, which is in the public domain).
    pub fn bits(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.state;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^ (bits >> 31)
    }

    /// A number from 0 up to, not including, `end`; 0 if `end` is 0. All are equally likely.
    pub fn below(&mut self, end: u64) -> u64 {
        if end == 0 {
            return 0;
        }
        // Bits that would favour small numbers are drawn again.
        let fair = u64::MAX - u64::MAX % end;
        loop {
            let bits = self.bits();
            if bits < fair {
                return bits % end;
            }
        }
    }

    /// True in so many of a thousand drawings.
    pub fn permille(&mut self, often: u16) -> bool {
        self.below(1000) < u64::from(often)
    }

    /// Puts a list in an order drawn by lot.
    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        for end in (1..list.len()).rev() {
            list.swap(end, self.below(end as u64 + 1) as usize);
        }
    }
}
