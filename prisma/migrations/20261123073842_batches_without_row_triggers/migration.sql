-- A batch of articles of another system comes in one call. What row triggers do for a single article, one statement a table does here for all: the
-- setting `portal.batch` switches them off inside of this one function. An error takes the setting back with all else that the transaction did.

-- As before, but not inside of write_article_batch.
DROP TRIGGER articles_signed ON articles;
CREATE TRIGGER articles_signed AFTER INSERT ON articles
  FOR EACH ROW WHEN (current_setting('portal.batch', true) IS DISTINCT FROM 'on') EXECUTE FUNCTION sign_new_article();
DROP TRIGGER articles_search_added ON articles;
CREATE CONSTRAINT TRIGGER articles_search_added AFTER INSERT ON articles
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.status = 'published' AND current_setting('portal.batch', true) IS DISTINCT FROM 'on')
  EXECUTE FUNCTION keep_search_of_row();
DROP TRIGGER article_tags_listed ON article_tags;
CREATE TRIGGER article_tags_listed BEFORE INSERT OR UPDATE OF article_id ON article_tags
  FOR EACH ROW WHEN (current_setting('portal.batch', true) IS DISTINCT FROM 'on') EXECUTE FUNCTION keep_listed_at_of_row();
DROP TRIGGER article_tags_search ON article_tags;
CREATE CONSTRAINT TRIGGER article_tags_search AFTER INSERT OR UPDATE OF tag ON article_tags
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.listed_at IS NOT NULL AND current_setting('portal.batch', true) IS DISTINCT FROM 'on')
  EXECUTE FUNCTION keep_search_of_row();
DROP TRIGGER article_locations_listed ON article_locations;
CREATE TRIGGER article_locations_listed BEFORE INSERT OR UPDATE OF article_id ON article_locations
  FOR EACH ROW WHEN (current_setting('portal.batch', true) IS DISTINCT FROM 'on') EXECUTE FUNCTION keep_listed_at_of_row();
DROP TRIGGER article_locations_search ON article_locations;
CREATE CONSTRAINT TRIGGER article_locations_search AFTER INSERT OR UPDATE OF location_path, location_name ON article_locations
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.listed_at IS NOT NULL AND current_setting('portal.batch', true) IS DISTINCT FROM 'on')
  EXECUTE FUNCTION keep_search_of_row();
DROP TRIGGER article_credits_listed ON article_credits;
CREATE TRIGGER article_credits_listed BEFORE INSERT OR UPDATE OF article_id, profile_id, position ON article_credits
  FOR EACH ROW WHEN (current_setting('portal.batch', true) IS DISTINCT FROM 'on') EXECUTE FUNCTION keep_listed_at_of_credit();
DROP TRIGGER article_credits_search ON article_credits;
CREATE CONSTRAINT TRIGGER article_credits_search AFTER INSERT OR UPDATE OF profile_id ON article_credits
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.listed_at IS NOT NULL AND current_setting('portal.batch', true) IS DISTINCT FROM 'on')
  EXECUTE FUNCTION keep_search_of_row();
DROP TRIGGER article_credits_search_name ON article_credits;
CREATE CONSTRAINT TRIGGER article_credits_search_name AFTER INSERT OR UPDATE OF name ON article_credits
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.profile_id IS NULL AND current_setting('portal.batch', true) IS DISTINCT FROM 'on')
  EXECUTE FUNCTION keep_search_of_row();

-- As before; a key that comes with a new article is kept.
CREATE OR REPLACE FUNCTION keep_words_of_article() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' OR NEW.word_count = 0 THEN NEW.word_count := count_words(NEW.content); END IF;
  IF TG_OP = 'UPDATE' OR NEW.search_key = '' THEN NEW.search_key := list_search_key(NEW.title); END IF;
  RETURN NEW;
END $$;

