-- What staff lists search: any part of a word, without accents or case. Immutable, so that indexes and generated columns can use it: the
-- dictionary is named, and changes only with the extension.
CREATE FUNCTION list_search_key(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT lower(public.unaccent('public.unaccent', $1)) $$;

ALTER TABLE error_reports ADD COLUMN search_key TEXT NOT NULL DEFAULT '';
UPDATE error_reports r SET search_key = list_search_key(a.title || ' ' || r.message) FROM articles a WHERE a.id = r.article_id;

CREATE FUNCTION write_error_report_search_key() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_key := list_search_key(coalesce((SELECT title FROM articles WHERE id = NEW.article_id), '') || ' ' || NEW.message);
  RETURN NEW;
END $$;
CREATE TRIGGER error_reports_search_key BEFORE INSERT OR UPDATE OF message, article_id ON error_reports
  FOR EACH ROW EXECUTE FUNCTION write_error_report_search_key();

CREATE FUNCTION retitle_error_reports() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE error_reports SET search_key = list_search_key(NEW.title || ' ' || message) WHERE article_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER articles_retitle_error_reports AFTER UPDATE OF title ON articles
  FOR EACH ROW WHEN (OLD.title IS DISTINCT FROM NEW.title) EXECUTE FUNCTION retitle_error_reports();

CREATE INDEX error_reports_search_key_idx ON error_reports USING gin (search_key gin_trgm_ops);
CREATE INDEX error_reports_article_id_created_at_id_idx ON error_reports (article_id, created_at DESC, id DESC);
DROP INDEX error_reports_article_id_idx;
-- The closed ones of both kinds in one order.
CREATE INDEX error_reports_closed ON error_reports (created_at DESC, id DESC) WHERE closed_at IS NOT NULL;

-- A report is closed exactly when it says when: the index above stands on it.
UPDATE error_reports SET closed_at = created_at WHERE status <> 'open' AND closed_at IS NULL;
UPDATE error_reports SET closed_at = NULL, closed_by = NULL WHERE status = 'open' AND closed_at IS NOT NULL;
ALTER TABLE error_reports ADD CONSTRAINT error_reports_closed_at CHECK ((status = 'open') = (closed_at IS NULL));
