-- Who came late.

-- Minutes that are waited for a player before a forfeit is proposed; none: nothing is proposed.
ALTER TABLE section ADD COLUMN late_limit INTEGER;
-- When the round began, in seconds since 1970.
ALTER TABLE round ADD COLUMN began INTEGER;

-- A player who was not at the board; the minutes after which he came, none as long as he has not.
CREATE TABLE late (
  id INTEGER PRIMARY KEY,
  game INTEGER NOT NULL REFERENCES game,
  side TEXT NOT NULL,
  minutes INTEGER,
  UNIQUE (game, side)
);
