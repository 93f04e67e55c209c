//! Who sits with whom at tables of two to six, and on which seat.
//!
//! First the tables of all rounds of a stage: as few repeated meetings as can be found, none where a construction is
//! known. Then the seats at each table: nobody faces the same opponent across the star again if it can be helped, and
//! the first, second, third turn are shared out evenly. The same seed gives the same seating on every machine.

use std::collections::BTreeMap;

use super::lot::Lot;

/// A round: the players of each table in the order of their seats.
pub type TableRound = Vec<Vec<u16>>;

/// What is to be seated.
#[derive(Clone, Debug)]
pub struct Seating<'s> {
    /// The players.
    pub players: &'s [u16],
    /// The players of a table, 2 to 6; where the number does not fit, some tables have one fewer.
    pub size: usize,
    /// The rounds to be planned.
    pub rounds: usize,
    /// Rounds that have been played: who met there should not meet again.
    pub history: &'s [TableRound],
    /// The seed.
    pub seed: u64,
}

/// The numbers of the camps at which so many players sit, in the order of turns.
///
/// ```
/// use huff::tournament::seating::camps;
/// assert_eq!(camps(4), [1, 2, 4, 5]);
/// ```
pub const fn camps(players: usize) -> &'static [u8] {
    match players {
        2 => &[1, 4],
        3 => &[1, 3, 5],
        4 => &[1, 2, 4, 5],
        5 => &[1, 2, 3, 4, 5],
        _ => &[1, 2, 3, 4, 5, 6],
    }
}

/// How many meetings of two players are repetitions.
pub fn repeats(rounds: &[TableRound]) -> usize {
    let mut met: BTreeMap<(u16, u16), usize> = BTreeMap::new();
    for table in rounds.iter().flatten() {
        for (index, one) in table.iter().enumerate() {
            for other in &table[index + 1..] {
                *met.entry((*one.min(other), *one.max(other))).or_default() += 1;
            }
        }
    }
    met.values().map(|times| times - 1).sum()
}

/// The sizes of the tables: as many of `size` as needed, and some of one fewer. Nobody sits alone.
///
/// ```
/// use huff::tournament::seating::sizes;
/// assert_eq!(sizes(14, 4), [4, 4, 3, 3]);
/// ```
pub fn sizes(players: usize, size: usize) -> Vec<usize> {
    let tables = players.div_ceil(size.max(2)).max(1);
    (0..tables)
        .map(|table| players / tables + usize::from(table < players % tables))
        .collect()
}

impl Seating<'_> {
    /// The rounds, best seating found.
    pub fn plan(&self) -> Vec<TableRound> {
        let groups = match self.construction() {
            Some(groups) => groups,
            None => self.annealed(),
        };
        self.seats(groups)
    }

    /// Tables of an affine plane: k·k players at tables of k meet at most once in up to k + 1 rounds. One place may
    /// stay empty.
    fn construction(&self) -> Option<Vec<TableRound>> {
        let order = self.size;
        let field = Field::of(order)?;
        let fits = (order * order - 1..=order * order).contains(&self.players.len());
        if !fits || !self.history.is_empty() || self.rounds > order + 1 {
            return None;
        }
        let mut players: Vec<Option<u16>> = self.players.iter().copied().map(Some).collect();
        players.resize(order * order, None);
        Lot::from_seed(self.seed).shuffle(&mut players);
        let round = |slope: usize| -> TableRound {
            (0..order)
                .map(|line| {
                    let points = (0..order).map(|x| match slope {
                        vertical if vertical == order => (line, x),
                        _ => (x, field.add(field.times(slope, x), line)),
                    });
                    points.filter_map(|(x, y)| players[x * order + y]).collect()
                })
                .collect()
        };
        Some((0..self.rounds).map(round).collect())
    }

    /// Tables by simulated annealing: two players of a round change places.
    fn annealed(&self) -> Vec<TableRound> {
        /// How often it begins anew, and how many changes each time are tried for one player and round.
        const STARTS: u64 = 4;
        const TRIES: usize = 6_000;
        let mut best: Option<(i64, Vec<TableRound>)> = None;
        for start in 0..STARTS {
            let mut search = Search::new(self, self.seed.wrapping_add(start * 0x9e37));
            search.run(TRIES * self.players.len() * self.rounds);
            if best.as_ref().is_none_or(|(cost, _)| search.cost < *cost) {
                best = Some((search.cost, search.rounds));
            }
            if best.as_ref().is_some_and(|(cost, _)| *cost == 0) {
                break;
            }
        }
        best.map_or_else(Vec::new, |(_, rounds)| rounds)
    }

    /// Puts the players of each table on seats.
    fn seats(&self, groups: Vec<TableRound>) -> Vec<TableRound> {
        let mut balance = Balance::default();
        for table in self.history.iter().flatten() {
            balance.add(table, 1);
        }
        let mut lot = Lot::from_seed(self.seed ^ 0x5ea7);
        let mut rounds = groups;
        for table in rounds.iter_mut().flatten() {
            lot.shuffle(table);
            balance.add(table, 1);
        }
        // each table in turn takes the order that suits the others best
        for _ in 0..PASSES {
            for table in rounds.iter_mut().flatten() {
                balance.add(table, -1);
                let orders = orders(table).into_iter();
                if let Some(best) = orders.min_by_key(|order| balance.cost(order)) {
                    *table = best;
                }
                balance.add(table, 1);
            }
        }
        rounds
    }
}

