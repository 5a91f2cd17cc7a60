-- Imports of tens of thousands of articles: less work for each text.

-- As before; a text without an upload's address, such as one with pictures of another system's "uploads" folder, is not searched by the expression.
CREATE OR REPLACE FUNCTION uploads_in(written text) RETURNS uuid[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  IF written NOT LIKE '%/uploads/________-____-____-____-____________/%' THEN RETURN '{}'; END IF;
  RETURN ARRAY(
    SELECT parts[1]::uuid
      FROM regexp_matches(written, '/uploads/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})/', 'g') AS matches (parts)
  );
END $$;

-- As before; the texts of all articles are parsed at once, and each different token is unaccented once.
CREATE OR REPLACE FUNCTION search_words_of(ids uuid[]) RETURNS SETOF search_words LANGUAGE sql STABLE AS $$
  SELECT lower(unaccent(token)) AS word, min(lower(token)) AS written
    FROM (
      SELECT DISTINCT token
        FROM ts_parse('default', (
          SELECT string_agg(concat_ws('. ', a.title, a.summary, search_names(a.id)), '. ')
            FROM articles a WHERE a.id = ANY (ids) AND a.status = 'published' AND a.deleted_at IS NULL
        )) AS parsed (kind, token)
        WHERE kind IN (1, 2, 10, 11) AND length(token) BETWEEN 4 AND 40
    ) each
    GROUP BY 1
$$;
