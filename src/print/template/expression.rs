//! Texts of a template: constant, a plain value, or an expression of minijinja.

use minijinja::Environment;
use minijinja::value::Value;

/// A text with its place in the template.
#[derive(Clone, Debug)]
pub(in crate::print) struct Expression {
    pub(in crate::print) line: usize,
    pub(in crate::print) field: String,
    pub(in crate::print) code: Code,
}

/// What makes the text.
#[derive(Clone, Debug)]
pub(in crate::print) enum Code {
    Constant(String),
    /// `{{ game.serial }}`, which needs no interpreter.
    Path(Path),
    /// The name of a compiled template, and the values it starts from.
    Compiled {
        name: String,
        roots: Vec<String>,
    },
}

/// Names with points between them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::print) struct Path(pub(in crate::print) Vec<String>);

impl Path {
    /// Reads `a.b.c`.
    pub(super) fn read(text: &str) -> Option<Path> {
        let is_name = |part: &str| {
            part.starts_with(|letter: char| letter.is_ascii_alphabetic() || letter == '_')
                && part
                    .chars()
                    .all(|letter| letter.is_ascii_alphanumeric() || letter == '_')
        };
        let parts: Vec<String> = text.trim().split('.').map(str::to_owned).collect();
        let words = ["not", "true", "false", "none", "True", "False", "None"];
        (parts.iter().all(|part| is_name(part)) && !words.contains(&parts[0].as_str()))
            .then_some(Path(parts))
    }

    pub(in crate::print) fn root(&self) -> &str {
        &self.0[0]
    }

    /// What stands there; none where a name is not known.
    pub(in crate::print) fn follow(&self, root: Value) -> Option<Value> {
        let mut value = root;
        for name in &self.0[1..] {
            value = value
                .get_attr(name)
                .ok()
                .filter(|value| !value.is_undefined())?;
        }
        Some(value)
    }
}

/// Compiles a text; the error is what minijinja says.
pub(super) fn text(environment: &mut Environment<'static>, source: &str) -> Result<Code, String> {
    if !source.contains("{{") && !source.contains("{%") {
        return Ok(Code::Constant(source.to_owned()));
    }
    let inner = source
        .strip_prefix("{{")
        .and_then(|rest| rest.strip_suffix("}}"));
    if let Some(path) = inner.and_then(Path::read) {
        return Ok(Code::Path(path));
    }
    compiled(environment, source.to_owned())
}

/// Compiles a condition: it holds where the compiled text is not empty.
pub(super) fn condition(
    environment: &mut Environment<'static>,
    source: &str,
) -> Result<Code, String> {
    match source.trim() {
        "true" => Ok(Code::Constant("1".to_owned())),
        "false" => Ok(Code::Constant(String::new())),
        source => compiled(environment, format!("{{% if {source} %}}1{{% endif %}}")),
    }
}

fn compiled(environment: &mut Environment<'static>, source: String) -> Result<Code, String> {
    let name = format!("e{}", environment.templates().count());
    let said = |error: minijinja::Error| {
        error
            .detail()
            .map_or_else(|| error.kind().to_string(), str::to_owned)
    };
    environment
        .add_template_owned(name.clone(), source)
        .map_err(said)?;
    let compiled = environment.get_template(&name).map_err(said)?;
    let mut roots: Vec<String> = compiled.undeclared_variables(false).into_iter().collect();
    roots.sort();
    Ok(Code::Compiled { name, roots })
}
