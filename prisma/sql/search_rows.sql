CREATE OR REPLACE FUNCTION signers_of(article uuid) RETURNS uuid[] LANGUAGE sql STABLE AS $$
  SELECT coalesce(array_agg(profile_id ORDER BY position), '{}') FROM article_credits
    WHERE article_id = article AND profile_id IS NOT NULL AND listed_at IS NOT NULL
$$;

-- The search of readers knows cities alone.
CREATE OR REPLACE FUNCTION cities_of(article uuid) RETURNS text[] LANGUAGE sql STABLE AS $$
  SELECT coalesce(array_agg(location_path), '{}') FROM article_locations WHERE article_id = article AND location_type = 'city'
$$;

-- The words around an article that its readers see: tags, cities with their states in both spellings, signers.
CREATE OR REPLACE FUNCTION search_names(article uuid) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT concat_ws('. ',
    (SELECT string_agg(tag, '. ') FROM article_tags WHERE article_id = article),
    (SELECT string_agg(l.location_name || ' ' || m.state || '. ' || l.location_name || ' ' || state_name(m.state), '. ')
      FROM article_locations l JOIN municipalities m ON m.path = l.location_path WHERE l.article_id = article),
    (SELECT string_agg(coalesce(p.full_name, c.name), '. ' ORDER BY c.position)
      FROM article_credits c LEFT JOIN profiles p ON p.id = c.profile_id WHERE c.article_id = article))
$$;

-- What the search holds of articles: of those that readers may see, what anybody may read.
CREATE OR REPLACE FUNCTION search_rows(ids uuid[]) RETURNS SETOF article_search LANGUAGE sql STABLE AS $$
  SELECT a.id, a.published_at, a.visibility = 'premium', cities_of(a.id), body.excerpt,
      search_vector(a.title, 'A') || search_vector(search_names(a.id), 'B') || search_vector(a.summary, 'C') || search_vector(body.excerpt, 'D'),
      signers_of(a.id), headline_key(a.title)
    FROM articles a
    CROSS JOIN LATERAL (SELECT plain_text(CASE a.visibility WHEN 'public' THEN a.content ELSE a.teaser END) AS excerpt OFFSET 0) body
    WHERE a.id = ANY (ids) AND a.status = 'published' AND a.deleted_at IS NULL
$$;
