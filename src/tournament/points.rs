//! Points as exact numbers.

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Mul, Sub};

/// Points in tenths, so that half points and the odd values of local regulations stay exact.
///
/// ```
/// use huff::tournament::Points;
/// assert_eq!(Points::parse("1.5"), Some(Points::from_tenths(15)));
/// assert_eq!(Points::whole(2).to_string(), "2.0");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Points(i32);

impl Points {
    /// No points.
    pub const ZERO: Points = Points(0);

    /// Points from tenths.
    pub const fn from_tenths(tenths: i32) -> Points {
        Points(tenths)
    }

    /// Whole points.
    pub const fn whole(points: i32) -> Points {
        Points(points * 10)
    }

    /// The number of tenths.
    pub const fn tenths(self) -> i32 {
        self.0
    }

    /// Reads `2`, `1.5` or `.5`; at most one digit behind the point, none for more than 6 digits before it.
    pub fn parse(text: &str) -> Option<Points> {
        let text = text.trim();
        let (sign, digits) = match text.strip_prefix('-') {
            Some(rest) => (-1, rest),
            None => (1, text),
        };
        let (whole, fraction) = digits.split_once(['.', ',']).unwrap_or((digits, ""));
        let digits_only = |part: &str| part.bytes().all(|byte| byte.is_ascii_digit());
        if whole.len() > 6 || fraction.len() > 1 || whole.len() + fraction.len() == 0 {
            return None;
        }
        if !digits_only(whole) || !digits_only(fraction) {
            return None;
        }
        let whole: i32 = if whole.is_empty() {
            0
        } else {
            whole.parse().ok()?
        };
        let fraction: i32 = if fraction.is_empty() {
            0
        } else {
            fraction.parse().ok()?
        };
        Some(Points(sign * (whole * 10 + fraction)))
    }
}

impl Add for Points {
    type Output = Points;
    fn add(self, other: Points) -> Points {
        Points(self.0 + other.0)
    }
}

impl AddAssign for Points {
    fn add_assign(&mut self, other: Points) {
        self.0 += other.0;
    }
}

impl Sub for Points {
    type Output = Points;
    fn sub(self, other: Points) -> Points {
        Points(self.0 - other.0)
    }
}

impl Mul<i32> for Points {
    type Output = Points;
    fn mul(self, times: i32) -> Points {
        Points(self.0 * times)
    }
}

impl Sum for Points {
    fn sum<I: Iterator<Item = Points>>(points: I) -> Points {
        points.fold(Points::ZERO, Add::add)
    }
}

impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        f.pad(&format!(
            "{sign}{}.{}",
            self.0.abs() / 10,
            self.0.abs() % 10
        ))
    }
}
