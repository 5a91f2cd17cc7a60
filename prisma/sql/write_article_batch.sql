-- As keep_search, for public articles whose texts were read before (`server/articles/writing/search-rows.ts`). `given` has their search rows, `excerpts` and
-- `documents` belong to these in their order: arrays travel in binary. `words` has the words of titles, names and summaries, folded and as written, and
-- `unread` what of those is still to be parsed. An article of `ids` that `given` leaves out is read here.
CREATE OR REPLACE FUNCTION keep_search_given(ids uuid[], given json, excerpts text[], documents tsvector[], words json, unread text) RETURNS void
  LANGUAGE plpgsql AS $$
DECLARE rest uuid[];
BEGIN
  DELETE FROM article_search WHERE article_id = ANY (ids);
  WITH written AS (
    INSERT INTO article_search (article_id, published_at, premium, cities, excerpt, document, authors, headline)
      SELECT id, "publishedAt", premium, cities, excerpt, document, authors, headline
        FROM ROWS FROM (
          json_to_recordset(given) AS (id uuid, "publishedAt" timestamptz, premium boolean, cities text[], authors uuid[], headline text),
          unnest(excerpts), unnest(documents)
        ) AS row (id, "publishedAt", premium, cities, authors, headline, excerpt, document)
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

-- Writes new articles of another system with their versions, slugs, tags, places, credits and search rows. What row triggers do for a single article, one
-- statement a table does here for all: the setting `portal.batch` switches them off inside of this function, and an error takes it back with all else.
-- `contents` and `teasers` belong to the articles of `given`, in their order; `listedAt` is the date of publication in the rows by which a list finds a
-- public article, else null; the last five are those of keep_search_given. A plan for the values of one batch would copy its megabytes into itself.
CREATE OR REPLACE FUNCTION write_article_batch(
  moment timestamptz, changer uuid, given json, contents text[], teasers text[], versions uuid[], tags json, places json, credits json,
  searched json, excerpts text[], documents tsvector[], words json, unread text
) RETURNS void LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
DECLARE made uuid[]; public uuid[];
BEGIN
  -- Not as a clause of the function: only a superuser may name an unknown setting there.
  PERFORM set_config('portal.batch', 'on', true);
  WITH written AS (
    INSERT INTO articles (id, slug, title, search_key, summary, content, teaser, cover_media_id, cover_image, cover_alt, cover_credit, cover_caption,
        cover_focus_x, cover_focus_y, visibility, location_path, status, author_id, published_at, changed_at, submitted_at, word_count, created_at, updated_at)
      SELECT id, slug, title, "searchKey", summary, content, teaser, "coverMediaId", "coverImage", "coverAlt", "coverCredit",
          coalesce("coverCaption", ''), "focusX", "focusY", visibility, "locationPath", status, "authorId", "publishedAt", "changedAt", "submittedAt", "wordCount", moment, moment
        FROM ROWS FROM (
          json_to_recordset(given) AS (id uuid, slug text, title text, "searchKey" text, summary text, "coverMediaId" uuid, "coverImage" text,
            "coverAlt" text, "coverCredit" text, "coverCaption" text, "focusX" smallint, "focusY" smallint, visibility visibility, "locationPath" text,
            status article_status, "authorId" uuid, "publishedAt" timestamptz, "changedAt" timestamptz, "submittedAt" timestamptz, "wordCount" int),
          unnest(contents), unnest(teasers)
        ) AS row (id, slug, title, "searchKey", summary, "coverMediaId", "coverImage", "coverAlt", "coverCredit", "coverCaption", "focusX", "focusY",
          visibility, "locationPath", status, "authorId", "publishedAt", "changedAt", "submittedAt", "wordCount", content, teaser)
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
  IF public <> '{}' THEN PERFORM keep_search_given(public, searched, excerpts, documents, words, unread); END IF;
  PERFORM set_config('portal.batch', 'off', true);
END $$;
