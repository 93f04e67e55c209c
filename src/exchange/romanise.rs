//! Chinese names in Latin letters, as passports write them: surname first, the syllables of the given name together.

use pinyin::ToPinyin;

/// Surnames of two characters.
const DOUBLE: [(&str, &str); 22] = [
    ("欧阳", "Ouyang"),
    ("司马", "Sima"),
    ("上官", "Shangguan"),
    ("诸葛", "Zhuge"),
    ("东方", "Dongfang"),
    ("皇甫", "Huangfu"),
    ("尉迟", "Yuchi"),
    ("公孙", "Gongsun"),
    ("慕容", "Murong"),
    ("令狐", "Linghu"),
    ("长孙", "Zhangsun"),
    ("宇文", "Yuwen"),
    ("司徒", "Situ"),
    ("夏侯", "Xiahou"),
    ("南宫", "Nangong"),
    ("端木", "Duanmu"),
    ("独孤", "Dugu"),
    ("万俟", "Moqi"),
    ("澹台", "Tantai"),
    ("呼延", "Huyan"),
    ("轩辕", "Xuanyuan"),
    ("西门", "Ximen"),
];

/// Characters that are read otherwise as a surname than in a text.
const SURNAMES: [(char, &str); 26] = [
    ('单', "Shan"),
    ('曾', "Zeng"),
    ('仇', "Qiu"),
    ('解', "Xie"),
    ('区', "Ou"),
    ('查', "Zha"),
    ('盖', "Ge"),
    ('朴', "Piao"),
    ('任', "Ren"),
    ('华', "Hua"),
    ('种', "Chong"),
    ('缪', "Miao"),
    ('覃', "Qin"),
    ('翟', "Zhai"),
    ('乐', "Yue"),
    ('员', "Yun"),
    ('召', "Shao"),
    ('洗', "Xian"),
    ('冼', "Xian"),
    ('秘', "Bi"),
    ('尉', "Wei"),
    ('燕', "Yan"),
    ('葛', "Ge"),
    ('宁', "Ning"),
    ('折', "She"),
    ('繁', "Po"),
];

/// The name in Latin letters; none if it is not written in Chinese characters alone, or one of them is not known.
///
/// It is a proposal: a character of the given name may have several readings, and the player may write himself otherwise.
///
/// ```
/// use huff::exchange::romanise::latin;
/// assert_eq!(latin("单田芳").as_deref(), Some("Shan Tianfang"));
/// assert_eq!(latin("欧阳 丽").as_deref(), Some("Ouyang Li"));
/// assert_eq!(latin("Wang 丽"), None);
/// ```
pub fn latin(name: &str) -> Option<String> {
    let plain: String = name
        .chars()
        .filter(|letter| !letter.is_whitespace() && *letter != '·')
        .collect();
    let (surname, given) = match DOUBLE.iter().find(|(known, _)| plain.starts_with(known)) {
        // 东方 alone, or 公孙 with nothing behind it, is a surname of one character.
        Some((known, latin)) if plain.len() > known.len() => {
            ((*latin).to_owned(), &plain[known.len()..])
        }
        _ => {
            let first = plain.chars().next()?;
            let known = SURNAMES.iter().find(|(character, _)| *character == first);
            let latin = match known {
                Some((_, latin)) => (*latin).to_owned(),
                None => capital(&syllable(first)?),
            };
            (latin, &plain[first.len_utf8()..])
        }
    };
    let mut joined = String::new();
    for character in given.chars() {
        let syllable = syllable(character)?;
        // A vowel that would run into the syllable before it stands behind an apostrophe.
        if !joined.is_empty() && syllable.starts_with(['a', 'e', 'o']) {
            joined.push('\'');
        }
        joined += &syllable;
    }
    match joined.is_empty() {
        true => Some(surname),
        false => Some(format!("{surname} {}", capital(&joined))),
    }
}

/// The syllable of a character, with passport spelling: 吕 is lyu.
fn syllable(character: char) -> Option<String> {
    let plain = character.to_pinyin()?.plain();
    Some(plain.replace(['ü', 'v'], "yu"))
}

fn capital(syllables: &str) -> String {
    let mut letters = syllables.chars();
    let first = letters
        .next()
        .map(|letter| letter.to_uppercase().to_string());
    first.unwrap_or_default() + letters.as_str()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn surnames_are_read_as_surnames() {
        for (name, latin_name) in [
            ("王丽", "Wang Li"),
            ("张伟明", "Zhang Weiming"),
            ("单雄信", "Shan Xiongxin"),
            ("曾国", "Zeng Guo"),
            ("仇英", "Qiu Ying"),
            ("解缙", "Xie Jin"),
            ("区大", "Ou Da"),
            ("查良", "Zha Liang"),
            ("盖叫天", "Ge Jiaotian"),
            ("朴志", "Piao Zhi"),
            ("吕布", "Lyu Bu"),
            ("欧阳修", "Ouyang Xiu"),
            ("诸葛亮", "Zhuge Liang"),
            ("李安安", "Li An'an"),
            ("东方", "Dong Fang"),
            ("李 小龙", "Li Xiaolong"),
        ] {
            assert_eq!(latin(name).as_deref(), Some(latin_name), "{name}");
        }
        for name in ["", "Anna", "Иванов", "王1", "王 Li"] {
            assert_eq!(latin(name), None, "{name}");
        }
    }
}
