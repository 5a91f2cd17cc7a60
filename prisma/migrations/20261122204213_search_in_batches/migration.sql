-- New search rows wait in the index's pending list and are merged at the end of the same function, all at once: a word that many of them have is
-- looked up once, and not once for each row. Nothing waits there when a search reads.
ALTER INDEX article_search_document_cities_authors_idx SET (fastupdate = on);

-- After search rows were written: keeps the new words of their articles, and merges the pending list into the index.
CREATE FUNCTION end_search(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM search_words_of(ids) new WHERE NOT EXISTS (SELECT FROM search_words known WHERE known.word = new.word)) THEN
    -- Two publications with the same new words, in another order each, would wait for one another in a circle.
    PERFORM pg_advisory_xact_lock(hashtext('search_words'));
    INSERT INTO search_words SELECT * FROM search_words_of(ids) ON CONFLICT DO NOTHING;
  END IF;
  PERFORM gin_clean_pending_list('article_search_document_cities_authors_idx');
END $$;

CREATE OR REPLACE FUNCTION keep_search(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM article_search WHERE article_id = ANY (ids);
  INSERT INTO article_search SELECT * FROM search_rows(ids);
  IF FOUND THEN PERFORM end_search(ids); END IF;
END $$;

CREATE OR REPLACE FUNCTION keep_search_names(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE article_search s
    SET cities = (SELECT coalesce(array_agg(location_path), '{}') FROM article_locations WHERE article_id = s.article_id),
      authors = signers_of(s.article_id),
      document = ts_filter(document, '{a}') || search_vector(search_names(s.article_id), 'B') || ts_filter(document, '{c,d}')
    WHERE article_id = ANY (ids);
  IF FOUND THEN PERFORM end_search(ids); END IF;
END $$;

-- As before; an article that readers may not see and that has no search row any more is not looked at again for each of its tags, cities and signers.
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

-- As before, for all articles of a statement at once: a hundred articles took a statement for each of their lists and cities. A change of other
-- columns ends at the first line.
DROP TRIGGER articles_listed ON articles;
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
CREATE TRIGGER articles_listed AFTER UPDATE ON articles
  REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION keep_listed_at_of_article();
