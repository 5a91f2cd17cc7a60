-- The region of a visit's network, by the house's GeoIP file: a state of Brazil (BR-AM) or a country (PT). The network itself is not stored. Empty
-- without a file or for an unknown network.
ALTER TABLE audience_visits ADD COLUMN region TEXT NOT NULL DEFAULT '' CHECK (region ~ '^([A-Z]{2}(-[A-Z]{2})?)?$');
-- The part of the article that was on screen, in percent; null for other pages and for visits from before this column.
ALTER TABLE audience_visits ADD COLUMN depth SMALLINT CHECK (depth BETWEEN 0 AND 100);

ALTER TYPE audience_subject ADD VALUE 'region';

-- The deepest percentages of sessions with an article, added up, and the number of these sessions.
ALTER TABLE audience_days
  ADD COLUMN depth_percents BIGINT NOT NULL DEFAULT 0,
  ADD COLUMN depth_sessions INTEGER NOT NULL DEFAULT 0,
  ADD CONSTRAINT audience_days_depth CHECK (depth_sessions >= 0 AND depth_percents BETWEEN 0 AND depth_sessions * 100::bigint);
