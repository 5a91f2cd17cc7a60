-- Writes anew what the search holds of articles.
CREATE OR REPLACE FUNCTION keep_search(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM article_search WHERE article_id = ANY (ids);
  INSERT INTO article_search SELECT * FROM search_rows(ids);
  IF FOUND THEN PERFORM end_search(ids); END IF;
  PERFORM keep_desk_search(ids);
END $$;

-- As keep_search, for public articles of which only tags, cities or signers changed: the body's part of the document, which is dear to make, is kept.
CREATE OR REPLACE FUNCTION keep_search_names(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE article_search s
    SET cities = cities_of(s.article_id), authors = signers_of(s.article_id),
      document = ts_filter(document, '{a}') || search_vector(search_names(s.article_id), 'B') || ts_filter(document, '{c,d}')
    WHERE article_id = ANY (ids);
  IF FOUND THEN PERFORM end_search(ids); END IF;
  UPDATE desk_search s SET document = ts_filter(document, '{a}') || search_vector(search_names(s.article_id), 'B') || ts_filter(document, '{c,d}')
    WHERE article_id = ANY (ids);
END $$;
