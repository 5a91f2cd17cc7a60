-- What is searched by its author is found under everybody of the house who is named under it, and under nobody else.

-- DropIndex
DROP INDEX "article_search_author_id_published_at_idx";

-- DropIndex
DROP INDEX "article_search_document_cities_idx";

-- AlterTable
ALTER TABLE "article_search" DROP COLUMN "author_id",
ADD COLUMN     "authors" UUID[];

CREATE FUNCTION signers_of(article uuid) RETURNS uuid[] LANGUAGE sql STABLE AS $$
  SELECT coalesce(array_agg(profile_id ORDER BY position), '{}') FROM article_credits
    WHERE article_id = article AND profile_id IS NOT NULL AND listed_at IS NOT NULL
$$;

UPDATE article_search SET authors = signers_of(article_id);

-- CreateIndex
CREATE INDEX "article_search_document_cities_authors_idx" ON "article_search" USING GIN ("document", "cities", "authors") WITH (fastupdate = off);

CREATE OR REPLACE FUNCTION search_rows(ids uuid[]) RETURNS SETOF article_search LANGUAGE sql STABLE AS $$
  SELECT a.id, a.published_at, a.visibility = 'premium', places.paths, body.excerpt,
      setweight(to_tsvector('portal', a.title), 'A')
      || setweight(to_tsvector('portal', concat_ws('. ', tags.names, places.names)), 'B')
      || setweight(to_tsvector('portal', a.summary), 'C')
      || setweight(to_tsvector('portal', body.excerpt), 'D'),
      signers_of(a.id)
    FROM articles a
    CROSS JOIN LATERAL (SELECT plain_text(CASE a.visibility WHEN 'public' THEN a.content ELSE a.teaser END) AS excerpt) body
    CROSS JOIN LATERAL (SELECT string_agg(tag, '. ') AS names FROM article_tags WHERE article_id = a.id) tags
    CROSS JOIN LATERAL (
      SELECT coalesce(array_agg(location_path), '{}') AS paths, string_agg(location_name, '. ') AS names
        FROM article_locations WHERE article_id = a.id
    ) places
    WHERE a.id = ANY (ids) AND a.status = 'published' AND a.deleted_at IS NULL
$$;

CREATE CONSTRAINT TRIGGER article_credits_search AFTER INSERT OR UPDATE OF profile_id ON article_credits
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.listed_at IS NOT NULL) EXECUTE FUNCTION keep_search_of_row();
CREATE CONSTRAINT TRIGGER article_credits_search_removed AFTER DELETE ON article_credits
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD.listed_at IS NOT NULL) EXECUTE FUNCTION keep_search_of_row();

-- As before, an author being looked up together with the words as a city is.
CREATE OR REPLACE FUNCTION search_newest(query text, city text, author uuid, since timestamptz, is_premium boolean, most int)
RETURNS SETOF article_search LANGUAGE plpgsql VOLATILE SET enable_seqscan = off AS $$
DECLARE
  conditions text := format('document @@ to_tsquery(''portal'', %L)', query)
    || CASE WHEN city IS NULL THEN '' ELSE format(' AND cities @> ARRAY[%L]', city) END
    || CASE WHEN author IS NULL THEN '' ELSE format(' AND authors @> ARRAY[%L::uuid]', author) END;
  narrower text := CASE WHEN since IS NULL THEN '' ELSE format(' AND published_at > %L::timestamptz', since) END
    || CASE WHEN is_premium IS NULL THEN '' ELSE format(' AND premium = %L::boolean', is_premium) END;
  plan json;
  expected float;
  articles float;
BEGIN
  EXECUTE 'EXPLAIN (FORMAT JSON) SELECT FROM article_search WHERE ' || conditions INTO plan;
  expected := plan -> 0 -> 'Plan' ->> 'Plan Rows';
  SELECT greatest(reltuples, 1) INTO articles FROM pg_class WHERE oid = 'article_search'::regclass;
  -- Walking looks into most × articles ÷ expected documents.
  RETURN QUERY EXECUTE CASE WHEN expected * expected < 15 * most * articles
    THEN format('SELECT * FROM (SELECT * FROM article_search WHERE %s%s OFFSET 0) found', conditions, narrower)
    ELSE format('SELECT * FROM article_search WHERE %s%s', conditions, narrower)
  END || format(' ORDER BY published_at DESC, article_id DESC LIMIT %s', most);
END $$;

-- An author's page reads the index of credits.
DROP INDEX articles_public_by_author;
