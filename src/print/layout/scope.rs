//! The values that a text may name.

use std::sync::Arc;

use minijinja::value::{Object, Value};

/// Values in four rings: of the document, of the layer, of the face, of the row.
#[derive(Clone, Debug)]
pub(super) struct Scope {
    common: Value,
    layer: Value,
    face: Value,
    page: Option<(usize, usize)>,
    row: Option<(Value, usize)>,
    each: Option<(Value, usize)>,
}

/// A row that is not there: every value of it is empty.
#[derive(Debug)]
pub(super) struct EmptyRow;

impl Object for EmptyRow {
    fn get_value(self: &Arc<Self>, _: &Value) -> Option<Value> {
        Some(Value::from(""))
    }
}

impl Scope {
    pub(super) fn new(common: Value, layer: Value, face: Value) -> Scope {
        Scope {
            common,
            layer,
            face,
            page: None,
            row: None,
            each: None,
        }
    }

    pub(super) fn on_page(&self, page: usize, pages: usize) -> Scope {
        Scope {
            page: Some((page + 1, pages)),
            ..self.clone()
        }
    }

    pub(super) fn in_row(&self, row: Value, number: usize) -> Scope {
        Scope {
            row: Some((row, number)),
            ..self.clone()
        }
    }

    pub(super) fn in_column(&self, it: Value, index: usize) -> Scope {
        Scope {
            each: Some((it, index)),
            ..self.clone()
        }
    }

    /// The value of a name.
    pub(super) fn root(&self, name: &str) -> Option<Value> {
        let of = |value: &Value| {
            value
                .get_attr(name)
                .ok()
                .filter(|value| !value.is_undefined())
        };
        let page = |number: usize| Some(Value::from(number));
        match (name, &self.page, &self.row, &self.each) {
            ("page", Some((number, _)), ..) => page(*number),
            ("pages", Some((_, count)), ..) => page(*count),
            ("row", _, Some((row, _)), _) => Some(row.clone()),
            ("number", _, Some((_, number)), _) => page(*number),
            ("it", _, _, Some((it, _))) => Some(it.clone()),
            ("index", _, _, Some((_, index))) => page(*index),
            // a section may have a title of its own, an event's record that of its event
            _ => of(&self.layer)
                .or_else(|| of(&self.common))
                .or_else(|| of(&self.face)),
        }
    }

    /// The names of all values.
    pub(super) fn names(&self) -> Vec<String> {
        let mut all = names(&self.common);
        all.extend([&self.layer, &self.face].into_iter().flat_map(names));
        let own = [
            ("page", self.page.is_some()),
            ("pages", self.page.is_some()),
            ("row", self.row.is_some()),
            ("number", self.row.is_some()),
            ("it", self.each.is_some()),
            ("index", self.each.is_some()),
        ];
        all.extend(
            own.into_iter()
                .filter(|(_, is)| *is)
                .map(|(name, _)| name.to_owned()),
        );
        all
    }

    /// Whether a name has the same value on all faces of the layer.
    pub(super) fn is_of_layer(&self, name: &str) -> bool {
        let is_in = |value: &Value| {
            value
                .get_attr(name)
                .is_ok_and(|value| !value.is_undefined())
        };
        is_in(&self.common) || is_in(&self.layer)
    }
}

/// The names of the values in a value.
pub(super) fn names(value: &Value) -> Vec<String> {
    let keys = value.try_iter().into_iter().flatten();
    keys.filter_map(|key| key.as_str().map(str::to_owned))
        .collect()
}

impl Object for Scope {
    fn get_value(self: &Arc<Self>, key: &Value) -> Option<Value> {
        self.root(key.as_str()?)
    }
}
