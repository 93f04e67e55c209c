//! A variant as a type, so that one search is compiled for each rule table.

use std::fmt::Debug;
use std::hash::Hash;

use super::bits::{Bits, Names, Tables, narrow, tables};
use super::rules::{self, Rules};
use super::variant::Variant;

/// A variant known at compile time: its rule table and the words its board fits in.
pub trait Game: Copy + Clone + Debug + Eq + Hash + Send + Sync + 'static {
    /// The set of squares.
    type Bits: Bits;
    /// The variant.
    const VARIANT: Variant;
    /// Its rule table.
    const RULES: Rules;
    /// Rays and edges of its board.
    const TABLES: &'static Tables<Self::Bits>;
    /// Its squares.
    const NAMES: &'static Names;
}

/// Work that is done under the rules of a variant chosen while the program runs.
///
/// ```
/// use huff::draughts::{Game, Position, Task, Variant};
/// struct CountMoves;
/// impl Task for CountMoves {
///     type Output = usize;
///     fn run<G: Game>(self) -> usize {
///         Position::<G>::start().legal_moves().map_or(0, |moves| moves.len())
///     }
/// }
/// assert_eq!(Variant::International.run(CountMoves), 9);
/// ```
pub trait Task {
    /// What the work gives.
    type Output;
    /// Does it.
    fn run<G: Game>(self) -> Self::Output;
}

static BOARD_64: Tables<u64> = narrow(&tables(4));
static BOARD_100: Tables<u64> = narrow(&tables(5));
static BOARD_144: Tables<u128> = tables(6);

macro_rules! games {
    ($($name:ident, $rules:ident, $bits:ty, $board:ident;)*) => {
        $(
            #[doc = concat!("[`Variant::", stringify!($name), "`] as a type.")]
            #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
            pub struct $name;
            impl Game for $name {
                type Bits = $bits;
                const VARIANT: Variant = Variant::$name;
                const RULES: Rules = rules::$rules;
                const TABLES: &'static Tables<$bits> = &$board;
                const NAMES: &'static Names = {
                    static NAMES: Names = Names::new(&rules::$rules.geometry);
                    &NAMES
                };
            }
        )*
        impl Variant {
            /// Does the work under the rules of this variant: the one place where a variant
            /// that is known at run time picks its compiled code.
            pub fn run<T: Task>(self, task: T) -> T::Output {
                match self {
                    $(Variant::$name => task.run::<$name>(),)*
                }
            }
        }
    };
}

games! {
    Russian, RUSSIAN, u64, BOARD_64;
    Brazilian, BRAZILIAN, u64, BOARD_64;
    English, ENGLISH, u64, BOARD_64;
    EnglishWhiteFirst, ENGLISH_WHITE_FIRST, u64, BOARD_64;
    International, INTERNATIONAL, u64, BOARD_100;
    Canadian, CANADIAN, u128, BOARD_144;
    Pool, POOL, u64, BOARD_64;
    Italian, ITALIAN, u64, BOARD_64;
    Spanish, SPANISH, u64, BOARD_64;
    Czech, CZECH, u64, BOARD_64;
    Frisian, FRISIAN, u64, BOARD_100;
}
