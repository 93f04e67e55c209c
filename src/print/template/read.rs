//! Reading a template: every fault with its line and field, not only the first.

mod grid;
mod ranges;
mod take;

use minijinja::{AutoEscape, Environment, UndefinedBehavior};
use serde::Deserialize;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::expression::{Code, Expression, Path, condition, text};
use super::items::*;
use super::{Cut, DOCUMENTS, Fit, Size, Template};
use crate::print::display::Turn;
use crate::print::error::{Problem, ProblemKind};
use ranges::LONGEST;

const KINDS: [&str; 9] = [
    "text", "field", "badge", "box", "line", "sign", "qr", "board", "grid",
];
const KEYS: [&str; 4] = ["document", "page", "face", "item"];

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenPage {
    width: f32,
    height: f32,
    #[serde(default)]
    fit: bool,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenFace {
    width: f32,
    height: f32,
    #[serde(default)]
    cut: bool,
}

type Table<'t> = Spanned<DeValue<'t>>;

/// Reads a template and keeps its faults.
struct Reader<'t> {
    source: &'t str,
    problems: Vec<Problem>,
    expressions: Environment<'static>,
}

impl Template {
    /// Reads a template.
    ///
    /// # Errors
    /// All faults that can be seen without values.
    pub fn read(source: &str) -> Result<Template, Vec<Problem>> {
        let mut expressions = Environment::new();
        expressions.set_undefined_behavior(UndefinedBehavior::Strict);
        // an expression may not take for ever
        expressions.set_fuel(Some(100_000));
        expressions.set_auto_escape_callback(|_| AutoEscape::None);
        let mut reader = Reader {
            source,
            problems: Vec::new(),
            expressions,
        };
        let template = reader.template();
        match template {
            Some(mut template) if reader.problems.is_empty() => {
                template.expressions = reader.expressions;
                Ok(template)
            }
            _ => {
                reader.problems.sort_by_key(|problem| problem.line);
                Err(reader.problems)
            }
        }
    }
}

impl<'t> Reader<'t> {
    fn template(&mut self) -> Option<Template> {
        let (table, errors) = DeTable::parse_recoverable(self.source);
        for error in errors {
            let line = self.line(error.span().map_or(0, |span| span.start));
            // one slip makes several errors behind it
            if self.problems.iter().any(|problem| problem.line == line) {
                continue;
            }
            let text = error.message().lines().next().unwrap_or_default();
            self.problem(line, "", ProblemKind::Syntax(text.to_owned()));
        }
        if !self.problems.is_empty() {
            return None;
        }
        let table = table.into_inner();
        if table.is_empty() {
            self.problem(0, "", ProblemKind::Empty(DOCUMENTS.join(", ")));
            return None;
        }
        for (key, _) in &table {
            if !KEYS.contains(&key.get_ref().as_ref()) {
                let name = key.get_ref().to_string();
                let known = KEYS.join(", ");
                self.problem(
                    self.line(key.span().start),
                    &name,
                    ProblemKind::Unknown {
                        name: name.clone(),
                        known,
                    },
                );
            }
        }
        let document = self.document(&table);
        let page: Option<WrittenPage> = match table.get("page") {
            Some(value) => self.take(value, "page"),
            None => self.lacks("page", "{ width = 210, height = 297 }"),
        };
        let face: Option<WrittenFace> =
            table.get("face").and_then(|value| self.take(value, "face"));
        let longest = Size {
            width: LONGEST,
            height: LONGEST,
        };
        let whole = page.as_ref().map_or(longest, |page| Size {
            width: page.width,
            height: page.height,
        });
        let part = face.as_ref().map_or(whole, |face| Size {
            width: face.width,
            height: face.height,
        });
        let mut fit = true;
        for (name, most) in [("page", longest), ("face", whole)] {
            if let Some(value) = table.get(name) {
                fit &= self.sides_fit(value, name, most);
            }
        }
        // what stands on a page that cannot be is not measured by it
        let part = if fit { part } else { longest };
        let mut items = Vec::new();
        match table.get("item").map(Spanned::get_ref) {
            Some(DeValue::Array(list)) => {
                for (index, value) in list.iter().enumerate() {
                    items.extend(self.item(value, index + 1, part));
                }
            }
            _ => {
                self.lacks::<()>("item", "[ { kind = \"text\", … } ]");
            }
        }
        Some(Template {
            document: document?,
            page: whole,
            face: part,
            cut: if face.is_some_and(|face| face.cut) {
                Cut::Dashed
            } else {
                Cut::No
            },
            fit: if page?.fit { Fit::Content } else { Fit::Whole },
            items,
            expressions: Environment::empty(),
        })
    }

    /// What the form is for.
    fn document(&mut self, table: &DeTable<'t>) -> Option<String> {
        let Some(value) = table.get("document") else {
            return self.lacks("document", &DOCUMENTS.join(", "));
        };
        let line = self.line(value.span().start);
        match value.get_ref().as_str() {
            Some(name) if DOCUMENTS.contains(&name) => Some(name.to_owned()),
            name => {
                let name = name.unwrap_or("…").to_owned();
                let known = DOCUMENTS.join(", ");
                self.problem(line, "document", ProblemKind::Unknown { name, known });
                None
            }
        }
    }

