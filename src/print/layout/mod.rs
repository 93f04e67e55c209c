//! From a template and values to marks: what stands where.

mod columns;
mod figures;
mod grid;
mod items;
mod lines;
mod scope;

use std::collections::BTreeSet;
use std::sync::Arc;

use minijinja::value::Value;

use super::display::{Mark, POINT, Text, Turn, Weight};
use super::error::{Problem, ProblemKind};
use super::fonts::Fonts;
use super::run::{Cut, Face, Layer, Missing};
use super::template::{Align, Body, Code, Expression, Item, On, Path, Template, TextStyle};
use scope::Scope;

/// Which marks are wanted: those that are the same on all faces of a layer, or the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Pass {
    Layer,
    Face,
}

/// Lays faces out, one after the other, and keeps what went wrong.
pub(super) struct Layout<'t> {
    template: &'t Template,
    fonts: &'t Fonts,
    common: Value,
    pass: Pass,
    place: String,
    /// The row of a list that is laid out, where it has a name.
    row: Option<String>,
    item: u16,
    marks: Vec<Mark>,
    /// Faults of the template that show when it is filled.
    pub(super) problems: Vec<Problem>,
    /// Texts that were longer than their place.
    pub(super) cuts: Vec<Cut>,
    /// Characters of the page that no font has.
    pub(super) missing: BTreeSet<Missing>,
}

