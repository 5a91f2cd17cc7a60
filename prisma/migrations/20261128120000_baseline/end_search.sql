-- After search rows were written: keeps the new words of their articles, and merges the pending list into the index.
CREATE OR REPLACE FUNCTION end_search(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_search_words(ARRAY(SELECT new FROM search_words_of(ids) new));
  PERFORM gin_clean_pending_list('article_search_document_cities_authors_idx');
END $$;
