//! Forms as data: faults with their place, changes without Rust.

use huff::print::{BUILT_IN, BuiltIn, ProblemKind, check};
use huff::words::Language;

use super::{fonts, labels};

fn name_of(kind: &ProblemKind) -> &'static str {
    match kind {
        ProblemKind::Syntax(_) => "syntax",
        ProblemKind::Unknown { .. } => "unknown",
        ProblemKind::Empty(_) => "empty",
        ProblemKind::FieldMissing { .. } => "missing",
        ProblemKind::Type { .. } => "type",
        ProblemKind::Range { .. } => "range",
        ProblemKind::Value(_) => "value",
        ProblemKind::Expression(_) => "expression",
        ProblemKind::Undefined { .. } => "undefined",
        ProblemKind::OffPage { .. } => "off page",
    }
}

#[test]
fn the_forms_of_the_program_have_no_fault() {
    let fonts = fonts();
    for built_in in BUILT_IN {
        for languages in [
            &[Language::En][..],
            &[Language::Zh],
            &[Language::Ru],
            &[Language::Zh, Language::En],
        ] {
            let problems = check(built_in.source, &labels(languages), &fonts);
            assert_eq!(problems, [], "{}", built_in.name);
        }
    }
}

/// What is put in the place of what, and the faults that are then told: kind, and the words by which the line is found.
const BROKEN: [(&str, &str, &str, &str); 26] = [
    (
        "width = 148.5, height = 210, cut",
        "width = 148.5 height = 210, cut",
        "syntax",
        "face =",
    ),
    ("kind = \"badge\"", "kind = \"bagde\"", "unknown", "bagde"),
    ("size = 12, bold", "seize = 12, bold", "unknown", "seize"),
    (
        "x = 9, y = 7, width = 84",
        "x = 9, width = 84",
        "missing",
        "x = 9, width = 84",
    ),
    (
        "x = 9, y = 7, width = 84",
        "x = \"left\", y = 7, width = 84",
        "type",
        "\"left\"",
    ),
    (
        "{{ label.sheet }}",
        "{{ label.shet }}",
        "undefined",
        "label.shet",
    ),
    (
        "{{ event.city }}",
        "{{ event.city",
        "expression",
        "{{ event.city",
    ),
    (
        "\"{{ game.round }}\"",
        "\"{{ game.rnd }}\"",
        "undefined",
        "game.rnd",
    ),
    (
        "x = 95, y = 7, width = 44.5",
        "x = 95, y = 7, width = 444.5",
        "range",
        "444.5",
    ),
    (
        "rows = \"sheet.rows\"",
        "rows = \"sheet.moves\"",
        "undefined",
        "sheet.moves",
    ),
    (
        "rows = \"sheet.rows\"",
        "rows = \"{{ sheet.rows }}\"",
        "expression",
        "{{ sheet.rows }}",
    ),
    (
        "{{ row.first_crown }}",
        "{{ row.first_king }}",
        "undefined",
        "row.first_king",
    ),
    ("row = 4.4", "row = 0", "range", "row = 0"),
    ("blocks = 2", "blocks = -2", "range", "blocks = -2"),
    (
        "document = \"sheets\"",
        "document = \"sheet\"",
        "unknown",
        "\"sheet\"",
    ),
    (
        "x = 9, y = 7, width = 84",
        "x = 9, y = 7, width = -84",
        "range",
        "-84",
    ),
    (
        "x = 9, y = 7, width = 84",
        "x = 9, y = 7, width = 0",
        "range",
        "width = 0,",
    ),
    (
        "y = 7, width = 44.5, height = 6",
        "y = 7, width = 44.5, height = 0",
        "range",
        "height = 0,",
    ),
    (
        "x = 9, y = 7, width = 84",
        "x = 90, y = 7, width = 84",
        "off page",
        "x = 90, y = 7",
    ),
    (
        "size = 12, bold",
        "size = 0, bold",
        "range",
        "size = 0, bold",
    ),
    ("size = 12, bold", "size = 1e9, bold", "range", "1e9"),
    ("align = \"right\"", "align = \"rihgt\"", "unknown", "rihgt"),
    ("width = 297", "width = 99999", "range", "99999"),
    (
        "{{ label.serial }} {{",
        "{{ label.serail }} {{",
        "undefined",
        "label.serail",
    ),
    (
        "diagram = \"diagram\"",
        "diagram = \"opening.board\"",
        "undefined",
        "opening.board",
    ),
    (
        "document = \"sheets\"",
        "dokument = \"sheets\"",
        "unknown",
        "dokument",
    ),
];

#[test]
fn broken_forms_are_told_with_line_and_field() {
    let source = BuiltIn::from_name("sheet-a").unwrap().source;
    let (fonts, labels) = (fonts(), labels(&[Language::En]));
    for (old, new, kind, place) in BROKEN {
        assert!(source.contains(old), "{old}");
        let broken = source.replacen(old, new, 1);
        let wanted = broken
            .lines()
            .position(|line| line.contains(place))
            .unwrap()
            + 1;
        let problems = check(&broken, &labels, &fonts);
        let found = problems
            .iter()
            .any(|problem| name_of(&problem.kind) == kind && problem.line == wanted);
        assert!(found, "{new}: line {wanted}, {kind}: {problems:?}");
        assert!(problems.len() <= 2, "{new}: {problems:?}");
    }
}

