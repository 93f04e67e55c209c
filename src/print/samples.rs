//! Values for trying a form out: the longest names, paths and titles that happen.

use std::sync::Arc;

use super::display::{Mark, Page};
use super::error::{PrintError, Problem};
use super::fonts::Fonts;
use super::labels::Labels;
use super::paint::Painter;
use super::run::{Face, Layer, MissingGlyphs, print};
use super::table_samples;
use super::template::Template;
use super::values::*;
use super::{Diagram, Shape};

/// All faults of a form: those of its text, and those that show when it is filled.
pub fn check(source: &str, labels: &Labels, fonts: &Fonts) -> Vec<Problem> {
    let template = match Template::read(source) {
        Ok(template) => template,
        Err(problems) => return problems,
    };
    let (common, faces) = samples(&template.document);
    match print(
        &template,
        labels,
        &common,
        faces,
        fonts,
        MissingGlyphs::Mark,
        &mut Nowhere,
    ) {
        Err(PrintError::Template(problems)) => problems,
        _ => Vec::new(),
    }
}

/// A painter that draws nothing.
struct Nowhere;

impl Painter for Nowhere {
    fn form(&mut self, _: &[Mark]) -> Result<usize, PrintError> {
        Ok(0)
    }

    fn page(&mut self, _: &Page) -> Result<(), PrintError> {
        Ok(())
    }
}

/// Sample values for a document, some faces of each kind it has; none for an unknown document.
///
/// Names have 40 Latin letters or 12 Chinese ones, moves the longest paths of 12 squares.
pub fn samples(document: &str) -> (Common, Vec<Face>) {
    let common = Common {
        event: EventValues {
            name: "Чемпионат мира · World Championship 2026 · 第十六届世界国际跳棋锦标赛"
                .to_owned(),
            city: "成都 Chengdu".to_owned(),
            federation: "IDF".to_owned(),
            dates: "2026-11-24 – 2026-12-05".to_owned(),
            arbiter: "Kowalczyk-Wiśniewski Maksymilian (INT)".to_owned(),
            deputies: "陈伟, Иванов Пётр".to_owned(),
        },
        issued: "2026-11-30 14:05".to_owned(),
    };
    let layer = layer();
    let faces: Vec<Face> = match document {
        "sheets" => sheets(&layer),
        "slips" | "incident" | "count" | "protest" => {
            let face = |place: &str, game: GameValues| {
                Face::new(
                    place,
                    &layer,
                    &SheetFace {
                        game,
                        ..SheetFace::default()
                    },
                )
            };
            vec![face("3.128", game()), face("blank", GameValues::default())]
        }
        "pairings" | "opening" | "originals" => {
            let rows = (1..=75).map(pairing_row).collect();
            vec![Face::new(
                "A",
                &layer,
                &PairingsFace {
                    round: "12".to_owned(),
                    rows,
                },
            )]
        }
        "standings" | "crosstable" => {
            let count = if document == "standings" { 6 } else { 11 };
            let criteria: Vec<String> = (1..=count).map(|number| format!("BH:{number}")).collect();
            let rows = (1..=75)
                .map(|number| standings_row(number, count))
                .collect();
            vec![Face::new(
                "A",
                &layer,
                &StandingsFace {
                    title: "U10 女子".to_owned(),
                    round: "9".to_owned(),
                    open: "12".to_owned(),
                    criteria,
                    rows,
                },
            )]
        }
        "cards" => {
            let face = |player| {
                Face::new(
                    "card",
                    &layer,
                    &CardFace {
                        player,
                        board: "128".to_owned(),
                    },
                )
            };
            vec![face(latin()), face(chinese())]
        }
        "report" => {
            let row = |number: usize| {
                ReportRow {
                heading: if number.is_multiple_of(9) {
                    "Мужчины U26 公开组, round 12".to_owned()
                } else {
                    String::new()
                },
                sign: "•".to_owned(),
                text: "– 14w: 漏吃，应走 h4:f2 / a capture was missed, h4:f2 was possible; accepted by moving on, the result stands; соперник сделал ход, результат остаётся".to_owned(),
            }
            };
            let rows = (0..50).map(row).collect();
            vec![Face::new(
                "A",
                &layer,
                &ReportFace {
                    round: "12".to_owned(),
                    rows,
                },
            )]
        }
        "checklist" => {
            let row = |number: usize| {
                CheckRow {
                heading: if number.is_multiple_of(6) { "Clock / 棋钟".to_owned() } else { String::new() },
                item: "never run together; stopping one starts the other / 绝不同时计时；按停一方即启动另一方".to_owned(),
                rule: "□ − 14 … □ − 7; 31 – 38".to_owned(),
                article: "fmjd annex 3, 3.4.2".to_owned(),
            }
            };
            vec![Face::new(
                "",
                &layer,
                &ChecklistFace {
                    rows: (0..30).map(row).collect(),
                },
            )]
        }
        "star-sheets" | "star-slips" => table_samples::sheets(),
        "star-tables" => table_samples::lists(),
        _ => Vec::new(),
    };
    (common, faces)
}

