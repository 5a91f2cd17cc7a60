-- Portuguese words without their accents, stemmed.
CREATE TEXT SEARCH CONFIGURATION portal (COPY = portuguese);
ALTER TEXT SEARCH CONFIGURATION portal ALTER MAPPING FOR hword, hword_part, word WITH unaccent, portuguese_stem;

CREATE TABLE "article_search" (
    "article_id" UUID NOT NULL,
    "published_at" TIMESTAMPTZ(3) NOT NULL,
    "author_id" UUID NOT NULL,
    "premium" BOOLEAN NOT NULL,
    "cities" TEXT[],
    "excerpt" TEXT NOT NULL,
    "document" tsvector NOT NULL,

    CONSTRAINT "article_search_pkey" PRIMARY KEY ("article_id")
);

CREATE TABLE "search_words" (
    "word" TEXT NOT NULL,
    "written" TEXT NOT NULL,

    CONSTRAINT "search_words_pkey" PRIMARY KEY ("word")
);

CREATE INDEX "article_search_published_at_article_id_idx" ON "article_search"("published_at" DESC, "article_id" DESC);
CREATE INDEX "article_search_author_id_published_at_idx" ON "article_search"("author_id", "published_at" DESC);
-- Nothing waits in a list that every search would read: an article is published once and searched often.
CREATE INDEX "article_search_document_cities_idx" ON "article_search" USING GIN ("document", "cities") WITH (fastupdate = off);
CREATE INDEX "search_words_word_idx" ON "search_words" USING GIN ("word" gin_trgm_ops);

ALTER TABLE "article_search" ADD CONSTRAINT "article_search_article_id_fkey"
  FOREIGN KEY ("article_id") REFERENCES "articles"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The visible text of a sanitised body: blocks parted by a space.
CREATE FUNCTION plain_text(html text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT trim(regexp_replace(
    replace(replace(replace(replace(replace(replace(replace(
      regexp_replace(
        regexp_replace(html, '</?(?:p|h2|h3|ul|ol|li|blockquote|figure|figcaption|small|img|br|hr)\M[^>]*>', ' ', 'g'),
        '<[^>]*>', '', 'g'),
      '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&#39;', ''''), '&apos;', ''''), '&amp;', '&'),
    '\s+', ' ', 'g'))
$$;

-- What the search holds of articles: of those that readers may see, what anybody may read.
CREATE FUNCTION search_rows(ids uuid[]) RETURNS SETOF article_search LANGUAGE sql STABLE AS $$
  SELECT a.id, a.published_at, a.author_id, a.visibility = 'premium', places.paths, body.excerpt,
      setweight(to_tsvector('portal', a.title), 'A')
      || setweight(to_tsvector('portal', concat_ws('. ', tags.names, places.names)), 'B')
      || setweight(to_tsvector('portal', a.summary), 'C')
      || setweight(to_tsvector('portal', body.excerpt), 'D')
    FROM articles a
    CROSS JOIN LATERAL (SELECT plain_text(CASE a.visibility WHEN 'public' THEN a.content ELSE a.teaser END) AS excerpt) body
    CROSS JOIN LATERAL (SELECT string_agg(tag, '. ') AS names FROM article_tags WHERE article_id = a.id) tags
    CROSS JOIN LATERAL (
      SELECT coalesce(array_agg(location_path), '{}') AS paths, string_agg(location_name, '. ') AS names
        FROM article_locations WHERE article_id = a.id
    ) places
    WHERE a.id = ANY (ids) AND a.status = 'published' AND a.deleted_at IS NULL
$$;

CREATE FUNCTION search_words_of(ids uuid[]) RETURNS SETOF search_words LANGUAGE sql STABLE AS $$
  SELECT lower(unaccent(token)) AS word, min(lower(token)) AS written
    FROM articles a
    CROSS JOIN LATERAL (SELECT string_agg(tag, '. ') AS names FROM article_tags WHERE article_id = a.id) tags
    CROSS JOIN LATERAL ts_parse('default', concat_ws('. ', a.title, a.summary, tags.names)) AS parsed (kind, token)
    WHERE a.id = ANY (ids) AND a.status = 'published' AND a.deleted_at IS NULL
      AND kind IN (1, 2, 10, 11) AND length(token) BETWEEN 4 AND 40
    GROUP BY 1
$$;

-- Writes anew what the search holds of articles.
CREATE FUNCTION keep_search(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM article_search WHERE article_id = ANY (ids);
  INSERT INTO article_search SELECT * FROM search_rows(ids);
  IF EXISTS (SELECT FROM search_words_of(ids) new WHERE NOT EXISTS (SELECT FROM search_words known WHERE known.word = new.word)) THEN
    -- Two publications with the same new words, in another order each, would wait for one another in a circle.
    PERFORM pg_advisory_xact_lock(hashtext('search_words'));
    INSERT INTO search_words SELECT * FROM search_words_of(ids) ON CONFLICT DO NOTHING;
  END IF;
END $$;

-- At the end of the transaction, when the article, its tags and its places all stand as they will; once, whatever was written of it.
CREATE FUNCTION keep_search_of_row() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE article uuid;
BEGIN
  IF TG_TABLE_NAME = 'articles' THEN article := NEW.id;
  ELSIF TG_OP = 'DELETE' THEN article := OLD.article_id;
  ELSE article := NEW.article_id;
  END IF;
  IF NOT EXISTS (SELECT FROM article_search WHERE article_id = article AND xmin = pg_current_xact_id()::xid) THEN
    PERFORM keep_search(ARRAY[article]);
  END IF;
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER articles_search_added AFTER INSERT ON articles
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.status = 'published') EXECUTE FUNCTION keep_search_of_row();
CREATE CONSTRAINT TRIGGER articles_search_changed
  AFTER UPDATE OF title, summary, content, teaser, visibility, status, author_id, published_at, deleted_at ON articles
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.status = 'published' OR OLD.status = 'published')
  EXECUTE FUNCTION keep_search_of_row();
CREATE CONSTRAINT TRIGGER article_tags_search AFTER INSERT OR UPDATE OF tag ON article_tags
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.listed_at IS NOT NULL) EXECUTE FUNCTION keep_search_of_row();
CREATE CONSTRAINT TRIGGER article_tags_search_removed AFTER DELETE ON article_tags
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD.listed_at IS NOT NULL) EXECUTE FUNCTION keep_search_of_row();
CREATE CONSTRAINT TRIGGER article_locations_search AFTER INSERT OR UPDATE OF location_path, location_name ON article_locations
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.listed_at IS NOT NULL) EXECUTE FUNCTION keep_search_of_row();
CREATE CONSTRAINT TRIGGER article_locations_search_removed AFTER DELETE ON article_locations
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD.listed_at IS NOT NULL) EXECUTE FUNCTION keep_search_of_row();

-- Whether a search finds anything. The query is planned with its value, so that a rare word is looked up and a common one met early.
CREATE FUNCTION finds_articles(query text) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
DECLARE answer boolean;
BEGIN
  EXECUTE 'SELECT EXISTS (SELECT FROM article_search WHERE document @@ to_tsquery(''portal'', $1))' INTO answer USING query;
  RETURN answer;
END $$;

-- What stands there already.
SELECT keep_search(array_agg(id)) FROM articles WHERE status = 'published' AND deleted_at IS NULL;
