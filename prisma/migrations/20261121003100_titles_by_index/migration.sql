-- The newest public articles whose title has the words of a query, always by the index of titles: the planner would walk the articles from the
-- newest on and read every title of the archive for a word that stands in none.
CREATE FUNCTION newest_titles(query text, most int) RETURNS SETOF uuid LANGUAGE sql STABLE
SET enable_seqscan = off SET enable_indexscan = off AS $$
  SELECT id FROM articles
    WHERE status = 'published' AND deleted_at IS NULL AND to_tsvector('portal', title) @@ to_tsquery('portal', query)
    ORDER BY published_at DESC, id DESC LIMIT most
$$;
