//! The order of names: by pinyin, by Russian or Latin letters.

use std::cmp::Ordering;

use pinyin::ToPinyin;

/// Family names that are read otherwise than the word.
const FAMILY_NAMES: [(char, &str); 22] = [
    ('单', "shan4"),
    ('曾', "zeng1"),
    ('解', "xie4"),
    ('仇', "qiu2"),
    ('查', "zha1"),
    ('朴', "piao2"),
    ('区', "ou1"),
    ('翟', "zhai2"),
    ('任', "ren2"),
    ('覃', "qin2"),
    ('华', "hua4"),
    ('宁', "ning4"),
    ('燕', "yan1"),
    ('冼', "xian3"),
    ('缪', "miao4"),
    ('乐', "yue4"),
    ('秘', "bi4"),
    ('召', "shao4"),
    ('葛', "ge3"),
    ('种', "chong2"),
    ('盖', "ge3"),
    ('尉', "wei4"),
];

/// Latin letters and those with marks that stand with them.
const MARKED: [(char, &str); 19] = [
    ('a', "àáâãäåāăąǎạảấầẩẫậắằẳẵặæ"),
    ('c', "çćĉċč"),
    ('d', "ďđð"),
    ('e', "èéêëēĕėęěẹẻẽếềểễệə"),
    ('g', "ĝğġģ"),
    ('h', "ĥħ"),
    ('i', "ìíîïĩīĭįıỉịǐ"),
    ('j', "ĵ"),
    ('k', "ķ"),
    ('l', "ĺļľŀł"),
    ('n', "ñńņňŋ"),
    ('o', "òóôõöøōŏőọỏốồổỗộơớờởỡợǒœ"),
    ('r', "ŕŗř"),
    ('s', "śŝşšșß"),
    ('t', "ţťŧțþ"),
    ('u', "ùúûüũūŭůűųụủưứừửữựǔ"),
    ('w', "ŵ"),
    ('y', "ýÿŷỳỵỷỹ"),
    ('z', "źżž"),
];

/// A letter without its mark; others as they are.
fn plain(letter: char) -> char {
    let found = MARKED.iter().find(|(_, marked)| marked.contains(letter));
    found.map_or(letter, |(plain, _)| *plain)
}

/// What a name is sorted by: Chinese names by pinyin and tone, one character after the other, before all others.
pub(super) fn key(name: &str) -> Vec<(u8, String)> {
    let letter = |(place, letter): (usize, char)| {
        let family = FAMILY_NAMES
            .iter()
            .find(|(known, _)| place == 0 && *known == letter);
        let read = family
            .map(|(_, read)| *read)
            .or_else(|| Some(letter.to_pinyin()?.with_tone_num_end()));
        match (read, letter) {
            (Some(read), letter) => (0, format!("{read} {letter}")),
            (None, 'ё' | 'Ё') => (1, "е\u{301}".to_owned()),
            (None, letter) => (1, letter.to_lowercase().map(plain).collect()),
        }
    };
    name.chars()
        .filter(|letter| !matches!(letter, '\'' | '’' | '-' | '\u{300}'..='\u{36f}'))
        .enumerate()
        .map(letter)
        .collect()
}

/// The order of two names.
pub(super) fn compare(one: &str, other: &str) -> Ordering {
    key(one).cmp(&key(other)).then_with(|| one.cmp(other))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_stand_where_people_look_for_them() {
        let cases: [&[&str]; 5] = [
            &["陈伟", "李娜", "李强", "单丽", "王芳", "曾国藩", "张三"],
            &["Елена", "Ёлкина", "Жуков", "Яшин"],
            &["Berg", "Müller", "Silva", "o'Neil", "Ørsted"],
            &["Åkesson", "Alves", "Đặng", "Éric", "Łukasz", "Maes"],
            &["王丽", "Иванов"],
        ];
        for mut case in cases.map(<[&str]>::to_vec) {
            let expected: Vec<&str> = match case[0] {
                "Berg" => vec!["Berg", "Müller", "o'Neil", "Ørsted", "Silva"],
                _ => case.clone(),
            };
            case.reverse();
            case.sort_by(|one, other| compare(one, other));
            assert_eq!(case, expected);
        }
    }
}
