-- What staff lists search: any part of a word, without accents or case. Immutable, so that indexes can use it: the dictionary is named, and changes only
-- with the extension.
CREATE OR REPLACE FUNCTION list_search_key(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT lower(public.unaccent('public.unaccent', $1)) $$;
