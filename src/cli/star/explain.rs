//! What the findings about star halma mean.

use std::io::Write;

use serde::Serialize;

use crate::cli::json::FORMAT;
use crate::cli::report::class_name;
use crate::cli::{Answer, error::Error, ui::Ui};
use crate::record::Code;
use crate::record::star::{StarCode, articles};
use crate::star::{Jump, Options, Reason};

#[derive(Serialize)]
struct StarExplainJson {
    format: u32,
    codes: Vec<CodeJson>,
    settings: Vec<SettingJson>,
}

#[derive(Serialize)]
struct CodeJson {
    code: String,
    class: &'static str,
    text: String,
    articles: Vec<&'static str>,
}

#[derive(Serialize)]
struct SettingJson {
    name: &'static str,
    values: &'static [&'static str],
}

/// Whether an answer is JSON.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::cli) enum Form {
    Screen,
    Json,
}

/// Whether a name is a code of star halma, as `star:CODE` or `CODE`.
pub(in crate::cli) fn is_code(name: &str) -> bool {
    let code = super::settings_of(name).unwrap_or(name);
    StarCode::ALL.iter().any(|known| known.name() == code)
}

/// Explains `star` as a whole or one of its codes, as `star:CODE` or, where draughts have no such code, as `CODE`; `None`
/// where the name is neither.
pub(in crate::cli) fn explain(
    what: &str,
    form: Form,
    ui: &mut Ui,
) -> Result<Option<Answer>, Error> {
    let is_own = StarCode::ALL.iter().any(|known| known.name() == what)
        && Code::ALL.iter().all(|known| known.name() != what);
    let code = super::settings_of(what).or_else(|| is_own.then_some(what));
    let Some(code) = code else {
        return Ok(None);
    };
    let is_asked = |known: &&StarCode| code.is_empty() || known.name() == code;
    let codes: Vec<CodeJson> = StarCode::ALL
        .iter()
        .filter(is_asked)
        .map(|code| CodeJson {
            code: format!("star:{}", code.name()),
            class: class_name(code.class()),
            text: ui.words.say(&format!("explain-star-{}", code.name()), &[]),
            articles: match code {
                StarCode::IllegalMove => {
                    let jumps = [Jump::Adjacent, Jump::EqualDistance];
                    let cited = jumps.map(|jump| articles(Reason::NoBridge, jump));
                    cited.into_iter().flatten().copied().collect()
                }
                _ => Vec::new(),
            },
        })
        .collect();
    if codes.is_empty() {
        return Err(Error::Unexplained(what.to_owned()));
    }
    let answer = StarExplainJson {
        format: FORMAT,
        codes,
        settings: Options::KNOWN
            .iter()
            .map(|(name, values)| SettingJson { name, values })
            .collect(),
    };
    if form == Form::Json {
        ui.json(&answer)?;
        return Ok(Some(Answer::Yes));
    }
    for code in &answer.codes {
        let class = ui.words.say(&format!("class-{}", code.class), &[]);
        writeln!(ui.out(), "{} ({class})\n  {}", code.code, code.text)?;
        for article in &code.articles {
            let text = ui.words.say(&crate::words::article_id(article), &[]);
            writeln!(ui.out(), "  {article}: {text}")?;
        }
    }
    writeln!(ui.out())?;
    for setting in &answer.settings {
        writeln!(
            ui.out(),
            "  {} = {}",
            setting.name,
            setting.values.join(" | ")
        )?;
    }
    let sentence = ui.words.say("star-no-official-rules", &[]);
    writeln!(ui.out(), "{sentence}")?;
    Ok(Some(Answer::Yes))
}
