-- The newest articles that a search finds, at most so many (it writes nothing: only volatile functions may ask for a plan). There are two ways: a rare word's articles are all looked up and sorted; for a
-- common one the articles are walked from the newest on until enough hold it. The planner knows how many a word finds but not that looking
-- into a document on the walk costs some fifteen times an article that is looked up, and so walks far too often. A null does not narrow.
CREATE FUNCTION search_newest(query text, city text, author uuid, since timestamptz, is_premium boolean, most int)
RETURNS SETOF article_search LANGUAGE plpgsql VOLATILE SET enable_seqscan = off AS $$
DECLARE
  conditions text := format('document @@ to_tsquery(''portal'', %L)', query)
    || CASE WHEN city IS NULL THEN '' ELSE format(' AND cities @> ARRAY[%L]', city) END;
  narrower text := CASE WHEN author IS NULL THEN '' ELSE format(' AND author_id = %L::uuid', author) END
    || CASE WHEN since IS NULL THEN '' ELSE format(' AND published_at > %L::timestamptz', since) END
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

-- Looks a word up, always: walking stops early at a word that stands somewhere, and looks into every document for one that does not.
DROP FUNCTION finds_articles(text);
CREATE FUNCTION finds_articles(query text) RETURNS boolean LANGUAGE sql STABLE SET enable_seqscan = off SET enable_indexscan = off AS $$
  SELECT EXISTS (SELECT FROM article_search WHERE document @@ to_tsquery('portal', query))
$$;
