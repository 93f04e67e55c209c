//! `huff explain`

use std::io::Write;

use clap::Args;
use serde::Serialize;

use crate::cli::report::{class_name, evidence_name};
use crate::cli::{Answer, error::Error, json::FORMAT, star, ui::Ui};
use crate::draughts::Variant;
use crate::record::{Code, Law, Who, same_as};
use crate::words::{self, Words};

/// Say what a finding or an article means
///
/// For the code of a finding: what it means, its articles in each law, who may claim it, until
/// when, and what follows. For an article, such as s1:7/4.6, 7/4.6, fmjd:5.4.6 or s2:3: what it says
/// in short, and the findings that cite it. Without an argument: all codes.
///
/// Examples: huff explain missed-capture; huff explain 7/4.6; huff --lang zh explain s2:3
#[derive(Debug, Args)]
pub(in crate::cli) struct Explain {
    /// A code or an article
    what: Option<String>,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
}

/// `huff explain --json`.
#[derive(Debug, Serialize)]
struct ExplainJson {
    format: u32,
    codes: Vec<CodeJson>,
    article: Option<ArticleJson>,
}

#[derive(Debug, Serialize)]
struct CodeJson {
    code: &'static str,
    class: &'static str,
    evidence: &'static str,
    title: String,
    text: String,
    laws: Vec<LawJson>,
}

/// What one law says of a code.
#[derive(Debug, Serialize)]
struct LawJson {
    law: &'static str,
    articles: Vec<&'static str>,
    who: &'static str,
    until: &'static str,
    remedy: &'static str,
    penalty: Option<&'static str>,
}

#[derive(Debug, Serialize)]
struct ArticleJson {
    article: String,
    same_as: Option<&'static str>,
    text: String,
    cited_by: Vec<&'static str>,
}

pub(super) fn run(explain: &Explain, ui: &mut Ui) -> Result<Answer, Error> {
    if let Some(what) = &explain.what {
        let form = match explain.json {
            true => star::ExplainForm::Json,
            false => star::ExplainForm::Screen,
        };
        if let Some(answer) = star::explain(what, form, ui)? {
            return Ok(answer);
        }
    }
    let words = &ui.words;
    // articles and codes as the languages name them
    let named = |what: &String| words::read_incident(what, Law::S1);
    let known = explain.what.as_ref().and_then(named);
    let (codes, article) = match known.as_deref().or(explain.what.as_deref()) {
        None => (Code::ALL.to_vec(), None),
        Some(what) => match Code::ALL.iter().find(|code| code.name() == what) {
            Some(code) => (vec![*code], None),
            None => {
                let article = article(words, what);
                let article = article.ok_or_else(|| Error::Unexplained(what.to_string()))?;
                (Vec::new(), Some(article))
            }
        },
    };
    let answer = ExplainJson {
        format: FORMAT,
        codes: codes.iter().map(|code| explained(words, *code)).collect(),
        article,
    };
    let mut text = Vec::new();
    if explain.json {
        serde_json::to_writer(&mut text, &answer).map_err(std::io::Error::from)?;
        writeln!(text)?;
    } else {
        match (&answer.article, answer.codes.as_slice()) {
            (Some(article), _) => show_article(&mut text, words, article)?,
            (None, [code]) => show_code(&mut text, words, code)?,
            (None, codes) => show_list(&mut text, words, codes)?,
        }
    }
    ui.out().write_all(&text)?;
    Ok(Answer::Yes)
}

fn explained(words: &Words, code: Code) -> CodeJson {
    let laws = Law::ALL.into_iter().map(|law| {
        let terms = law.terms(code, None);
        LawJson {
            law: law.name(),
            articles: articles(law, code),
            who: terms.who.name(),
            until: terms.until.name(),
            remedy: terms.remedy.name(),
            penalty: terms.penalty.map(|penalty| penalty.name()),
        }
    });
    CodeJson {
        code: code.name(),
        class: class_name(code.class()),
        evidence: evidence_name(code.evidence()),
        title: words.say(&format!("code-{}", code.name()), &[]),
        text: words.say(&format!("explain-{}", code.name()), &[]),
        laws: laws.collect(),
    }
}

/// The articles of a code; those of draws stand in the draw rules of the law's games.
fn articles(law: Law, code: Code) -> Vec<&'static str> {
    let mut articles = law.articles_of(code);
    for (variant, rule) in draw_rules() {
        if Law::of(variant) == law && Code::of_draw(rule.force) == code {
            articles.extend(rule.articles);
        }
    }
    let mut seen = Vec::new();
    articles.retain(|article| {
        let is_new = !seen.contains(article);
        seen.push(*article);
        is_new
    });
    articles
}