/// What is allowed is said with the fault: the names, the range, the likest labels; a misspelt name alone is quoted.
#[test]
fn faults_say_what_is_allowed() {
    let source = BuiltIn::from_name("sheet-a").unwrap().source;
    let (fonts, labels) = (fonts(), labels(&[Language::En]));
    let fault = |old: &str, new: &str| {
        let mut problems = check(&source.replacen(old, new, 1), &labels, &fonts);
        problems.swap_remove(0)
    };
    let misspelt = fault("{{ label.serial }} {{", "{{ label.serail }} {{");
    let ProblemKind::Undefined { name, known } = misspelt.kind else {
        panic!("{misspelt:?}");
    };
    assert_eq!(name, "label.serail");
    assert!(known.contains("serial"), "{known}");
    let align = fault("align = \"right\"", "align = \"rihgt\"");
    assert!(align.field.ends_with(".align"), "{}", align.field);
    let (name, known) = ("rihgt".to_owned(), "left, center, right".to_owned());
    assert_eq!(align.kind, ProblemKind::Unknown { name, known });
    let row = fault("row = 4.4", "row = 0");
    assert!(row.field.ends_with(".row"), "{}", row.field);
    let (value, least, most) = (0.0, 1.0, 210.0);
    assert_eq!(row.kind, ProblemKind::Range { value, least, most });
    for empty in ["", "\n\n", "# a form\n"] {
        let problems = check(empty, &labels, &fonts);
        assert_eq!(problems.len(), 1);
        assert_eq!(name_of(&problems[0].kind), "empty");
    }
}

#[test]
fn every_fault_of_a_form_is_told_at_once() {
    let source = BuiltIn::from_name("sheet-a").unwrap().source;
    let broken = source
        .replacen("size = 12, bold", "seize = 12, bold", 1)
        .replacen("kind = \"qr\"", "kind = \"code\"", 1)
        .replacen("{{ event.city }}", "{{ event.city", 1);
    let problems = check(&broken, &labels(&[Language::En]), &fonts());
    let kinds: Vec<&str> = problems
        .iter()
        .map(|problem| name_of(&problem.kind))
        .collect();
    assert_eq!(kinds, ["unknown", "expression", "unknown"]);
    let filled = source
        .replace("{{ event.city }}", "{{ event.town }}")
        .replace("{{ game.round }}", "{{ game.tour }}");
    let problems = check(&filled, &labels(&[Language::En]), &fonts());
    let lines: Vec<usize> = problems.iter().map(|problem| problem.line).collect();
    assert_eq!(lines.len(), 2, "{problems:?}");
    assert!(lines[0] < lines[1]);
}

/// A form must not make the program stop, whatever it holds.
#[test]
fn strange_forms_are_refused_in_peace() {
    let (fonts, labels) = (fonts(), labels(&[Language::En]));
    let item = |item: &str| {
        format!("document = \"sheets\"\npage = {{ width = 100, height = 100 }}\nitem = [{item}]\n")
    };
    let strange = [
        String::new(),
        "\u{0}\u{1}".to_owned(),
        "item = 5".to_owned(),
        item("5"),
        item("{}"),
        item("{ kind = \"text\", x = nan, y = 0, width = 5, text = \"a\" }"),
        item("{ kind = \"text\", x = 0, y = 0, width = inf, text = \"a\" }"),
        item("{ kind = \"grid\", x = 0, y = 0, width = 50, height = 50, row = 5, columns = [] }"),
        item(
            "{ kind = \"grid\", x = 0, y = 0, width = 50, height = 50, row = 5, heavy = 99999999999999999999, columns = [] }",
        ),
        item("{ kind = \"text\", x = 0, y = 0, width = 5, lines = 0, size = 0, text = \"a b c\" }"),
        item(
            "{ kind = \"text\", x = 0, y = 0, width = 5, size = -3, lines = 3, text = \"a b c\" }",
        ),
        item(
            "{ kind = \"text\", x = 0, y = 0, width = 0.001, text = \"{% for a in range(10000000) %}{% for b in range(10000000) %}x{% endfor %}{% endfor %}\" }",
        ),
        item("{ kind = \"text\", x = 0, y = 0, width = 50, text = \"{% include 'a' %}\" }"),
    ];
    for source in strange {
        assert!(!check(&source, &labels, &fonts).is_empty(), "{source}");
    }
    assert_eq!(
        check(
            &item("{ kind = \"text\", x = 0, y = 0, width = 50, text = \"a\" }"),
            &labels,
            &fonts
        ),
        []
    );
}

/// The page about paper names every form's document, every kind of item, and every value of the samples.
#[test]
fn the_page_about_paper_is_complete() {
    let page = include_str!("../../docs/paper.md");
    let sources = BUILT_IN.map(|built_in| built_in.source).concat();
    let after = |word: &'static str| {
        let parts = sources.split(word).skip(1);
        parts.filter_map(|rest| rest.split('"').next().map(str::to_owned))
    };
    for word in after("document = \"").chain(after("kind = \"")) {
        assert!(page.contains(&word), "{word}");
    }
    for values in [
        "game.", "sheet.", "event.", "section.", "opening.", "row.", "player.",
    ] {
        for rest in sources.split(values).skip(1) {
            let name: String = rest
                .chars()
                .take_while(|letter| letter.is_ascii_lowercase() || *letter == '_')
                .collect();
            assert!(page.contains(&name), "{values}{name}");
        }
    }
}
