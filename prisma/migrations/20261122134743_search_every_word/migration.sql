-- The search knows every word of an article, stop words among them, so that quoted words are found as they stand; which words narrow a search is
-- decided where it is read (lib/search). Signers, states and numbers are searched too, and a typed headline is looked up as a whole.

CREATE TEXT SEARCH DICTIONARY portuguese_every_word (TEMPLATE = snowball, Language = portuguese);
CREATE TEXT SEARCH CONFIGURATION every_word (COPY = portuguese);
ALTER TEXT SEARCH CONFIGURATION every_word
  ALTER MAPPING FOR asciiword, asciihword, hword_asciipart, hword, hword_part, word WITH unaccent, portuguese_every_word;

-- A text as the search reads it: words without accents, numbers without separators of thousands ("1.204" is "1204"), digits apart from letters ("19h30" is
-- "19 h 30"), spaces for other signs ("km/h" is "km h"). Nine words are a stop word without their accent: they end in a zero ("Pará" is "para0").
-- `searchable` in lib/search/text.ts does the same.
CREATE FUNCTION search_text(given text) RETURNS text LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE read text := lower(CASE WHEN given IS NFC NORMALIZED THEN given ELSE normalize(given) END);
BEGIN
  IF read ~ '\d' THEN
    read := regexp_replace(read, '(\d)\.(?=\d{3}(?!\d))', '\1', 'g');
    read := regexp_replace(read, '(\d)(?=[a-zà-ÿ])|([a-zà-ÿ])(?=\d)', '\1\2 ', 'g');
  END IF;
  read := regexp_replace(read, '\m(dás?|dê|dó|más|nó|pará|pôr|sé)\M', '\10', 'g');
  RETURN regexp_replace(lower(unaccent(replace(replace(read, 'º', ' '), 'ª', ' '))), '[!-/:-@[-`{-~°]', ' ', 'g');
END $$;

CREATE FUNCTION search_vector(given text, weight "char") RETURNS tsvector LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT setweight(to_tsvector('every_word', search_text(given)), weight)
$$;

-- A whole headline as it is compared with a typed one: case, accents, signs and spaces make no difference. Null without a word.
CREATE FUNCTION headline_key(title text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT nullif(trim(regexp_replace(search_text(title), '\s+', ' ', 'g')), '')
$$;

CREATE FUNCTION state_name(uf text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE uf WHEN 'AC' THEN 'Acre' WHEN 'AL' THEN 'Alagoas' WHEN 'AM' THEN 'Amazonas' WHEN 'AP' THEN 'Amapá' WHEN 'BA' THEN 'Bahia'
    WHEN 'CE' THEN 'Ceará' WHEN 'DF' THEN 'Distrito Federal' WHEN 'ES' THEN 'Espírito Santo' WHEN 'GO' THEN 'Goiás' WHEN 'MA' THEN 'Maranhão'
    WHEN 'MG' THEN 'Minas Gerais' WHEN 'MS' THEN 'Mato Grosso do Sul' WHEN 'MT' THEN 'Mato Grosso' WHEN 'PA' THEN 'Pará' WHEN 'PB' THEN 'Paraíba'
    WHEN 'PE' THEN 'Pernambuco' WHEN 'PI' THEN 'Piauí' WHEN 'PR' THEN 'Paraná' WHEN 'RJ' THEN 'Rio de Janeiro' WHEN 'RN' THEN 'Rio Grande do Norte'
    WHEN 'RO' THEN 'Rondônia' WHEN 'RR' THEN 'Roraima' WHEN 'RS' THEN 'Rio Grande do Sul' WHEN 'SC' THEN 'Santa Catarina' WHEN 'SE' THEN 'Sergipe'
    WHEN 'SP' THEN 'São Paulo' WHEN 'TO' THEN 'Tocantins' END
$$;

-- The words around an article that its readers see: tags, cities with their states in both spellings, signers.
CREATE FUNCTION search_names(article uuid) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT concat_ws('. ',
    (SELECT string_agg(tag, '. ') FROM article_tags WHERE article_id = article),
    (SELECT string_agg(l.location_name || ' ' || m.state || '. ' || l.location_name || ' ' || state_name(m.state), '. ')
      FROM article_locations l JOIN municipalities m ON m.path = l.location_path WHERE l.article_id = article),
    (SELECT string_agg(coalesce(p.full_name, c.name), '. ' ORDER BY c.position)
      FROM article_credits c LEFT JOIN profiles p ON p.id = c.profile_id WHERE c.article_id = article))
$$;

ALTER TABLE "article_search" ADD COLUMN     "headline" TEXT;

CREATE INDEX "article_search_headline_published_at_idx" ON "article_search"("headline", "published_at" DESC);

CREATE OR REPLACE FUNCTION search_rows(ids uuid[]) RETURNS SETOF article_search LANGUAGE sql STABLE AS $$
  SELECT a.id, a.published_at, a.visibility = 'premium', places.paths, body.excerpt,
      search_vector(a.title, 'A') || search_vector(search_names(a.id), 'B') || search_vector(a.summary, 'C') || search_vector(body.excerpt, 'D'),
      signers_of(a.id), headline_key(a.title)
    FROM articles a
    CROSS JOIN LATERAL (SELECT plain_text(CASE a.visibility WHEN 'public' THEN a.content ELSE a.teaser END) AS excerpt OFFSET 0) body
    CROSS JOIN LATERAL (SELECT coalesce(array_agg(location_path), '{}') AS paths FROM article_locations WHERE article_id = a.id) places
    WHERE a.id = ANY (ids) AND a.status = 'published' AND a.deleted_at IS NULL
$$;

-- As before, with the names around an article, for corrections of their spelling.
CREATE OR REPLACE FUNCTION search_words_of(ids uuid[]) RETURNS SETOF search_words LANGUAGE sql STABLE AS $$
  SELECT lower(unaccent(token)) AS word, min(lower(token)) AS written
    FROM articles a
    CROSS JOIN LATERAL ts_parse('default', concat_ws('. ', a.title, a.summary, search_names(a.id))) AS parsed (kind, token)
    WHERE a.id = ANY (ids) AND a.status = 'published' AND a.deleted_at IS NULL
      AND kind IN (1, 2, 10, 11) AND length(token) BETWEEN 4 AND 40
    GROUP BY 1
$$;

-- A name without a profile is written in the credit itself and has no `listed_at`.
CREATE CONSTRAINT TRIGGER article_credits_search_name AFTER INSERT OR UPDATE OF name ON article_credits
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.profile_id IS NULL) EXECUTE FUNCTION keep_search_of_row();
CREATE CONSTRAINT TRIGGER article_credits_search_name_removed AFTER DELETE ON article_credits
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD.profile_id IS NULL) EXECUTE FUNCTION keep_search_of_row();

