-- `listed_at` is a copy that lets a tag's, a city's and a person's list be read as one index range, however large the archive. The database keeps it itself,
-- so that no command, import or repair by hand can forget to.
CREATE OR REPLACE FUNCTION listed_at_of(article uuid) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT published_at FROM articles WHERE id = article AND status = 'published' AND deleted_at IS NULL
$$;

CREATE OR REPLACE FUNCTION keep_listed_at_of_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.listed_at := listed_at_of(NEW.article_id);
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER article_tags_listed BEFORE INSERT OR UPDATE OF article_id ON article_tags
  FOR EACH ROW EXECUTE FUNCTION keep_listed_at_of_row();
CREATE OR REPLACE TRIGGER article_locations_listed BEFORE INSERT OR UPDATE OF article_id ON article_locations
  FOR EACH ROW EXECUTE FUNCTION keep_listed_at_of_row();

-- A person is listed once an article, by the first thing that they did for it.
CREATE OR REPLACE FUNCTION keep_listed_at_of_credit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.listed_at := CASE
    WHEN NEW.profile_id IS NULL THEN NULL
    WHEN EXISTS (SELECT FROM article_credits
      WHERE article_id = NEW.article_id AND profile_id = NEW.profile_id AND position < NEW.position) THEN NULL
    ELSE listed_at_of(NEW.article_id)
  END;
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER article_credits_listed BEFORE INSERT OR UPDATE OF article_id, profile_id, position ON article_credits
  FOR EACH ROW EXECUTE FUNCTION keep_listed_at_of_credit();

-- For all articles of a statement at once. A change of other columns ends at the first line.
CREATE OR REPLACE FUNCTION keep_listed_at_of_article() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE ids uuid[] := ARRAY(
  SELECT n.id FROM later n JOIN earlier o USING (id)
    WHERE (o.status, o.published_at, o.deleted_at) IS DISTINCT FROM (n.status, n.published_at, n.deleted_at)
);
BEGIN
  IF ids = '{}' THEN RETURN NULL; END IF;
  UPDATE article_tags SET listed_at = listed_at_of(article_id)
    WHERE article_id = ANY (ids) AND listed_at IS DISTINCT FROM listed_at_of(article_id);
  UPDATE article_locations SET listed_at = listed_at_of(article_id)
    WHERE article_id = ANY (ids) AND listed_at IS DISTINCT FROM listed_at_of(article_id);
  UPDATE article_credits c SET listed_at = listed_at_of(article_id)
    WHERE article_id = ANY (ids) AND profile_id IS NOT NULL AND listed_at IS DISTINCT FROM listed_at_of(article_id)
      AND NOT EXISTS (SELECT FROM article_credits e
        WHERE e.article_id = c.article_id AND e.profile_id = c.profile_id AND e.position < c.position);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER articles_listed AFTER UPDATE ON articles
  REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION keep_listed_at_of_article();
