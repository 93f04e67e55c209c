//! The words printed on forms, in one or two languages.

use std::collections::BTreeMap;
use std::sync::Arc;

use minijinja::value::{Enumerator, Object, Value, from_args};
use minijinja::{Error, ErrorKind, State};

/// Labels by name. A label is `{{ label.round }}`; one with places in it is `{{ label.page(n=1, m=2) }}`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Labels {
    texts: BTreeMap<String, String>,
}

impl Labels {
    /// The labels of several languages side by side: `轮次 / Round`; those that are equal once. Places are written `{n}`.
    pub fn new(languages: &[BTreeMap<String, String>]) -> Labels {
        let mut texts: BTreeMap<String, String> = BTreeMap::new();
        for (name, text) in languages.iter().flatten() {
            match texts.get_mut(name) {
                None => {
                    texts.insert(name.clone(), text.clone());
                }
                Some(there) if !there.split(" / ").any(|part| part == text) => {
                    there.push_str(" / ");
                    there.push_str(text);
                }
                Some(_) => {}
            }
        }
        Labels { texts }
    }

    /// The label of a name.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.texts.get(name).map(String::as_str)
    }
}

impl Object for Labels {
    fn get_value(self: &Arc<Self>, key: &Value) -> Option<Value> {
        self.get(key.as_str()?).map(Value::from)
    }

    fn enumerate(self: &Arc<Self>) -> Enumerator {
        let names = self.texts.keys().map(Value::from);
        Enumerator::Values(names.collect())
    }

    fn call_method(
        self: &Arc<Self>,
        _: &mut State<'_, '_>,
        method: &str,
        args: &[Value],
    ) -> Result<Value, Error> {
        let (values,): (minijinja::value::Kwargs,) = from_args(args)?;
        let text = self
            .get(method)
            .ok_or_else(|| Error::new(ErrorKind::UndefinedError, format!("label.{method}")))?;
        let mut text = text.to_owned();
        for name in values.args() {
            let value: Value = values.get(name)?;
            text = text.replace(&format!("{{{name}}}"), &value.to_string());
        }
        Ok(Value::from(text))
    }
}
