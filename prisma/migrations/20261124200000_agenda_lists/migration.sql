-- Copies of an event's category and of whether it is free stand at its dates: the agenda is narrowed by them, and a category without a date to come
-- must not cost a walk through all dates.
ALTER TABLE "event_occurrences" ADD COLUMN "category" TEXT, ADD COLUMN "is_free" BOOLEAN;
UPDATE event_occurrences o SET category = e.category, is_free = e.is_free FROM events e WHERE e.id = o.event_id;
ALTER TABLE "event_occurrences" ALTER COLUMN "category" SET NOT NULL, ALTER COLUMN "is_free" SET NOT NULL;

CREATE INDEX event_occurrences_coming_by_category ON event_occurrences (category, starts_at, id) WHERE listed;

-- What is on at a moment, the earliest first: the index gives the first rows of a page in their order, however many are on.
CREATE EXTENSION IF NOT EXISTS btree_gist;
DROP INDEX event_occurrences_on;
CREATE INDEX event_occurrences_on ON event_occurrences USING gist (tstzrange(starts_at, over_at, '[]'), starts_at)
  WHERE listed AND over_at > starts_at;
CREATE INDEX event_occurrences_on_in_city ON event_occurrences USING gist (city, tstzrange(starts_at, over_at, '[]'), starts_at)
  WHERE listed AND over_at > starts_at;