/// How often the seats of all tables are gone over.
const PASSES: usize = 6;

/// All orders of a table.
fn orders(table: &[u16]) -> Vec<Vec<u16>> {
    if table.len() < 2 {
        return vec![table.to_vec()];
    }
    let mut all = Vec::new();
    for index in 0..table.len() {
        let mut rest = table.to_vec();
        let first = rest.remove(index);
        for mut order in orders(&rest) {
            order.insert(0, first);
            all.push(order);
        }
    }
    all
}

/// How often players faced each other, and how often each had which turn.
#[derive(Default)]
struct Balance {
    faced: BTreeMap<(u16, u16), i32>,
    turns: BTreeMap<(u16, usize), i32>,
}

impl Balance {
    fn pairs(table: &[u16]) -> impl Iterator<Item = (u16, u16)> {
        facing(table.len()).map(|(one, other)| {
            let (one, other) = (table[one], table[other]);
            (one.min(other), one.max(other))
        })
    }

    /// Adds a table, or takes it away with -1.
    fn add(&mut self, table: &[u16], times: i32) {
        for pair in Balance::pairs(table) {
            *self.faced.entry(pair).or_default() += times;
        }
        for (turn, player) in table.iter().enumerate() {
            *self.turns.entry((*player, turn)).or_default() += times;
        }
    }

    /// What an order adds: facing somebody again weighs more than having a turn again; the first turn counts double.
    fn cost(&self, table: &[u16]) -> i32 {
        let faced = Balance::pairs(table).map(|pair| self.faced.get(&pair).copied().unwrap_or(0));
        let turns = table.iter().enumerate().map(|(turn, player)| {
            let times = self.turns.get(&(*player, turn)).copied().unwrap_or(0);
            let first = if turn == 0 { 2 } else { 1 };
            times * times * first
        });
        16 * faced.map(|times| times * times).sum::<i32>() + turns.sum::<i32>()
    }
}

/// The places of a table that face each other across the star, by the order of turns.
fn facing(players: usize) -> impl Iterator<Item = (usize, usize)> {
    let camps = camps(players);
    (0..players).flat_map(move |one| {
        (one + 1..players)
            .filter(move |other| camps[one].abs_diff(camps[*other]) == 3)
            .map(move |other| (one, other))
    })
}

/// Tables that are being improved.
struct Search<'s> {
    lot: Lot,
    players: &'s [u16],
    rounds: Vec<TableRound>,
    met: Vec<u16>,
    cost: i64,
}

