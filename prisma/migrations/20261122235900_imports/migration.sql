CREATE TYPE import_status AS ENUM ('waiting', 'running', 'stopped', 'completed', 'failed', 'undoing', 'undone');
CREATE TYPE import_format AS ENUM ('csv', 'wxr', 'ghost');
CREATE TYPE import_outcome AS ENUM ('imported', 'updated', 'skipped', 'failed');
CREATE TYPE import_picture_status AS ENUM ('waiting', 'stored', 'failed');

CREATE TABLE import_sessions (
  id UUID PRIMARY KEY,
  started_by UUID,
  status import_status NOT NULL DEFAULT 'waiting',
  by_browser BOOLEAN NOT NULL DEFAULT false,
  options JSONB NOT NULL,
  pictures_place TEXT NOT NULL DEFAULT '',
  total_records INTEGER,
  successful_records INTEGER NOT NULL DEFAULT 0,
  updated_records INTEGER NOT NULL DEFAULT 0,
  skipped_records INTEGER NOT NULL DEFAULT 0,
  failed_records INTEGER NOT NULL DEFAULT 0,
  error TEXT NOT NULL DEFAULT '',
  created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  seen_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  completed_at TIMESTAMPTZ(3),
  undone_at TIMESTAMPTZ(3)
);
CREATE INDEX import_sessions_created_at_id_idx ON import_sessions (created_at, id);

CREATE TABLE import_files (
  id UUID PRIMARY KEY,
  session_id UUID NOT NULL REFERENCES import_sessions (id) ON DELETE CASCADE ON UPDATE CASCADE,
  position INTEGER NOT NULL,
  name TEXT NOT NULL,
  bytes BIGINT NOT NULL,
  fingerprint TEXT NOT NULL DEFAULT '',
  format import_format NOT NULL,
  encoding TEXT NOT NULL DEFAULT 'utf-8',
  place TEXT NOT NULL DEFAULT '',
  records INTEGER,
  done INTEGER NOT NULL DEFAULT 0,
  bytes_read BIGINT NOT NULL DEFAULT 0,
  completed_at TIMESTAMPTZ(3)
);
CREATE UNIQUE INDEX import_files_session_id_position_key ON import_files (session_id, position);

CREATE TABLE import_results (
  file_id UUID NOT NULL REFERENCES import_files (id) ON DELETE CASCADE ON UPDATE CASCADE,
  position INTEGER NOT NULL,
  session_id UUID NOT NULL REFERENCES import_sessions (id) ON DELETE CASCADE ON UPDATE CASCADE,
  record_id TEXT NOT NULL,
  title TEXT NOT NULL DEFAULT '',
  outcome import_outcome NOT NULL,
  cause TEXT NOT NULL DEFAULT '',
  detail TEXT NOT NULL DEFAULT '',
  notes JSONB NOT NULL DEFAULT '[]',
  article_id UUID,
  version_before INTEGER,
  version_after INTEGER,
  PRIMARY KEY (file_id, position)
);
CREATE INDEX import_results_session_id_outcome_cause_idx ON import_results (session_id, outcome, cause);
CREATE INDEX import_results_article_id_idx ON import_results (article_id);

CREATE TABLE imported_records (
  source TEXT NOT NULL,
  record_id TEXT NOT NULL,
  article_id UUID REFERENCES articles (id) ON DELETE CASCADE ON UPDATE CASCADE,
  page_slug TEXT,
  content_hash TEXT NOT NULL,
  session_id UUID NOT NULL,
  PRIMARY KEY (source, record_id)
);
CREATE INDEX imported_records_article_id_idx ON imported_records (article_id);
CREATE INDEX imported_records_session_id_idx ON imported_records (session_id);

CREATE TABLE import_pictures (
  id UUID PRIMARY KEY,
  session_id UUID NOT NULL REFERENCES import_sessions (id) ON DELETE CASCADE ON UPDATE CASCADE,
  url TEXT NOT NULL,
  url_hash TEXT NOT NULL,
  status import_picture_status NOT NULL DEFAULT 'waiting',
  media_id UUID REFERENCES media (id) ON DELETE SET NULL ON UPDATE CASCADE,
  cause TEXT NOT NULL DEFAULT '',
  attempts INTEGER NOT NULL DEFAULT 0,
  tried_at TIMESTAMPTZ(3)
);
CREATE UNIQUE INDEX import_pictures_session_id_url_hash_key ON import_pictures (session_id, url_hash);
CREATE INDEX import_pictures_session_id_status_id_idx ON import_pictures (session_id, status, id);
CREATE INDEX import_pictures_media_id_idx ON import_pictures (media_id);

CREATE TABLE import_picture_uses (
  picture_id UUID NOT NULL REFERENCES import_pictures (id) ON DELETE CASCADE ON UPDATE CASCADE,
  article_id UUID NOT NULL REFERENCES articles (id) ON DELETE CASCADE ON UPDATE CASCADE,
  cover BOOLEAN NOT NULL,
  PRIMARY KEY (picture_id, article_id, cover)
);
CREATE INDEX import_picture_uses_article_id_idx ON import_picture_uses (article_id);

CREATE TABLE redirects (
  path TEXT PRIMARY KEY,
  article_id UUID REFERENCES articles (id) ON DELETE CASCADE ON UPDATE CASCADE,
  target TEXT,
  session_id UUID,
  created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  search_key TEXT NOT NULL DEFAULT '',
  CHECK ((article_id IS NULL) <> (target IS NULL))
);
CREATE INDEX redirects_article_id_idx ON redirects (article_id);
CREATE INDEX redirects_session_id_idx ON redirects (session_id);
CREATE INDEX redirects_created_at_path_idx ON redirects (created_at, path);
CREATE INDEX redirects_search_key_idx ON redirects USING gin (search_key gin_trgm_ops);

CREATE FUNCTION write_redirect_search_key() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_key := list_search_key(NEW.path || ' ' || coalesce(NEW.target, ''));
  RETURN NEW;
END $$;
CREATE TRIGGER redirects_search_key BEFORE INSERT OR UPDATE OF path, target ON redirects
  FOR EACH ROW EXECUTE FUNCTION write_redirect_search_key();
