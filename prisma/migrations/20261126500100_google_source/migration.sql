-- The property or the network that the stored days are of. Days of another one are replaced, never mixed in.
ALTER TABLE google_fetches ADD COLUMN source TEXT NOT NULL DEFAULT '';