impl<'s> Search<'s> {
    fn new(seating: &Seating<'s>, seed: u64) -> Search<'s> {
        let mut lot = Lot::from_seed(seed);
        let count = seating.players.len();
        let sizes = sizes(count, seating.size);
        // players are their places in the list while the search lasts
        let mut order: Vec<u16> = (0..count as u16).collect();
        let rounds: Vec<TableRound> = (0..seating.rounds)
            .map(|_| {
                lot.shuffle(&mut order);
                let mut rest = order.iter().copied();
                sizes
                    .iter()
                    .map(|size| rest.by_ref().take(*size).collect())
                    .collect()
            })
            .collect();
        let mut met = vec![0; count * count];
        let place = |player: &u16| seating.players.iter().position(|other| other == player);
        for table in seating.history.iter().flatten() {
            let places: Vec<usize> = table.iter().filter_map(place).collect();
            for one in &places {
                for other in places.iter().filter(|other| *other != one) {
                    met[one * count + other] += 1;
                }
            }
        }
        let mut search = Search {
            lot,
            players: seating.players,
            rounds,
            met,
            cost: 0,
        };
        for table in search.rounds.clone().iter().flatten() {
            for (index, one) in table.iter().enumerate() {
                for other in &table[index + 1..] {
                    search.cost += search.meet(*one, *other);
                }
            }
        }
        search
    }

    /// Two meet once more; what that costs.
    fn meet(&mut self, one: u16, other: u16) -> i64 {
        let count = self.players.len();
        let (one, other) = (usize::from(one), usize::from(other));
        let times = self.met[one * count + other];
        self.met[one * count + other] += 1;
        self.met[other * count + one] += 1;
        price(times)
    }

    /// They meet once less; what that saves.
    fn part(&mut self, one: u16, other: u16) -> i64 {
        let count = self.players.len();
        let (one, other) = (usize::from(one), usize::from(other));
        self.met[one * count + other] -= 1;
        self.met[other * count + one] -= 1;
        price(self.met[one * count + other])
    }

    fn run(&mut self, tries: usize) {
        let tables = self.rounds.first().map_or(0, Vec::len);
        if tables < 2 {
            self.name();
            return;
        }
        let mut best = (self.cost, self.rounds.clone());
        for step in 0..tries {
            if best.0 == 0 {
                break;
            }
            let round = self.lot.below(self.rounds.len() as u64) as usize;
            let one = self.lot.below(tables as u64) as usize;
            let other = (one + 1 + self.lot.below(tables as u64 - 1) as usize) % tables;
            let seat = |lot: &mut Lot, size: usize| lot.below(size as u64) as usize;
            let from = seat(&mut self.lot, self.rounds[round][one].len());
            let to = seat(&mut self.lot, self.rounds[round][other].len());
            let change = self.swap(round, (one, from), (other, to));
            // the cooler, the seldomer a change for the worse is kept
            let heat = 1 + PRICE * (tries - step) as i64 / tries as i64;
            let draw = self.lot.below(1 << 20) as i64;
            let weight = heat + 6 * change * change / heat + 4 * change;
            let is_kept = change <= 0 || draw < (1 << 20) * heat / weight;
            if is_kept {
                self.cost += change;
                if self.cost < best.0 {
                    best = (self.cost, self.rounds.clone());
                }
            } else {
                self.swap(round, (one, from), (other, to));
            }
        }
        (self.cost, self.rounds) = best;
        self.name();
    }

    /// Exchanges two players of a round; how the cost changes.
    fn swap(
        &mut self,
        round: usize,
        (one, from): (usize, usize),
        (other, to): (usize, usize),
    ) -> i64 {
        let (leaving, coming) = (self.rounds[round][one][from], self.rounds[round][other][to]);
        let mut change = 0;
        for seat in 0..self.rounds[round][one].len() {
            if seat != from {
                let beside = self.rounds[round][one][seat];
                change -= self.part(leaving, beside);
                change += self.meet(coming, beside);
            }
        }
        for seat in 0..self.rounds[round][other].len() {
            if seat != to {
                let beside = self.rounds[round][other][seat];
                change -= self.part(coming, beside);
                change += self.meet(leaving, beside);
            }
        }
        self.rounds[round][one][from] = coming;
        self.rounds[round][other][to] = leaving;
        change
    }

    /// Puts the numbers of the players in the place of their places.
    fn name(&mut self) {
        for player in self.rounds.iter_mut().flatten().flatten() {
            *player = self.players[usize::from(*player)];
        }
    }
}

/// What a second meeting costs.
const PRICE: i64 = 100;

/// The cost of one more meeting of two who have met so often: a third meeting of two is worse than a second one of two
/// pairs, so that repetitions are shared out.
fn price(times: u16) -> i64 {
    let times = i64::from(times);
    PRICE * times * (times + 1) / 2
}

/// The finite field of an order: its additions and products.
struct Field {
    order: usize,
}

impl Field {
    fn of(order: usize) -> Option<Field> {
        matches!(order, 2..=5).then_some(Field { order })
    }

    fn add(&self, one: usize, other: usize) -> usize {
        match self.order {
            4 => one ^ other,
            order => (one + other) % order,
        }
    }

    fn times(&self, one: usize, other: usize) -> usize {
        match self.order {
            // elements 0, 1, a, a + 1 with a² = a + 1
            4 => [[0, 0, 0, 0], [0, 1, 2, 3], [0, 2, 3, 1], [0, 3, 1, 2]][one][other],
            order => one * other % order,
        }
    }
}
