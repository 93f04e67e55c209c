-- Games of two to six players at tables: the settings of the game, the stages, the points for places. A seat's number is
-- that of its camp, its result the place, or absent.
ALTER TABLE section ADD COLUMN rules TEXT;
ALTER TABLE section ADD COLUMN stages TEXT;
ALTER TABLE section ADD COLUMN place_points TEXT;
