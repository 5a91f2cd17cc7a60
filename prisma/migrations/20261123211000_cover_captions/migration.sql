-- The caption that readers see under the cover.
ALTER TABLE articles ADD COLUMN cover_caption TEXT NOT NULL DEFAULT '';