impl<'t> Layout<'t> {
    pub(super) fn new(template: &'t Template, fonts: &'t Fonts, common: Value) -> Layout<'t> {
        Layout {
            template,
            fonts,
            common,
            pass: Pass::Face,
            place: String::new(),
            row: None,
            item: 0,
            marks: Vec::new(),
            problems: Vec::new(),
            cuts: Vec::new(),
            missing: BTreeSet::new(),
        }
    }

    /// What is the same on all faces of a layer.
    pub(super) fn layer(&mut self, layer: &Layer) -> Vec<Mark> {
        self.pass = Pass::Layer;
        self.place.clear();
        let scope = Arc::new(Scope::new(
            self.common.clone(),
            layer.values().clone(),
            Value::UNDEFINED,
        ));
        self.items(&scope, 0, 1);
        std::mem::take(&mut self.marks)
    }

    /// What else is on the pages of a face: marks and the characters that no font has.
    pub(super) fn face(&mut self, face: &Face) -> Vec<(Vec<Mark>, BTreeSet<Missing>)> {
        self.pass = Pass::Face;
        self.place.clone_from(&face.place);
        let scope = Scope::new(
            self.common.clone(),
            face.layer.values().clone(),
            face.values.clone(),
        );
        let first = Arc::new(scope);
        let pages = self
            .template
            .items
            .iter()
            .map(|item| self.pages(item, &first))
            .max()
            .unwrap_or(1);
        (0..pages)
            .map(|page| {
                self.items(&Arc::new(first.on_page(page, pages)), page, pages);
                (
                    std::mem::take(&mut self.marks),
                    std::mem::take(&mut self.missing),
                )
            })
            .collect()
    }

    fn pages(&mut self, item: &Item, scope: &Arc<Scope>) -> usize {
        let is_left_out = |when| self.say(when, scope).is_empty();
        if item.when.as_ref().is_some_and(is_left_out) {
            return 1;
        }
        match &item.body {
            Body::Grid(grid) => grid::pages(self, item, grid, scope),
            _ => 1,
        }
    }

    fn items(&mut self, scope: &Arc<Scope>, page: usize, pages: usize) {
        for (index, item) in self.template.items.iter().enumerate() {
            let stands = match item.on {
                On::Every => true,
                On::First => page == 0,
                On::Last => page + 1 == pages,
            };
            // what depends on the page or on a value of the face is no part of the layer
            let of_face = item.on != On::Every
                || item
                    .when
                    .as_ref()
                    .is_some_and(|when| !self.is_of_layer(when, scope));
            if !stands || (of_face && self.pass == Pass::Layer) {
                continue;
            }
            if item
                .when
                .as_ref()
                .is_some_and(|when| self.say(when, scope).is_empty())
            {
                continue;
            }
            self.item = u16::try_from(index).unwrap_or(u16::MAX);
            self.item(item, scope, page, of_face);
        }
    }

    /// Whether a text needs no value of the face.
    fn is_of_layer(&self, expression: &Expression, scope: &Scope) -> bool {
        match &expression.code {
            Code::Constant(_) => true,
            Code::Path(path) => scope.is_of_layer(path.root()),
            Code::Compiled { roots, .. } => roots.iter().all(|root| scope.is_of_layer(root)),
        }
    }

    /// What a text says; a value that is not there is a fault of the template.
    fn say(&mut self, expression: &Expression, scope: &Arc<Scope>) -> String {
        let said = match &expression.code {
            Code::Constant(text) => return text.clone(),
            Code::Path(path) => match self.follow(path, scope) {
                Some(value) if value.is_none() => return String::new(),
                Some(value) => {
                    return value
                        .as_str()
                        .map_or_else(|| value.to_string(), str::to_owned);
                }
                None => self.unknown(&path.0, scope),
            },
            Code::Compiled { name, .. } => {
                let template = self.template.expressions.get_template(name);
                let template = template.expect("invariant: compiled texts are in the environment");
                match template.render(Value::from_dyn_object(scope.clone())) {
                    Ok(text) => return text,
                    Err(error) if error.kind() == minijinja::ErrorKind::UndefinedError => {
                        self.undefined(&template, scope)
                    }
                    Err(error) => {
                        let detail = error
                            .detail()
                            .map_or_else(|| error.kind().to_string(), str::to_owned);
                        ProblemKind::Expression(detail)
                    }
                }
            }
        };
        self.problem(expression, said);
        String::new()
    }

    /// The value at a path.
    fn value(&mut self, path: &Path, expression: &Expression, scope: &Arc<Scope>) -> Value {
        self.follow(path, scope).unwrap_or_else(|| {
            let kind = self.unknown(&path.0, scope);
            self.problem(expression, kind);
            Value::UNDEFINED
        })
    }

    fn follow(&self, path: &Path, scope: &Arc<Scope>) -> Option<Value> {
        path.follow(scope.root(path.root())?)
    }

    /// The first name of a path that is not known, with those that are.
    fn unknown(&self, path: &[String], scope: &Scope) -> ProblemKind {
        let mut known = scope.names();
        let mut value = scope.root(&path[0]);
        let mut at = 0;
        while let (Some(there), true) = (value.clone(), at + 1 < path.len()) {
            known = scope::names(&there);
            at += 1;
            value = there
                .get_attr(&path[at])
                .ok()
                .filter(|value| !value.is_undefined());
        }
        ProblemKind::Undefined {
            name: path.join("."),
            known: nearest(&path[at], known),
        }
    }

    /// What an expression names that is not there; the whole expression where it works the name out.
    fn undefined(&self, template: &minijinja::Template<'_, '_>, scope: &Scope) -> ProblemKind {
        let mut paths: Vec<Vec<String>> = template
            .undeclared_variables(true)
            .into_iter()
            .map(|path| path.split('.').map(str::to_owned).collect())
            .collect();
        paths.sort();
        let is_missing = |path: &&Vec<String>| {
            scope
                .root(&path[0])
                .is_none_or(|root| Path(path.to_vec()).follow(root).is_none())
        };
        match paths.iter().find(is_missing) {
            Some(path) => self.unknown(path, scope),
            None => ProblemKind::Undefined {
                name: template.source().to_owned(),
                known: String::new(),
            },
        }
    }

    fn problem(&mut self, expression: &Expression, kind: ProblemKind) {
        let problem = Problem {
            line: expression.line,
            field: expression.field.clone(),
            kind,
        };
        if !self.problems.contains(&problem) {
            self.problems.push(problem);
        }
    }

    /// Puts a mark where this pass is the one for it.
    fn mark(&mut self, of_layer: bool, mark: Mark) {
        if of_layer == (self.pass == Pass::Layer) {
            self.marks.push(mark);
        }
    }
}

/// Up to eight of the known names: the likest ones first where there are more.
fn nearest(name: &str, mut known: Vec<String>) -> String {
    const SHOWN: usize = 8;
    let pairs = |text: &str| {
        let letters: Vec<char> = text.chars().collect();
        let pairs: BTreeSet<(char, char)> =
            letters.windows(2).map(|pair| (pair[0], pair[1])).collect();
        pairs
    };
    known.sort();
    known.dedup();
    if known.len() > SHOWN {
        let wanted = pairs(name);
        known.sort_by_cached_key(|one| {
            let has = pairs(one);
            let common = wanted.intersection(&has).count();
            // the part of both that they have in common, in thousandths
            std::cmp::Reverse(2000 * common / (wanted.len() + has.len()).max(1))
        });
        known.truncate(SHOWN);
    }
    known.join(", ")
}
