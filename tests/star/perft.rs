//! Move generation against counts of three other programs.

use huff::star::{
    Camp, ForeignCamps, Hole, Holes, Jump, Leaves, Options, Pieces, Position, Seats, perft,
};

use crate::common::{Row, Table, data_text, figure};

/// The table behind its comment lines.
fn table(test: &str, path: &str) -> Option<Table> {
    let text = data_text(test, path)?;
    let lines: Vec<&str> = text.lines().filter(|line| !line.starts_with('#')).collect();
    Some(Table::read(&lines.join("\n")))
}

fn options(row: Row<'_>) -> Options {
    Options {
        pieces: match row.get("pieces") {
            "15" => Pieces::Fifteen,
            _ => Pieces::Ten,
        },
        jump: jump(row.get("jump")),
        camps: match row.get("camps") {
            "nostop" => ForeignCamps::NoStop,
            "nopass" => ForeignCamps::NoPass,
            _ => ForeignCamps::Free,
        },
        ..Options::default()
    }
}

fn jump(name: &str) -> Jump {
    match name {
        "adj" => Jump::Adjacent,
        _ => Jump::EqualDistance,
    }
}

#[test]
fn star_perft() {
    let Some(table) = table("star_perft", "star/perft.tsv") else {
        return;
    };
    let (mut rows, mut nodes_in_all) = (0, 0);
    for row in table.rows() {
        let seats: Seats = row.get("seats").parse().unwrap();
        let start = Position::start(seats, options(row)).unwrap();
        let depth = row.get("depth").parse().unwrap();
        let nodes: u64 = row.get("nodes").parse().unwrap();
        let what = format!("{seats} {:?} depth {depth}", options(row));
        assert_eq!(perft(&start, depth, Leaves::Counted), nodes, "{what}");
        if nodes < 300_000 {
            assert_eq!(perft(&start, depth, Leaves::Played), nodes, "{what}");
        }
        rows += 1;
        nodes_in_all += nodes;
    }
    assert!(rows > 200, "only {rows} rows were read");
    figure(&format!(
        "star_perft: {rows} rows equal, {nodes_in_all} nodes"
    ));
}

/// A position as the table writes it: rows of letters, the camp a piece comes from, and numbers of empty holes.
fn read(text: &str) -> [Holes; 6] {
    let mut pieces = [Holes::NONE; 6];
    let mut next = 0;
    let mut digits = String::new();
    for letter in text.chars().chain("/".chars()) {
        if letter.is_ascii_digit() {
            digits.push(letter);
            continue;
        }
        next += std::mem::take(&mut digits).parse().unwrap_or(0);
        if letter != '/' {
            let camp = letter as usize - 'a' as usize;
            pieces[camp] = pieces[camp].with(Hole::at(next).unwrap());
            next += 1;
        }
    }
    assert_eq!(next, 121, "{text}");
    pieces
}

#[test]
fn star_midgame() {
    let Some(table) = table("star_midgame", "star/midgame.tsv") else {
        return;
    };
    let mut rows = 0;
    for row in table.rows() {
        let pieces = read(row.get("position"));
        let taken: Vec<Camp> = Camp::ALL
            .into_iter()
            .filter(|camp| !pieces[camp.index()].is_empty())
            .collect();
        let seats = Seats::new(&taken).unwrap();
        let to_move = Camp::from_number(row.get("seat_to_move").parse().unwrap()).unwrap();
        for name in ["adj", "eq"] {
            let options = Options {
                jump: jump(name),
                ..Options::default()
            };
            let position = Position::new(pieces, to_move, seats, options).unwrap();
            for depth in [1, 2] {
                let expected: u64 = row.get(&format!("{name}_n{depth}")).parse().unwrap();
                let counted = perft(&position, depth, Leaves::Counted);
                assert_eq!(counted, expected, "{} {name}", row.get("position"));
            }
            assert_eq!(
                position.moves().len() as u64,
                perft(&position, 1, Leaves::Counted)
            );
            for one in position.moves() {
                let way = position.route(one).unwrap();
                assert_eq!((way[0], way[way.len() - 1]), (one.from, one.to));
            }
        }
        rows += 1;
    }
    assert!(rows >= 14, "only {rows} rows were read");
    figure(&format!("star_midgame: {rows} positions equal, both jumps"));
}

/// So that a clone without the data folder is judged too.
#[test]
fn star_starting_positions() {
    for (players, jump, counts) in [
        (2, Jump::Adjacent, [14, 196, 4760, 115_600]),
        (2, Jump::EqualDistance, [14, 196, 5348, 145_924]),
        (3, Jump::Adjacent, [14, 196, 2744, 66_640]),
        (3, Jump::EqualDistance, [14, 196, 2744, 75_520]),
        (6, Jump::Adjacent, [14, 199, 2828, 40_189]),
        (6, Jump::EqualDistance, [14, 208, 3117, 46_756]),
    ] {
        let options = Options {
            jump,
            ..Options::default()
        };
        let start = Position::start(Seats::usual(players).unwrap(), options).unwrap();
        for (depth, count) in (1..).zip(counts) {
            for leaves in [Leaves::Counted, Leaves::Played] {
                assert_eq!(perft(&start, depth, leaves), count, "{players} {jump:?}");
            }
        }
    }
}
