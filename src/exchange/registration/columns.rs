//! The columns of a list of players, by their headers in three languages.

use crate::exchange::cells;

/// A column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// The name, or the family name if there is a column for the given name.
    Name,
    /// The given name.
    GivenName,
    /// The name in its own writing.
    NativeName,
    /// The title.
    Title,
    /// The rating.
    Rating,
    /// The federation.
    Federation,
    /// The club.
    Club,
    /// The team.
    Team,
    /// The category.
    Category,
    /// The sex.
    Sex,
    /// The date of birth.
    Birth,
    /// The number in the list of the world federation.
    FederationId,
    /// The number in a national list.
    NationalId,
}

const HEADERS: &[(Field, &[&str])] = &[
    (
        Field::Name,
        &[
            "name",
            "player",
            "full name",
            "surname",
            "last name",
            "family name",
            "姓名",
            "名字",
            "棋手",
            "选手",
            "姓",
            "имя и фамилия",
            "фамилия имя",
            "фио",
            "фамилия",
            "игрок",
            "участник",
            "фамилия, имя",
        ],
    ),
    (Field::GivenName, &["given name", "first name", "名", "имя"]),
    (
        Field::NativeName,
        &[
            "native name",
            "own name",
            "本名",
            "中文名",
            "родное имя",
            "имя на родном языке",
        ],
    ),
    (
        Field::Title,
        &["title", "称号", "等级", "звание", "титул", "разряд"],
    ),
    (
        Field::Rating,
        &["rating", "elo", "等级分", "积分", "рейтинг"],
    ),
    (
        Field::Federation,
        &[
            "federation",
            "fed",
            "country",
            "协会",
            "国家",
            "地区",
            "федерация",
            "страна",
        ],
    ),
    (
        Field::Club,
        &["club", "俱乐部", "学校", "单位", "клуб", "школа"],
    ),
    (Field::Team, &["team", "代表队", "队伍", "队", "команда"]),
    (
        Field::Category,
        &[
            "category",
            "group",
            "组别",
            "组",
            "категория",
            "группа",
            "возрастная группа",
        ],
    ),
    (Field::Sex, &["sex", "gender", "性别", "пол"]),
    (
        Field::Birth,
        &[
            "birth",
            "born",
            "date of birth",
            "birth date",
            "birthday",
            "year of birth",
            "出生",
            "出生日期",
            "生日",
            "出生年月",
            "дата рождения",
            "год рождения",
            "рождён",
            "г.р.",
        ],
    ),
    (
        Field::FederationId,
        &[
            "id",
            "federation id",
            "fmjd id",
            "fmjd",
            "idf id",
            "会员号",
            "注册号",
            "номер",
            "ид",
        ],
    ),
    (
        Field::NationalId,
        &[
            "national id",
            "local id",
            "身份",
            "国内编号",
            "национальный номер",
        ],
    ),
];

impl Field {
    /// The column that a header names.
    pub fn from_header(header: &str) -> Option<Field> {
        cells::column(HEADERS, header)
    }

    /// The header that is written.
    pub fn header(self) -> &'static str {
        cells::heading(HEADERS, self)
    }
}
