-- Matches that count as a whole, what an offence costs, who ruled against whom, papers handed in, own tables of openings.

-- What a match won, drawn or lost is worth, in tenths; none where the games count.
ALTER TABLE section ADD COLUMN match_win INTEGER;
ALTER TABLE section ADD COLUMN match_draw INTEGER;
ALTER TABLE section ADD COLUMN match_loss INTEGER;
-- The steps of the penalties with commas: warning,time+2,game-lost.
ALTER TABLE section ADD COLUMN penalties TEXT;

ALTER TABLE ruling ADD COLUMN side TEXT;
ALTER TABLE ruling ADD COLUMN note TEXT;

-- SHA-256 in small letters, and the number of bytes.
ALTER TABLE attachment ADD COLUMN hash TEXT NOT NULL DEFAULT '';
ALTER TABLE attachment ADD COLUMN size INTEGER NOT NULL DEFAULT 0;

-- The paper of a player that the committee has received.
CREATE TABLE handover (
  id INTEGER PRIMARY KEY,
  game INTEGER NOT NULL REFERENCES game,
  copy TEXT NOT NULL,
  UNIQUE (game, copy)
);

-- A row of an own table: what is done before the players begin, or the position itself.
CREATE TABLE opening (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  code TEXT NOT NULL,
  moves TEXT NOT NULL,
  UNIQUE (name, code)
);

CREATE INDEX sheet_of_game ON sheet (game);
CREATE INDEX incident_of_game ON incident (game);
CREATE INDEX ruling_of_game ON ruling (game);
CREATE INDEX attachment_of_game ON attachment (game);