fn layer() -> Arc<Layer> {
    let square = |x: f32| Shape::Polygon {
        points: vec![[x, 0.0], [x + 1.0, 0.0], [x + 1.0, 1.0], [x, 1.0]],
        fill: Some(200),
        line: 0.05,
    };
    let shapes = vec![
        square(0.0),
        square(2.0),
        Shape::Circle {
            centre: [0.5, 0.5],
            radius: 0.4,
            fill: Some(0),
            line: 0.1,
        },
        Shape::Line {
            from: [0.0, 3.0],
            to: [4.0, 3.0],
            line: 0.1,
        },
        Shape::Name {
            at: [2.0, 3.5],
            text: "a".to_owned(),
            height: 0.5,
        },
    ];
    Layer::new(&SectionLayer {
        event: None,
        section: SectionValues {
            name: "Мужчины U26 公开组".to_owned(),
            game: "国际跳棋64格（俄罗斯规则） / Russian draughts".to_owned(),
            time_control: "90'/30+20'/20+5\"".to_owned(),
            first: "white",
            second: "black",
            controls: vec![30, 50],
            rules: String::new(),
        },
        opening: OpeningValues {
            table: "idf-basic".to_owned(),
            code: "143".to_owned(),
            moves: "cd4 ba5 dc5 db6".to_owned(),
            fen: "W:W21,22:B1,2".to_owned(),
            seed: "1234567890".to_owned(),
        },
        diagram: Some(Diagram { width: 4.0, height: 4.0, shapes }),
        articles: (1..=15)
            .map(|number| ArticleValues {
                number: format!("7/4.{number}"),
                text: "Several squares of a capture were shown in an unclear way. / 未完成的连吃中违规拿起棋子。".to_owned(),
            })
            .collect(),
    })
}

pub(super) fn latin() -> PlayerValues {
    PlayerValues {
        number: "128".to_owned(),
        name: "Wolfeschlegelsteinhausen-Bergerdorff, Max"
            .chars()
            .take(40)
            .collect(),
        title: "GMI".to_owned(),
        rating: "2356".to_owned(),
        federation: "NED".to_owned(),
        club: "Koninklijke Damclub Rotterdam".to_owned(),
        team: "Нижний Новгород".to_owned(),
    }
}

pub(super) fn chinese() -> PlayerValues {
    PlayerValues {
        number: "64".to_owned(),
        name: "阿卜杜热西提艾合买提江麦".to_owned(),
        title: "特级大师".to_owned(),
        rating: "2103".to_owned(),
        federation: "CHN".to_owned(),
        club: "内蒙古自治区呼和浩特市棋院".to_owned(),
        team: "新疆生产建设兵团代表队".to_owned(),
    }
}

fn game() -> GameValues {
    GameValues {
        round: "12".to_owned(),
        board: "128.2".to_owned(),
        number: "2".to_owned(),
        date: "2026-11-30".to_owned(),
        first: latin(),
        second: chinese(),
        first_points: "11½".to_owned(),
        second_points: "11½".to_owned(),
        result: ResultValues {
            text: "1½:½".to_owned(),
            first: true,
            draw: false,
            second: false,
            not_played: true,
        },
        serials: [
            "WC26-2-12.128.2-WO".to_owned(),
            "WC26-2-12.128.2-BO".to_owned(),
        ],
        ..GameValues::default()
    }
}

fn sheets(layer: &Arc<Layer>) -> Vec<Face> {
    let path = "a1:c3:e5:g7:e5:c3:a1:c3:e5:g3:e1:h4";
    let row = |number: usize| MoveValues {
        first: if number.is_multiple_of(7) {
            path.to_owned()
        } else {
            "47x24x35x44x6".to_owned()
        },
        second: "c3:e5:g7".to_owned(),
        first_struck: String::new(),
        second_struck: if number.is_multiple_of(5) {
            "c3:e5".to_owned()
        } else {
            String::new()
        },
        first_clock: "1:29:59".to_owned(),
        second_clock: "0:05".to_owned(),
        first_crown: "C".to_owned(),
        second_crown: "L@12".to_owned(),
    };
    let sheet = |owner, original, rows: usize| {
        let serial = "WC26-2-12.128.2-WO".to_owned();
        let values = SheetValues {
            owner,
            original,
            reprint: true,
            duplicate: !original,
            qr: format!("HUFF:{serial}"),
            serial,
            rows: (1..=rows).map(row).collect(),
            reason: "3×".to_owned(),
            first_clock: "1:29:59".to_owned(),
            second_clock: "1:29:59".to_owned(),
        };
        Face::new(
            "12.128",
            layer,
            &SheetFace {
                game: game(),
                sheet: values,
            },
        )
    };
    let blank = Face::new(
        "blank",
        layer,
        &SheetFace {
            sheet: SheetValues {
                owner: "both",
                ..SheetValues::default()
            },
            ..SheetFace::default()
        },
    );
    vec![sheet("white", true, 125), sheet("black", false, 60), blank]
}

fn pairing_row(number: usize) -> PairingRow {
    let game = game();
    let mut players = [latin(), chinese()];
    if !number.is_multiple_of(2) {
        players.reverse();
    }
    let [first, second] = players;
    PairingRow {
        heading: if number % 20 == 1 {
            "新疆生产建设兵团代表队".to_owned()
        } else {
            String::new()
        },
        board: number.to_string(),
        at: format!("12.{number}"),
        player: first.clone(),
        opponent: second.clone(),
        first,
        second,
        first_points: game.first_points,
        second_points: game.second_points,
        result: "1½:½ (1:0 ½:½)".to_owned(),
        colour: "白方 / White".to_owned(),
        serials: game.serials,
        first_received: number.is_multiple_of(3),
        second_received: number.is_multiple_of(4),
    }
}

fn standings_row(number: usize, count: usize) -> StandingsRow {
    StandingsRow {
        place: number.to_string(),
        player: if number.is_multiple_of(2) {
            latin()
        } else {
            chinese()
        },
        values: (0..count)
            .map(|value| {
                if count > 6 {
                    format!("{}w1½", 100 + value)
                } else {
                    format!("{}.25", 120 + value)
                }
            })
            .collect(),
        points: "17½".to_owned(),
        players: "阿卜杜热西提艾合买提江麦, Wolfeschlegelsteinhausen-Bergerdorff".to_owned(),
    }
}
