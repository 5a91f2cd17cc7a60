-- Merges the pending list of the search's index, which only the owner of the index may: the role of the application owns nothing.
CREATE OR REPLACE FUNCTION clean_search_index() RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog AS $$
  SELECT gin_clean_pending_list('public.article_search_document_cities_authors_idx')
$$;

-- After search rows were written: keeps the new words of their articles, and merges the pending list into the index.
CREATE OR REPLACE FUNCTION end_search(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_search_words(ARRAY(SELECT new FROM search_words_of(ids) new));
  PERFORM clean_search_index();
END $$;
