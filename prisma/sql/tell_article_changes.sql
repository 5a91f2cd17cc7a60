-- Tells open screens what changed about an article: `article_state` for what its screens and lists show of it (status, claim, schedule, revision),
-- `article_text` for its text. The payload is the article's id.
CREATE OR REPLACE FUNCTION tell_article_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.status, OLD.submitted_at, OLD.claimed_by, OLD.unreviewed_at, OLD.publish_at, OLD.unpublish_at, OLD.embargo_note, OLD.deleted_at)
    IS DISTINCT FROM
    (NEW.status, NEW.submitted_at, NEW.claimed_by, NEW.unreviewed_at, NEW.publish_at, NEW.unpublish_at, NEW.embargo_note, NEW.deleted_at)
  THEN
    PERFORM pg_notify('article_state', NEW.id::text);
  END IF;
  IF OLD.version <> NEW.version THEN
    PERFORM pg_notify('article_text', NEW.id::text);
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER articles_tell_changes
  AFTER UPDATE OF version, status, submitted_at, claimed_by, unreviewed_at, publish_at, unpublish_at, embargo_note, deleted_at ON articles
  FOR EACH ROW EXECUTE FUNCTION tell_article_changes();

CREATE OR REPLACE FUNCTION tell_revision_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify(CASE TG_OP WHEN 'UPDATE' THEN 'article_text' ELSE 'article_state' END, coalesce(NEW.article_id, OLD.article_id)::text);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER article_revisions_tell_changes AFTER INSERT OR UPDATE OF version OR DELETE ON article_revisions
  FOR EACH ROW EXECUTE FUNCTION tell_revision_changes();