    fn item(&mut self, value: &Table<'t>, number: usize, face: Size) -> Option<Item> {
        let line = self.line(value.span().start);
        let kind = value
            .get_ref()
            .get("kind")
            .and_then(|kind| kind.get_ref().as_str())
            .unwrap_or_default();
        let name = format!("item {number} ({kind})");
        if !self.numbers_fit(value, kind, &name, face) {
            return None;
        }
        /// Reads an item of a kind and makes its parts: those that all have, and its body.
        macro_rules! made {
            ($written:ident, |$item:ident| $body:expr) => {{
                let $item: $written = self.take(value, &name)?;
                let when = $item
                    .when
                    .as_ref()
                    .and_then(|text| self.expression(text, &name, "when", condition));
                let place = [$item.x, $item.y, $item.width, $item.height];
                (place, $item.on, when, $body)
            }};
        }
        let style = |size: f32, bold: bool, align: Align, gray: u8, lines: usize| TextStyle {
            size,
            bold,
            align,
            gray,
            lines,
            least: 0.0,
            struck: 0,
        };
        let ([x, y, width, height], on, when, body) = match kind {
            "text" => made!(WrittenText, |item| Body::Text {
                text: self.text(&item.text, &name, "text")?,
                style: TextStyle {
                    least: item.least,
                    ..style(item.size, item.bold, item.align, item.gray, item.lines)
                },
                turn: match item.turned {
                    true => Turn::Over,
                    false => Turn::Upright,
                },
            }),
            "field" => made!(WrittenField, |item| Body::Field {
                label: self.text(&item.label, &name, "label")?,
                value: self.text(&item.value, &name, "value")?,
                label_size: item.label_size,
                style: style(item.size, item.bold, item.align, 0, item.lines),
                line: item.line,
            }),
            "badge" => made!(WrittenBadge, |item| Body::Badge {
                text: self.text(&item.text, &name, "text")?,
                dark: item
                    .dark
                    .as_ref()
                    .and_then(|text| self.expression(text, &name, "dark", condition)),
                style: style(item.size, true, Align::Center, 0, 1),
            }),
            "box" => made!(WrittenBox, |item| Body::Box(Box::new(BoxItem {
                label: item
                    .label
                    .as_ref()
                    .and_then(|text| self.text(text, &name, "label")),
                value: item
                    .value
                    .as_ref()
                    .and_then(|text| self.text(text, &name, "value")),
                beside: item
                    .beside
                    .as_ref()
                    .and_then(|text| self.text(text, &name, "beside")),
                beside_width: item.beside_width,
                check: item
                    .check
                    .as_ref()
                    .and_then(|text| self.expression(text, &name, "check", condition)),
                thick: item.thick,
                style: style(item.size, item.bold, item.align, 0, item.lines),
            }))),
            "line" => made!(WrittenLine, |item| Body::Line {
                dash: item.dash,
                thick: item.thick
            }),
            "sign" => made!(WrittenSign, |item| Body::Sign {
                label: self.text(&item.label, &name, "label")?,
                size: item.size,
                boxed: item.boxed,
            }),
            "qr" => made!(WrittenQr, |item| Body::Qr {
                text: self.text(&item.text, &name, "text")?
            }),
            "board" => made!(WrittenBoard, |item| {
                let (diagram, field) = self.path(&item.diagram, &name, "diagram")?;
                Body::Board { diagram, field }
            }),
            "grid" => made!(WrittenGrid, |item| Body::Grid(Box::new(
                self.grid(&item, &name, value)?
            ))),
            other => {
                let (name, known) = (other.to_owned(), KINDS.join(", "));
                self.problem(
                    line,
                    &format!("item {number}.kind"),
                    ProblemKind::Unknown { name, known },
                );
                return None;
            }
        };
        for (key, reaches, most) in [
            ("x + width", x + width, face.width),
            ("y + height", y + height, face.height),
        ] {
            if reaches > most + 0.01 {
                let kind = ProblemKind::OffPage { reaches, most };
                self.problem(line, &format!("{name}: {key}"), kind);
            }
        }
        Some(Item {
            name,
            x,
            y,
            width,
            height,
            on,
            when,
            body,
        })
    }

    fn text(&mut self, source: &Spanned<String>, name: &str, field: &str) -> Option<Expression> {
        self.expression(source, name, field, text)
    }

    fn expression(
        &mut self,
        source: &Spanned<String>,
        name: &str,
        field: &str,
        compile: impl Fn(&mut Environment<'static>, &str) -> Result<Code, String>,
    ) -> Option<Expression> {
        let line = self.line(source.span().start);
        let field = format!("{name}.{field}");
        match compile(&mut self.expressions, source.get_ref()) {
            Ok(code) => Some(Expression { line, field, code }),
            Err(said) => {
                self.problem(line, &field, ProblemKind::Expression(said));
                None
            }
        }
    }

    fn path(
        &mut self,
        source: &Spanned<String>,
        name: &str,
        field: &str,
    ) -> Option<(Path, Expression)> {
        let line = self.line(source.span().start);
        let field = format!("{name}.{field}");
        match Path::read(source.get_ref()) {
            Some(path) => {
                let code = Code::Path(path.clone());
                Some((path, Expression { line, field, code }))
            }
            None => {
                self.problem(
                    line,
                    &field,
                    ProblemKind::Expression(source.get_ref().clone()),
                );
                None
            }
        }
    }

    fn lacks<T>(&mut self, field: &str, known: &str) -> Option<T> {
        let (name, known) = (field.to_owned(), known.to_owned());
        self.problem(0, "", ProblemKind::FieldMissing { name, known });
        None
    }

    fn problem(&mut self, line: usize, field: &str, kind: ProblemKind) {
        self.problems.push(Problem {
            line,
            field: field.to_owned(),
            kind,
        });
    }

    fn line(&self, at: usize) -> usize {
        let before = self.source.get(..at).unwrap_or(self.source);
        before.bytes().filter(|byte| *byte == b'\n').count() + 1
    }
}
