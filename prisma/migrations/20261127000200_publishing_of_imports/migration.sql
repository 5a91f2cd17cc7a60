-- Set while the drafts of an import that were public at their source are published.
ALTER TABLE import_sessions ADD COLUMN publishing_since timestamptz(3);