fn draw_rules() -> impl Iterator<Item = (Variant, &'static crate::draughts::DrawRule)> {
    Variant::all().flat_map(|variant| {
        let profiles = variant.rules().draws.iter();
        profiles.flat_map(move |profile| profile.rules.iter().map(move |rule| (variant, rule)))
    })
}

/// An article by its key; one without a law before it is looked for in each.
fn article(words: &Words, name: &str) -> Option<ArticleJson> {
    const BOOKS: [&str; 6] = ["s1", "s2", "fmjd", "idf", "wcdf", "cbd"];
    let whole = [name.to_string()];
    let guessed = BOOKS.iter().map(|book| format!("{book}:{name}"));
    let mut keys = whole
        .into_iter()
        .chain(guessed.filter(|_| !name.contains(':')));
    keys.find_map(|key| {
        let same_as = same_as(&key);
        let id = words::article_id(same_as.unwrap_or(&key));
        if !words.has(&id) {
            return None;
        }
        let cites = |code: &Code| {
            let laws = Law::ALL.into_iter();
            let by_law = laws
                .flat_map(|law| law.articles_of(*code))
                .any(|cited| cited == key);
            let by_draw = draw_rules().any(|(_, rule)| {
                Code::of_draw(rule.force) == *code && rule.articles.contains(&key.as_str())
            });
            by_law || by_draw
        };
        let citing = Code::ALL.iter().copied().filter(cites);
        Some(ArticleJson {
            same_as,
            text: words.say(&id, &[]),
            cited_by: citing.map(|code| code.name()).collect(),
            article: key,
        })
    })
}

fn show_code(out: &mut impl Write, words: &Words, code: &CodeJson) -> std::io::Result<()> {
    let say = |id: &str| words.say(id, &[]);
    writeln!(out, "{}: {}", code.code, code.title)?;
    writeln!(
        out,
        "  {}; {}",
        say(&format!("class-{}", code.class)),
        say(&format!("evidence-{}", code.evidence))
    )?;
    writeln!(out, "  {}", code.text)?;
    for law in &code.laws {
        let nothing = law.until == "never" && law.articles.is_empty() && law.remedy == "nothing";
        if nothing {
            continue;
        }
        writeln!(out)?;
        writeln!(out, "  {}: {}", law.law, say(&format!("law-{}", law.law)))?;
        let cited = match law.articles.is_empty() {
            true => say("explain-none"),
            false => law.articles.join(", "),
        };
        writeln!(out, "    {}: {cited}", say("explain-articles"))?;
        let lines = [
            ("explain-who", format!("who-{}", law.who)),
            ("explain-until", format!("until-{}", law.until)),
            ("explain-follows", format!("remedy-{}", law.remedy)),
        ];
        // where no wrong was done there is nobody to put it right for
        let first = if law.who == Who::Nobody.name() { 2 } else { 0 };
        for (label, id) in &lines[first..] {
            writeln!(out, "    {}: {}", say(label), say(id))?;
        }
        if let Some(penalty) = law.penalty {
            let owed = say(&format!("penalty-{penalty}"));
            writeln!(out, "    {}: {owed}", say("label-penalty"))?;
        }
    }
    Ok(())
}

fn show_article(out: &mut impl Write, words: &Words, article: &ArticleJson) -> std::io::Result<()> {
    writeln!(out, "{}", article.article)?;
    writeln!(out, "  {}", article.text)?;
    if let Some(same) = article.same_as {
        let sentence = words.say("explain-same-as", &[("article", same.into())]);
        writeln!(out, "  {sentence}")?;
    }
    if !article.cited_by.is_empty() {
        let cited = article.cited_by.join(", ");
        writeln!(out, "  {}: {cited}", words.say("explain-cited-by", &[]))?;
    }
    Ok(())
}

fn show_list(out: &mut impl Write, words: &Words, codes: &[CodeJson]) -> std::io::Result<()> {
    let widest = codes.iter().map(|code| code.code.len()).max().unwrap_or(0);
    let mut class = "";
    for code in codes {
        if code.class != class {
            class = code.class;
            writeln!(out, "{}", words.say(&format!("class-{class}"), &[]))?;
        }
        writeln!(out, "  {:widest$}  {}", code.code, code.title)?;
    }
    writeln!(out)?;
    writeln!(out, "{}", words.say("explain-list", &[]))
}