-- Adds the missing ones of these words. Two publications with the same new words, in another order each, would wait for one another in a circle.
CREATE FUNCTION add_search_words(given search_words[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE missing search_words[] := ARRAY(
  SELECT new FROM unnest(given) new WHERE NOT EXISTS (SELECT FROM search_words known WHERE known.word = new.word)
);
BEGIN
  IF missing = '{}' THEN RETURN; END IF;
  PERFORM pg_advisory_xact_lock(hashtext('search_words'));
  INSERT INTO search_words SELECT (unnest(missing)).* ON CONFLICT DO NOTHING;
END $$;

-- As before.
CREATE OR REPLACE FUNCTION end_search(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_search_words(ARRAY(SELECT new FROM search_words_of(ids) new));
  PERFORM gin_clean_pending_list('article_search_document_cities_authors_idx');
END $$;

-- The words of a text that a reader may have meant, folded and as written.
CREATE FUNCTION search_words_in(given text) RETURNS SETOF search_words LANGUAGE sql STABLE AS $$
  SELECT lower(unaccent(token)) AS word, min(lower(token)) AS written
    FROM (SELECT DISTINCT token FROM ts_parse('default', given) AS parsed (kind, token) WHERE kind IN (1, 2, 10, 11) AND length(token) BETWEEN 4 AND 40) each
    GROUP BY 1
$$;

-- As before.
CREATE OR REPLACE FUNCTION search_words_of(ids uuid[]) RETURNS SETOF search_words LANGUAGE sql STABLE AS $$
  SELECT found.* FROM search_words_in((
    SELECT string_agg(concat_ws('. ', a.title, a.summary, search_names(a.id)), '. ')
      FROM articles a WHERE a.id = ANY (ids) AND a.status = 'published' AND a.deleted_at IS NULL
  )) found
$$;

-- As keep_search, for public articles whose texts were read before (`server/articles/writing/search-rows.ts`). `given` has their search rows, `words`
-- the words of their titles, names and summaries, folded and as written, and `unread` what of those is still to be parsed. An article of `ids` that `given` leaves out is read here.
DROP FUNCTION keep_search_given(uuid[], text[], text[]);
CREATE FUNCTION keep_search_given(ids uuid[], given json, words json, unread text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE rest uuid[];
BEGIN
  DELETE FROM article_search WHERE article_id = ANY (ids);
  WITH written AS (
    INSERT INTO article_search (article_id, published_at, premium, cities, excerpt, document, authors, headline)
      SELECT id, "publishedAt", premium, cities, excerpt, document, authors, headline
        FROM json_to_recordset(given) AS row (id uuid, "publishedAt" timestamptz, premium boolean, cities text[], excerpt text,
          document tsvector, authors uuid[], headline text)
      RETURNING article_id
  )
  SELECT ARRAY(SELECT unnest(ids) EXCEPT SELECT article_id FROM written) INTO rest;
  PERFORM add_search_words(ARRAY(
    SELECT (word, min(written))::search_words
      FROM (SELECT word, written FROM json_to_recordset(words) AS listed (word text, written text) UNION ALL SELECT * FROM search_words_in(unread)) each
      GROUP BY word
  ));
  IF rest <> '{}' THEN PERFORM keep_search(rest); END IF;
  PERFORM gin_clean_pending_list('article_search_document_cities_authors_idx');
END $$;

-- Writes new articles of another system with their versions, slugs, tags, places, credits and search rows. `listedAt` is the date of publication in the
-- rows by which a list finds a public article, else null; `searched`, `words` and `unread` are those of keep_search_given.
CREATE FUNCTION write_article_batch(
  moment timestamptz, changer uuid, given json, versions uuid[], tags json, places json, credits json, searched json, words json, unread text
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE made uuid[]; public uuid[];
BEGIN
  -- Not as a clause of the function: only a superuser may name an unknown setting there.
  PERFORM set_config('portal.batch', 'on', true);
  WITH written AS (
    INSERT INTO articles (id, slug, title, search_key, summary, content, teaser, cover_media_id, cover_image, cover_alt, cover_credit, cover_focus_x,
        cover_focus_y, visibility, location_path, status, author_id, published_at, changed_at, submitted_at, word_count, created_at, updated_at)
      SELECT id, slug, title, "searchKey", summary, content, teaser, "coverMediaId", "coverImage", "coverAlt", "coverCredit", "focusX",
          "focusY", visibility, "locationPath", status, "authorId", "publishedAt", "changedAt", "submittedAt", "wordCount", moment, moment
        FROM json_to_recordset(given) AS row (id uuid, slug text, title text, "searchKey" text, summary text, content text, teaser text,
          "coverMediaId" uuid, "coverImage" text, "coverAlt" text, "coverCredit" text, "focusX" smallint, "focusY" smallint,
          visibility visibility, "locationPath" text, status article_status, "authorId" uuid, "publishedAt" timestamptz,
          "changedAt" timestamptz, "submittedAt" timestamptz, "wordCount" int)
      RETURNING id, slug, version, title, summary, content, status, author_id
  ), kept AS (
    INSERT INTO article_versions (id, article_id, version_number, title, summary, content, status, changed_by, created_at)
      SELECT versions[row_number() OVER ()], id, version, title, summary, content, status, coalesce(changer, author_id), moment FROM written
  )
  SELECT array_agg(id), coalesce(array_agg(id) FILTER (WHERE status = 'published'), '{}') INTO made, public FROM written;
  INSERT INTO article_tags (article_id, tag, tag_key, position, listed_at)
    SELECT id, tag, "tagKey", position, "listedAt"
      FROM json_to_recordset(tags) AS row (id uuid, tag text, "tagKey" text, position int, "listedAt" timestamptz);
  INSERT INTO article_locations (article_id, location_path, location_name, position, is_primary, listed_at)
    SELECT id, path, name, position, position = 0, "listedAt"
      FROM json_to_recordset(places) AS row (id uuid, path text, name text, position int, "listedAt" timestamptz);
  INSERT INTO article_credits (article_id, position, craft, profile_id, name, is_agency, listed_at)
    SELECT id, position, craft, "profileId", name, "isAgency", "listedAt"
      FROM json_to_recordset(credits)
        AS row (id uuid, position int, craft craft, "profileId" uuid, name text, "isAgency" boolean, "listedAt" timestamptz);
  IF public <> '{}' THEN PERFORM keep_search_given(public, searched, words, unread); END IF;
  PERFORM set_config('portal.batch', 'off', true);
END $$;
