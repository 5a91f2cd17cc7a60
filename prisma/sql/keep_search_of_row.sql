-- At the end of the transaction, when the article, its tags and its places all stand as they will; once, whatever was written of it. An article that readers
-- may not see and that has no search row any more is not looked at again for each of its tags, cities and signers.
CREATE OR REPLACE FUNCTION keep_search_of_row() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE article uuid;
BEGIN
  IF TG_TABLE_NAME = 'articles' THEN article := NEW.id;
  ELSIF TG_OP = 'DELETE' THEN article := OLD.article_id;
  ELSE article := NEW.article_id;
  END IF;
  IF (
    SELECT CASE WHEN s.article_id IS NULL THEN a.status <> 'published' OR a.deleted_at IS NOT NULL ELSE s.xmin = pg_current_xact_id()::xid END
      FROM articles a LEFT JOIN article_search s ON s.article_id = a.id WHERE a.id = article
  ) THEN RETURN NULL; END IF;
  PERFORM keep_search(ARRAY[article]);
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER articles_search_changed
  AFTER UPDATE OF title, summary, content, teaser, visibility, status, author_id, published_at, deleted_at ON articles
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.status = 'published' OR OLD.status = 'published')
  EXECUTE FUNCTION keep_search_of_row();
CREATE CONSTRAINT TRIGGER article_tags_search_removed AFTER DELETE ON article_tags
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD.listed_at IS NOT NULL) EXECUTE FUNCTION keep_search_of_row();
CREATE CONSTRAINT TRIGGER article_locations_search_removed AFTER DELETE ON article_locations
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD.listed_at IS NOT NULL) EXECUTE FUNCTION keep_search_of_row();
CREATE CONSTRAINT TRIGGER article_credits_search_removed AFTER DELETE ON article_credits
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD.listed_at IS NOT NULL) EXECUTE FUNCTION keep_search_of_row();
CREATE CONSTRAINT TRIGGER article_credits_search_name_removed AFTER DELETE ON article_credits
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD.profile_id IS NULL) EXECUTE FUNCTION keep_search_of_row();
CREATE CONSTRAINT TRIGGER articles_search_added AFTER INSERT ON articles
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.status = 'published')
  EXECUTE FUNCTION keep_search_of_row();
CREATE CONSTRAINT TRIGGER article_tags_search AFTER INSERT OR UPDATE OF tag ON article_tags
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.listed_at IS NOT NULL)
  EXECUTE FUNCTION keep_search_of_row();
CREATE CONSTRAINT TRIGGER article_locations_search AFTER INSERT OR UPDATE OF location_path, location_name ON article_locations
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.listed_at IS NOT NULL)
  EXECUTE FUNCTION keep_search_of_row();
CREATE CONSTRAINT TRIGGER article_credits_search AFTER INSERT OR UPDATE OF profile_id ON article_credits
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.listed_at IS NOT NULL)
  EXECUTE FUNCTION keep_search_of_row();
-- A name without a profile is written in the credit itself and has no `listed_at`.
CREATE CONSTRAINT TRIGGER article_credits_search_name AFTER INSERT OR UPDATE OF name ON article_credits
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.profile_id IS NULL)
  EXECUTE FUNCTION keep_search_of_row();
