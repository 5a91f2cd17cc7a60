-- A batch of imported articles brings the words of each body, counted and read already: reading them here takes three quarters of the batch's time.

-- As before; a number of words that comes with a new article is kept.
CREATE OR REPLACE FUNCTION keep_words_of_article() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' OR NEW.word_count = 0 THEN NEW.word_count := count_words(NEW.content); END IF;
  NEW.search_key := list_search_key(NEW.title);
  RETURN NEW;
END $$;

-- As keep_search, for articles whose bodies were read already: the plain text and the lexemes with their places (`lib/search/body-words.ts`). Of a body
-- with null lexemes, both are read here.
CREATE FUNCTION keep_search_given(ids uuid[], excerpts text[], lexemes text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM article_search WHERE article_id = ANY (ids);
  INSERT INTO article_search (article_id, published_at, premium, cities, excerpt, document, authors, headline)
    SELECT a.id, a.published_at, a.visibility = 'premium', places.paths, given.excerpt,
        search_vector(a.title, 'A') || search_vector(search_names(a.id), 'B') || search_vector(a.summary, 'C') || setweight(given.lexemes::tsvector, 'D'),
        signers_of(a.id), headline_key(a.title)
      FROM unnest(ids, excerpts, lexemes) AS given (id, excerpt, lexemes)
      JOIN articles a USING (id)
      CROSS JOIN LATERAL (SELECT coalesce(array_agg(location_path), '{}') AS paths FROM article_locations WHERE article_id = a.id) places
      WHERE given.lexemes IS NOT NULL AND a.status = 'published' AND a.deleted_at IS NULL;
  INSERT INTO article_search
    SELECT found.* FROM search_rows(ARRAY(SELECT id FROM unnest(ids, lexemes) AS given (id, lexemes) WHERE given.lexemes IS NULL)) found;
  PERFORM end_search(ids);
END $$;

-- As before; the words of the articles are read once.
CREATE OR REPLACE FUNCTION end_search(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE missing search_words[] := ARRAY(
  SELECT new FROM search_words_of(ids) new WHERE NOT EXISTS (SELECT FROM search_words known WHERE known.word = new.word)
);
BEGIN
  IF missing <> '{}' THEN
    -- Two publications with the same new words, in another order each, would wait for one another in a circle.
    PERFORM pg_advisory_xact_lock(hashtext('search_words'));
    INSERT INTO search_words SELECT (unnest(missing)).* ON CONFLICT DO NOTHING;
  END IF;
  PERFORM gin_clean_pending_list('article_search_document_cities_authors_idx');
END $$;
