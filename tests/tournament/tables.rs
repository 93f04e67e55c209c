//! Events at tables: who goes on, and who stands where.

use huff::tournament::PlayerId;
use huff::tournament::seating::camps;
use huff::tournament::tables::{Criterion, Place, Seat, Table, TablesEvent, rank};

fn table(number: i64, players: &[u16], places: &[usize]) -> Table {
    let seats = players.iter().zip(camps(players.len())).zip(places);
    Table {
        number,
        seats: seats
            .map(|((player, camp), place)| Seat {
                player: PlayerId(*player),
                camp: *camp,
                place: match place {
                    0 => None,
                    9 => Some(Place::Absent),
                    place => Some(Place::At(*place)),
                },
            })
            .collect(),
    }
}

fn event(players: u16, stages: &str, rounds: Vec<Vec<Table>>) -> TablesEvent {
    TablesEvent {
        players: (1..=players).map(PlayerId).collect(),
        stages: stages.parse().unwrap(),
        points: "4/2/1/0".parse().unwrap(),
        seed: 7,
        rounds,
    }
}

fn order(event: &TablesEvent) -> Vec<u16> {
    rank(event).iter().map(|row| row.player.0).collect()
}

#[test]
fn tables_go_on_by_places() {
    let first = vec![
        table(1, &[1, 2, 3, 4], &[1, 2, 3, 4]),
        table(2, &[5, 6, 7, 8], &[4, 3, 2, 1]),
    ];
    let mut one = event(8, "4 top 2, 4", vec![first.clone()]);
    let field = one.field(2).unwrap();
    assert_eq!((field.stage, field.round), (1, 1));
    let players: Vec<u16> = field.players.iter().map(|player| player.0).collect();
    assert_eq!(players, [1, 2, 8, 7]);
    assert!(field.advanced.iter().all(|one| one.decided_by.is_none()));
    one.rounds
        .push(vec![table(1, &[1, 2, 8, 7], &[2, 3, 4, 1])]);
    assert_eq!(order(&one)[..4], [7, 1, 2, 8]);
    // thirds before fourths, level ones by lot
    let mut thirds = order(&one)[4..6].to_vec();
    thirds.sort_unstable();
    assert_eq!(thirds, [3, 6]);
    let rows = rank(&one);
    assert_eq!(rows[4].decided_by, Some(Criterion::Stage));
    assert_eq!(rows[5].decided_by, Some(Criterion::Lot));
    assert_eq!(rows[6].decided_by, Some(Criterion::Points));
    assert!(one.field(3).is_none());
    // a game that is not over: nobody knows who goes on
    let open = event(
        8,
        "4 top 2, 4",
        vec![vec![table(1, &[1, 2, 3, 4], &[0; 4]), first[1].clone()]],
    );
    assert!(open.field(2).is_none());
    assert!(open.field(1).is_some());
}

#[test]
fn tables_share_places_and_points() {
    let shared = event(4, "4", vec![vec![table(1, &[1, 2, 3, 4], &[1, 1, 3, 9])]]);
    let rows = rank(&shared);
    let values: Vec<String> = rows.iter().map(|row| row.values[1].to_string()).collect();
    assert_eq!(values, ["3", "3", "1", "0"]);
    assert_eq!(rows[1].decided_by, Some(Criterion::Lot));
    // a shared second place at the border: the lot says who goes on, and that is told
    let cut = event(
        4,
        "4 top 2, 2",
        vec![vec![table(1, &[1, 2, 3, 4], &[1, 2, 2, 4])]],
    );
    let field = cut.field(2).unwrap();
    assert_eq!(field.players.len(), 2);
    assert_eq!(field.advanced[1].decided_by, Some(Criterion::Lot));
    assert_eq!(field.advanced[1].table, Some(1));
}

#[test]
fn tables_over_several_rounds() {
    let rounds = vec![
        vec![
            table(1, &[1, 2, 3], &[1, 2, 3]),
            table(2, &[4, 5, 6], &[1, 2, 3]),
        ],
        vec![
            table(1, &[1, 4, 5], &[2, 1, 3]),
            table(2, &[2, 3, 6], &[1, 2, 3]),
        ],
    ];
    let event = event(6, "3x2 top 2, 2", rounds);
    let field = event.field(3).unwrap();
    let players: Vec<u16> = field.players.iter().map(|player| player.0).collect();
    assert_eq!(players[0], 4);
    // 1 and 2 have 4 and 2 points each, one win, one second place: they met, and 1 was before 2
    assert_eq!(players[1], 1);
    assert_eq!(field.advanced[1].decided_by, Some(Criterion::HeadToHead));
    assert_eq!(order(&event)[..3], [4, 1, 2]);
}
