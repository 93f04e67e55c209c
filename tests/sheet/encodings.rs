//! The same sheet in every encoding.

use huff::notation::{Blocks, Form, sheet::Kind};

use super::moves;

const CHINESE: &str =
    "# 赛事名称：全国锦标赛\n# 白方：张三\n# 黑方：李四\n回合,白方,黑方\n1,c3-d4,d6-c5\n";
const RUSSIAN: &str =
    "# Соревнование: Кубок\n# Белые: Иванов\n# Чёрные: Петров\n№,Белые,Чёрные\n1,c3-d4,d6-c5\n";
const LATIN: &str =
    "# event: Coupe d'été\n# white: Renée\n# black: José\nno,white,black\n1,c3-d4,d6-c5\n";
/// Few letters beyond ASCII, and English words.
const NAMES: &str = "# white: 张伟\n# black: 王芳\nno,white,black\n1,c3-d4,d6-c5\n";

fn check(text: &str, bytes: &[u8], white: &str, what: &str) {
    let blocks: Vec<_> = Blocks::new(bytes).map(Result::unwrap).collect();
    let [block] = &blocks[..] else {
        panic!("{what}: {} blocks", blocks.len())
    };
    assert_eq!(block.form, Form::Csv(Kind::Sheets), "{what}");
    assert_eq!(block.text.trim_start_matches('\u{feff}'), text, "{what}");
    let (records, _) = block.records();
    assert_eq!(records.len(), 1, "{what}");
    assert_eq!(moves(&records[0]), "c3-d4 d6-c5", "{what}");
    assert_eq!(records[0].tag("White").unwrap().value, white, "{what}");
}

fn utf_16(text: &str, to_bytes: fn(u16) -> [u8; 2]) -> Vec<u8> {
    text.encode_utf16().flat_map(to_bytes).collect()
}

#[test]
fn every_encoding() {
    for (text, white, single) in [
        (CHINESE, "张三", "gb18030"),
        (RUSSIAN, "Иванов", "windows-1251"),
        (LATIN, "Renée", "windows-1252"),
        (NAMES, "张伟", "gbk"),
    ] {
        check(text, text.as_bytes(), white, "utf-8");
        check(
            text,
            format!("\u{feff}{text}").as_bytes(),
            white,
            "utf-8 with mark",
        );
        let marked = format!("\u{feff}{text}");
        check(
            text,
            &utf_16(&marked, u16::to_le_bytes),
            white,
            "utf-16le with mark",
        );
        check(
            text,
            &utf_16(&marked, u16::to_be_bytes),
            white,
            "utf-16be with mark",
        );
        let encoding = encoding_rs::Encoding::for_label(single.as_bytes()).unwrap();
        let (bytes, _, lost) = encoding.encode(text);
        // № is in Windows-1251 and the rest in all of them
        assert!(!lost, "{single}");
        check(text, &bytes, white, single);
    }
    check(LATIN, &utf_16(LATIN, u16::to_le_bytes), "Renée", "utf-16le");
}
