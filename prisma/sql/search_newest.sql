-- The articles that a search finds: those whose headline was typed as a whole, and the newest that hold the words, each at most so many. `words` asks for
-- words only: the index answers it. `strict` (or null) asks for their order and for missing words, which only a look into each document tells: it is
-- asked of about the newest 1,000 with the words, so that two common words that never stand together cost no more in a larger archive. A null does not
-- narrow. Volatile, because only volatile functions may ask for a plan.
CREATE OR REPLACE FUNCTION search_newest(
  words text, strict text, typed text, city text, author uuid, since timestamptz, is_premium boolean, most int
) RETURNS SETOF article_search LANGUAGE plpgsql VOLATILE SET enable_seqscan = off AS $$
DECLARE
  named text := headline_key(typed);
  place text := CASE WHEN city IS NULL THEN '' ELSE format(' AND cities @> ARRAY[%L]', city) END
    || CASE WHEN author IS NULL THEN '' ELSE format(' AND authors @> ARRAY[%L::uuid]', author) END;
  narrower text := CASE WHEN since IS NULL THEN '' ELSE format(' AND published_at > %L::timestamptz', since) END
    || CASE WHEN is_premium IS NULL THEN '' ELSE format(' AND premium = %L::boolean', is_premium) END;
  holds text := format('document @@ to_tsquery(''every_word'', %L)', words) || place;
  keeps text := CASE WHEN strict IS NULL THEN 'true' ELSE format('document @@ to_tsquery(''every_word'', %L)', strict) END;
  others text := narrower || format(' AND headline IS DISTINCT FROM %L', named);
  newest text := ' ORDER BY published_at DESC, article_id DESC LIMIT ';
  looked int := CASE WHEN strict IS NULL THEN most ELSE 1000 END;
  plan json;
  expected float;
  articles float;
BEGIN
  RETURN QUERY EXECUTE format('SELECT * FROM article_search WHERE headline = %L%s%s ORDER BY published_at DESC LIMIT %s', named, place, narrower, most);
  IF words = '' THEN RETURN; END IF;
  EXECUTE 'EXPLAIN (FORMAT JSON) SELECT FROM article_search WHERE ' || holds INTO plan;
  expected := plan -> 0 -> 'Plan' ->> 'Plan Rows';
  SELECT greatest(reltuples, 1) INTO articles FROM pg_class WHERE oid = 'article_search'::regclass;
  RETURN QUERY EXECUTE CASE
    -- Walking looks into looked × articles ÷ expected documents, each of which costs some fifteen times an article that is looked up.
    WHEN expected * expected < 15 * looked * articles
      THEN format('SELECT * FROM (SELECT * FROM (SELECT * FROM article_search WHERE %s%s OFFSET 0) found%s%s) near WHERE %s LIMIT %s',
        holds, others, newest, looked, keeps, most)
    WHEN strict IS NULL THEN format('SELECT * FROM article_search WHERE %s%s%s%s', holds, others, newest, most)
    -- Both questions at once: each unpacks the document.
    ELSE format('SELECT * FROM (SELECT * FROM article_search WHERE true%s%s%s) near WHERE document @@ (to_tsquery(''every_word'', %L) && to_tsquery(''every_word'', %L))%s LIMIT %s',
      others, newest, ceil(looked * articles / expected), words, strict, place, most)
  END;
END $$;

-- Looks a word up, always: walking stops early at a word that stands somewhere, and looks into every document for one that does not.
CREATE OR REPLACE FUNCTION finds_articles(query text) RETURNS boolean LANGUAGE sql STABLE SET enable_seqscan = off SET enable_indexscan = off AS $$
  SELECT EXISTS (SELECT FROM article_search WHERE document @@ to_tsquery('every_word', query))
$$;

-- The same for words that may be common: most of them stand in one of the newest articles, and looking a word of every article up reads a list as long as
-- the archive.
CREATE OR REPLACE FUNCTION found_lately(query text) RETURNS boolean LANGUAGE sql STABLE SET enable_seqscan = off AS $$
  SELECT EXISTS (
    SELECT FROM (SELECT document FROM article_search ORDER BY published_at DESC, article_id DESC LIMIT 50) newest
      WHERE document @@ to_tsquery('every_word', query)
  )
$$;

CREATE OR REPLACE FUNCTION found_anywhere(query text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN found_lately(query) THEN true ELSE finds_articles(query) END
$$;

-- The newest public articles whose title has the words of a query, always by the index of titles: the planner would walk the articles from the newest on
-- and read every title of the archive for a word that stands in none.
CREATE OR REPLACE FUNCTION newest_titles(query text, most int) RETURNS SETOF uuid LANGUAGE sql STABLE
SET enable_seqscan = off SET enable_indexscan = off AS $$
  SELECT id FROM articles
    WHERE status = 'published' AND deleted_at IS NULL AND to_tsvector('portal', title) @@ to_tsquery('portal', query)
    ORDER BY published_at DESC, id DESC LIMIT most
$$;
