-- The list of former addresses pages by an id; a removed one stays for a day, for its undo.
ALTER TABLE redirects ADD COLUMN id UUID NOT NULL DEFAULT gen_random_uuid();
ALTER TABLE redirects ADD COLUMN removed_at TIMESTAMPTZ(3);
CREATE UNIQUE INDEX redirects_id_key ON redirects (id);
DROP INDEX redirects_created_at_path_idx;
CREATE INDEX redirects_created_at_id_idx ON redirects (created_at, id);
CREATE INDEX redirects_removed_at_idx ON redirects (removed_at);
