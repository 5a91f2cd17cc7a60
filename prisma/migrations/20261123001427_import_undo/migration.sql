-- What the undo of an import needs: the bylines that it made, what an update replaced, and what became of each record.
ALTER TABLE import_sessions ADD COLUMN profile_ids UUID[] NOT NULL DEFAULT '{}';
ALTER TABLE import_results ADD COLUMN former JSONB, ADD COLUMN undone TEXT NOT NULL DEFAULT '';
