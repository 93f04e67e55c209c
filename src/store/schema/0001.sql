-- One event. All tables but journal and change hold the event itself; every change of theirs is kept by triggers that are
-- made anew after each migration. Points are in tenths, times in seconds since 1970 (UTC).

CREATE TABLE event (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  name TEXT NOT NULL,
  city TEXT,
  federation TEXT,
  start TEXT,
  finish TEXT,
  arbiter TEXT,
  deputies TEXT
);

-- A group of players who are paired with each other.
CREATE TABLE section (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,
  variant TEXT NOT NULL,
  system TEXT NOT NULL,
  rounds INTEGER,
  games INTEGER NOT NULL DEFAULT 1 CHECK (games BETWEEN 1 AND 20),
  seeding TEXT NOT NULL,
  seed TEXT NOT NULL,
  first_board INTEGER,
  initial_colour TEXT,
  win INTEGER NOT NULL,
  draw INTEGER NOT NULL,
  loss INTEGER NOT NULL,
  forfeit_win INTEGER,
  forfeit_loss INTEGER,
  pairing_bye INTEGER,
  full_bye INTEGER,
  half_bye INTEGER,
  zero_bye INTEGER,
  tie_breaks TEXT,
  unplayed TEXT,
  acceleration TEXT,
  time_control TEXT,
  team_size INTEGER,
  team_by TEXT
);

CREATE TABLE team (
  id INTEGER PRIMARY KEY,
  section INTEGER NOT NULL REFERENCES section,
  name TEXT NOT NULL,
  UNIQUE (section, name)
);

-- A part of a section that is ranked apart.
CREATE TABLE category (
  id INTEGER PRIMARY KEY,
  section INTEGER NOT NULL REFERENCES section,
  name TEXT NOT NULL,
  UNIQUE (section, name)
);

-- number is the pairing number; none before round 1 is paired.
CREATE TABLE player (
  id INTEGER PRIMARY KEY,
  section INTEGER NOT NULL REFERENCES section,
  number INTEGER,
  name TEXT NOT NULL,
  native_name TEXT,
  title TEXT,
  rating INTEGER,
  federation TEXT,
  club TEXT,
  team INTEGER REFERENCES team,
  sex TEXT,
  birth TEXT,
  federation_id TEXT,
  national_id TEXT,
  UNIQUE (section, number)
);

CREATE TABLE member (
  id INTEGER PRIMARY KEY,
  category INTEGER NOT NULL REFERENCES category,
  player INTEGER NOT NULL REFERENCES player,
  UNIQUE (category, player)
);

-- Rounds that a player will not play; without a last round, to the end.
CREATE TABLE absence (
  id INTEGER PRIMARY KEY,
  player INTEGER NOT NULL REFERENCES player,
  first INTEGER NOT NULL,
  last INTEGER,
  bye TEXT NOT NULL,
  reason TEXT NOT NULL
);

-- Who may not meet: two players, or all who share a club, federation or team.
CREATE TABLE ban (
  id INTEGER PRIMARY KEY,
  section INTEGER NOT NULL REFERENCES section,
  kind TEXT NOT NULL,
  one INTEGER REFERENCES player,
  other INTEGER REFERENCES player,
  first INTEGER NOT NULL,
  last INTEGER
);

-- source says who paired: the system, or the arbiter by hand.
CREATE TABLE round (
  id INTEGER PRIMARY KEY,
  section INTEGER NOT NULL REFERENCES section,
  number INTEGER NOT NULL,
  source TEXT NOT NULL,
  opening_table TEXT,
  opening_code TEXT,
  opening_moves TEXT,
  opening_fen TEXT,
  opening_seed TEXT,
  UNIQUE (section, number)
);

-- A match of one or more games at one board.
CREATE TABLE pairing (
  id INTEGER PRIMARY KEY,
  round INTEGER NOT NULL REFERENCES round,
  board INTEGER NOT NULL,
  UNIQUE (round, board)
);

CREATE TABLE bye (
  id INTEGER PRIMARY KEY,
  round INTEGER NOT NULL REFERENCES round,
  player INTEGER NOT NULL REFERENCES player,
  kind TEXT NOT NULL,
  UNIQUE (round, player)
);

CREATE TABLE game (
  id INTEGER PRIMARY KEY,
  pairing INTEGER NOT NULL REFERENCES pairing,
  number INTEGER NOT NULL,
  adjourned INTEGER NOT NULL DEFAULT 0,
  UNIQUE (pairing, number)
);

-- In draughts seat 1 is White and seat 2 Black. No result: the game is not over.
CREATE TABLE seat (
  id INTEGER PRIMARY KEY,
  game INTEGER NOT NULL REFERENCES game,
  number INTEGER NOT NULL,
  player INTEGER NOT NULL REFERENCES player,
  result TEXT,
  UNIQUE (game, number)
);

-- A record handed in: the copy of White or of Black.
CREATE TABLE sheet (
  id INTEGER PRIMARY KEY,
  game INTEGER NOT NULL REFERENCES game,
  copy TEXT NOT NULL,
  text TEXT NOT NULL,
  verdict TEXT NOT NULL,
  findings INTEGER NOT NULL,
  result TEXT,
  UNIQUE (game, copy)
);

CREATE TABLE incident (
  id INTEGER PRIMARY KEY,
  game INTEGER NOT NULL REFERENCES game,
  ply INTEGER,
  article TEXT,
  side TEXT,
  text TEXT NOT NULL
);

CREATE TABLE ruling (
  id INTEGER PRIMARY KEY,
  game INTEGER NOT NULL REFERENCES game,
  ply INTEGER,
  text TEXT NOT NULL
);

CREATE TABLE attachment (
  id INTEGER PRIMARY KEY,
  game INTEGER REFERENCES game,
  name TEXT NOT NULL,
  kind TEXT NOT NULL,
  content BLOB NOT NULL
);

-- One entry a command.
CREATE TABLE journal (
  id INTEGER PRIMARY KEY,
  at INTEGER NOT NULL,
  who TEXT NOT NULL,
  what TEXT NOT NULL,
  undoes INTEGER REFERENCES journal,
  undone_by INTEGER REFERENCES journal
);

-- Rows as they were before and after, as JSON objects by column.
CREATE TABLE change (
  id INTEGER PRIMARY KEY,
  entry INTEGER NOT NULL REFERENCES journal,
  kind TEXT NOT NULL,
  row INTEGER NOT NULL,
  before TEXT,
  after TEXT
);

CREATE INDEX player_of_section ON player (section);
CREATE INDEX member_of_player ON member (player);
CREATE INDEX absence_of_player ON absence (player);
CREATE INDEX bye_of_player ON bye (player);
CREATE INDEX seat_of_player ON seat (player);
CREATE INDEX change_of_entry ON change (entry);
