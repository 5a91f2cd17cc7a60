-- The newsroom's list of articles: what it sorts by and searches stands in columns of the article, which the database keeps itself.

-- The words of a text that readers see. As `visibleText` reads it: without scripts, cards of other articles and tags; blocks part words.
CREATE FUNCTION count_words(html text) RETURNS int LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT regexp_count(
    regexp_replace(
      regexp_replace(
        regexp_replace(
          regexp_replace(html, '<aside data-related=.*?(?:</aside>|$)', ' ', 'gi'),
          '</?(?:p|h[1-6]|li|ul|ol|blockquote|aside|table|tr|th|td|figure|figcaption|div|br|hr)\M[^<>]*>|&nbsp;|&#160;', ' ', 'gi'),
        '<[^<>]*>', '', 'g'),
      '&(?:#?\w+);', '', 'g'),
    '[^[:space:]]*[[:alnum:]][^[:space:]]*')
$$;

ALTER TABLE articles ADD COLUMN word_count INTEGER NOT NULL DEFAULT 0, ADD COLUMN search_key TEXT NOT NULL DEFAULT '';
UPDATE articles SET word_count = count_words(content), search_key = list_search_key(title);

CREATE FUNCTION keep_words_of_article() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.word_count := count_words(NEW.content);
  NEW.search_key := list_search_key(NEW.title);
  RETURN NEW;
END $$;
CREATE TRIGGER articles_words BEFORE INSERT OR UPDATE OF title, content ON articles
  FOR EACH ROW EXECUTE FUNCTION keep_words_of_article();

CREATE INDEX articles_search_key_idx ON articles USING gin (search_key gin_trgm_ops);
-- Authors by a part of their names. Their articles are found by the authors' ids, so that a new name rewrites no article.
CREATE INDEX profiles_folded_name ON profiles USING gin (list_search_key(full_name) gin_trgm_ops);

-- One index for each order of the list, for all articles and for those of a status.
CREATE INDEX articles_kept ON articles (created_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX articles_kept_in_status ON articles (status, created_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX articles_kept_by_words ON articles (word_count DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX articles_kept_by_words_in_status ON articles (status, word_count DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX articles_kept_by_views ON articles (views_count DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX articles_kept_by_views_in_status ON articles (status, views_count DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX articles_kept_in_city ON articles (location_path, created_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX articles_kept_by_visibility ON articles (visibility, created_at DESC, id DESC) WHERE deleted_at IS NULL;
-- The trash is read by the time of deletion.
DROP INDEX articles_trash;
CREATE INDEX articles_trash ON articles (deleted_at DESC, id DESC) WHERE deleted_at IS NOT NULL;

-- What a bulk act changed, for its undo.
CREATE TABLE "article_bulk_changes" (
    "id" UUID NOT NULL,
    "actor_id" UUID NOT NULL,
    "changes" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "article_bulk_changes_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "article_bulk_changes_created_at_idx" ON "article_bulk_changes"("created_at");

-- As keep_search, for public articles of which only tags, cities or signers changed: the body's part of the document, which is dear to make, is kept.
CREATE FUNCTION keep_search_names(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE article_search s
    SET cities = (SELECT coalesce(array_agg(location_path), '{}') FROM article_locations WHERE article_id = s.article_id),
      authors = signers_of(s.article_id),
      document = ts_filter(document, '{a}') || search_vector(search_names(s.article_id), 'B') || ts_filter(document, '{c,d}')
    WHERE article_id = ANY (ids);
  IF EXISTS (SELECT FROM search_words_of(ids) new WHERE NOT EXISTS (SELECT FROM search_words known WHERE known.word = new.word)) THEN
    PERFORM pg_advisory_xact_lock(hashtext('search_words'));
    INSERT INTO search_words SELECT * FROM search_words_of(ids) ON CONFLICT DO NOTHING;
  END IF;
END $$;
