-- The words of a text that a reader may have meant, folded and as written.
CREATE OR REPLACE FUNCTION search_words_in(given text) RETURNS SETOF search_words LANGUAGE sql STABLE AS $$
  SELECT lower(unaccent(token)) AS word, min(lower(token)) AS written
    FROM (SELECT DISTINCT token FROM ts_parse('default', given) AS parsed (kind, token) WHERE kind IN (1, 2, 10, 11) AND length(token) BETWEEN 4 AND 40) each
    GROUP BY 1
$$;

CREATE OR REPLACE FUNCTION search_words_of(ids uuid[]) RETURNS SETOF search_words LANGUAGE sql STABLE AS $$
  SELECT found.* FROM search_words_in((
    SELECT string_agg(concat_ws('. ', a.title, a.summary, search_names(a.id)), '. ')
      FROM articles a WHERE a.id = ANY (ids) AND a.status = 'published' AND a.deleted_at IS NULL
  )) found
$$;

-- Adds the missing ones of these words. Two publications with the same new words, in another order each, would wait for one another in a circle.
CREATE OR REPLACE FUNCTION add_search_words(given search_words[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE missing search_words[] := ARRAY(
  SELECT new FROM unnest(given) new WHERE NOT EXISTS (SELECT FROM search_words known WHERE known.word = new.word)
);
BEGIN
  IF missing = '{}' THEN RETURN; END IF;
  PERFORM pg_advisory_xact_lock(hashtext('search_words'));
  INSERT INTO search_words SELECT (unnest(missing)).* ON CONFLICT DO NOTHING;
END $$;