DROP FUNCTION search_newest(text, text, uuid, timestamptz, boolean, int);

-- The articles that a search finds: those whose headline was typed as a whole, and the newest that hold the words, each at most so many. `words` asks for
-- words only: the index answers it. `strict` (or null) asks for their order and for missing words, which only a look into each document tells: it is
-- asked of about the newest 1,000 with the words, so that two common words that never stand together cost no more in a larger archive. A null does not
-- narrow. Volatile, because only volatile functions may ask for a plan.
CREATE FUNCTION search_newest(
  words text, strict text, typed text, city text, author uuid, since timestamptz, is_premium boolean, most int
) RETURNS SETOF article_search LANGUAGE plpgsql VOLATILE SET enable_seqscan = off AS $$
DECLARE
  named text := headline_key(typed);
  place text := CASE WHEN city IS NULL THEN '' ELSE format(' AND cities @> ARRAY[%L]', city) END
    || CASE WHEN author IS NULL THEN '' ELSE format(' AND authors @> ARRAY[%L::uuid]', author) END;
  narrower text := CASE WHEN since IS NULL THEN '' ELSE format(' AND published_at > %L::timestamptz', since) END
    || CASE WHEN is_premium IS NULL THEN '' ELSE format(' AND premium = %L::boolean', is_premium) END;
  holds text := format('document @@ to_tsquery(''every_word'', %L)', words) || place;
  keeps text := CASE WHEN strict IS NULL THEN 'true' ELSE format('document @@ to_tsquery(''every_word'', %L)', strict) END;
  others text := narrower || format(' AND headline IS DISTINCT FROM %L', named);
  newest text := ' ORDER BY published_at DESC, article_id DESC LIMIT ';
  looked int := CASE WHEN strict IS NULL THEN most ELSE 1000 END;
  plan json;
  expected float;
  articles float;
BEGIN
  RETURN QUERY EXECUTE format('SELECT * FROM article_search WHERE headline = %L%s%s ORDER BY published_at DESC LIMIT %s', named, place, narrower, most);
  IF words = '' THEN RETURN; END IF;
  EXECUTE 'EXPLAIN (FORMAT JSON) SELECT FROM article_search WHERE ' || holds INTO plan;
  expected := plan -> 0 -> 'Plan' ->> 'Plan Rows';
  SELECT greatest(reltuples, 1) INTO articles FROM pg_class WHERE oid = 'article_search'::regclass;
  RETURN QUERY EXECUTE CASE
    -- Walking looks into looked × articles ÷ expected documents, each of which costs some fifteen times an article that is looked up.
    WHEN expected * expected < 15 * looked * articles
      THEN format('SELECT * FROM (SELECT * FROM (SELECT * FROM article_search WHERE %s%s OFFSET 0) found%s%s) near WHERE %s LIMIT %s',
        holds, others, newest, looked, keeps, most)
    WHEN strict IS NULL THEN format('SELECT * FROM article_search WHERE %s%s%s%s', holds, others, newest, most)
    -- Both questions at once: each unpacks the document.
    ELSE format('SELECT * FROM (SELECT * FROM article_search WHERE true%s%s%s) near WHERE document @@ (to_tsquery(''every_word'', %L) && to_tsquery(''every_word'', %L))%s LIMIT %s',
      others, newest, ceil(looked * articles / expected), words, strict, place, most)
  END;
END $$;

CREATE OR REPLACE FUNCTION finds_articles(query text) RETURNS boolean LANGUAGE sql STABLE SET enable_seqscan = off SET enable_indexscan = off AS $$
  SELECT EXISTS (SELECT FROM article_search WHERE document @@ to_tsquery('every_word', query))
$$;

-- The same for words that may be common: most of them stand in one of the newest articles, and looking a word of every article up reads a list as long as
-- the archive.
CREATE FUNCTION found_lately(query text) RETURNS boolean LANGUAGE sql STABLE SET enable_seqscan = off AS $$
  SELECT EXISTS (
    SELECT FROM (SELECT document FROM article_search ORDER BY published_at DESC, article_id DESC LIMIT 50) newest
      WHERE document @@ to_tsquery('every_word', query)
  )
$$;
CREATE FUNCTION found_anywhere(query text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN found_lately(query) THEN true ELSE finds_articles(query) END
$$;

-- What stands there already.
SELECT keep_search(array_agg(id)) FROM articles WHERE status = 'published' AND deleted_at IS NULL;
