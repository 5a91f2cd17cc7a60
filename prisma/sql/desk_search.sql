-- Whether the newsroom's search needs its own row of an article: readers' search has the whole text of no other than a public, free one.
CREATE OR REPLACE FUNCTION is_desk_text(article articles) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT article.status <> 'published' OR article.deleted_at IS NOT NULL OR article.visibility <> 'public'
$$;

-- Writes anew what the newsroom's search holds of articles, and drops the rows of those that readers' search holds whole. A row that this transaction wrote
-- stays: nothing changes behind it.
CREATE OR REPLACE FUNCTION keep_desk_search(ids uuid[]) RETURNS void LANGUAGE sql AS $$
  DELETE FROM desk_search s USING articles a WHERE s.article_id = ANY (ids) AND a.id = s.article_id AND NOT is_desk_text(a);
  INSERT INTO desk_search AS s
    SELECT a.id, search_vector(a.title, 'A') || search_vector(search_names(a.id), 'B') || search_vector(a.summary, 'C')
        || search_vector(plain_text(a.content), 'D')
      FROM articles a
      WHERE a.id = ANY (ids) AND is_desk_text(a)
        AND NOT EXISTS (SELECT FROM desk_search w WHERE w.article_id = a.id AND w.xmin = pg_current_xact_id()::xid)
    ON CONFLICT (article_id) DO UPDATE SET document = excluded.document
$$;

-- For public articles whose state changes and whose words stay: takes over what readers' search has of the free ones, which is dear to make. To be called
-- before keep_search.
CREATE OR REPLACE FUNCTION take_over_search(ids uuid[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO desk_search
    SELECT s.article_id, s.document FROM article_search s JOIN articles a ON a.id = s.article_id
      WHERE s.article_id = ANY (ids) AND NOT s.premium AND is_desk_text(a)
    ON CONFLICT (article_id) DO UPDATE SET document = excluded.document
$$;

-- At the end of the transaction, once for an article. Those that are or were published are kept by keep_search.
CREATE OR REPLACE FUNCTION keep_desk_search_of_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'articles' THEN PERFORM keep_desk_search(ARRAY[NEW.id]);
  ELSIF TG_OP = 'DELETE' THEN PERFORM keep_desk_search(ARRAY[OLD.article_id]);
  ELSE PERFORM keep_desk_search(ARRAY[NEW.article_id]);
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER articles_desk_search_added AFTER INSERT ON articles
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.status <> 'published') EXECUTE FUNCTION keep_desk_search_of_row();
CREATE CONSTRAINT TRIGGER articles_desk_search_changed AFTER UPDATE OF title, summary, content ON articles
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.status <> 'published' AND OLD.status <> 'published'
    AND (NEW.title, NEW.summary, NEW.content) IS DISTINCT FROM (OLD.title, OLD.summary, OLD.content))
  EXECUTE FUNCTION keep_desk_search_of_row();
CREATE CONSTRAINT TRIGGER article_tags_desk_search AFTER INSERT OR UPDATE OF tag ON article_tags
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.listed_at IS NULL) EXECUTE FUNCTION keep_desk_search_of_row();
CREATE CONSTRAINT TRIGGER article_tags_desk_search_removed AFTER DELETE ON article_tags
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD.listed_at IS NULL) EXECUTE FUNCTION keep_desk_search_of_row();
CREATE CONSTRAINT TRIGGER article_locations_desk_search AFTER INSERT OR UPDATE OF location_path, location_name ON article_locations
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.listed_at IS NULL) EXECUTE FUNCTION keep_desk_search_of_row();
CREATE CONSTRAINT TRIGGER article_locations_desk_search_removed AFTER DELETE ON article_locations
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD.listed_at IS NULL) EXECUTE FUNCTION keep_desk_search_of_row();
CREATE CONSTRAINT TRIGGER article_credits_desk_search AFTER INSERT OR UPDATE OF profile_id, name ON article_credits
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.listed_at IS NULL) EXECUTE FUNCTION keep_desk_search_of_row();
CREATE CONSTRAINT TRIGGER article_credits_desk_search_removed AFTER DELETE ON article_credits
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD.listed_at IS NULL) EXECUTE FUNCTION keep_desk_search_of_row();
