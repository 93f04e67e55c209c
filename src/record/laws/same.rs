//! Articles of the FMJD that say what an article of the draughts-64 rules says.

const SAME: &[(&str, &str)] = &[
    ("fmjd:3.4", "s1:5/4"),
    ("fmjd:3.6", "s1:5/5.1.2"),
    ("fmjd:3.7", "s1:5/5.1.3"),
    ("fmjd:3.8", "s1:5/5.1.4"),
    ("fmjd:3.9", "s1:5/6"),
    ("fmjd:3.11", "s1:5/8"),
    ("fmjd:3.13", "s1:5/10"),
    ("fmjd:3.14", "s1:5/11"),
    ("fmjd:4.4", "s1:6/4"),
    ("fmjd:4.7", "s1:6/7"),
    ("fmjd:4.8", "s1:6/8"),
    ("fmjd:4.9", "s1:6/9"),
    ("fmjd:4.11", "s1:6/11"),
    ("fmjd:4.13", "s1:6/12.1.2"),
    ("fmjd:4.15", "s1:6/12.1.3"),
    ("fmjd:5.1", "s1:7/1"),
    ("fmjd:5.2", "s1:7/2"),
    ("fmjd:5.3", "s1:7/3"),
    ("fmjd:5.4", "s1:7/4"),
    ("fmjd:5.4.1", "s1:7/4.1"),
    ("fmjd:5.4.2", "s1:7/4.2"),
    ("fmjd:5.4.3", "s1:7/4.3"),
    ("fmjd:5.4.4", "s1:7/4.4"),
    ("fmjd:5.4.5", "s1:7/4.5"),
    ("fmjd:5.4.7", "s1:7/4.7"),
    ("fmjd:5.4.8", "s1:7/4.8"),
    ("fmjd:5.4.9", "s1:7/4.9"),
    ("fmjd:5.4.10", "s1:7/4.10"),
    ("fmjd:5.4.11", "s1:7/4.11"),
    ("fmjd:5.4.12", "s1:7/4.12"),
    ("fmjd:5.4.13", "s1:7/4.13"),
    ("fmjd:5.4.14", "s1:7/4.14"),
    ("fmjd:5.4.17", "s1:7/4.15"),
    ("fmjd:5.5", "s1:7/5"),
    ("fmjd:5.6", "s1:7/6"),
    ("fmjd:5.7", "s1:7/7"),
];

/// The article with the same content, where there is one.
pub fn same_as(article: &str) -> Option<&'static str> {
    SAME.iter()
        .find(|(key, _)| *key == article)
        .map(|(_, same)| *same)
}
