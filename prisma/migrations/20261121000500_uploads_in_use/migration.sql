-- Which uploads are in use, found by index: as a cover, or by an address (/uploads/<id>/…) in a text or a field. Few rows name one by its
-- address: the others cost these indexes nothing.
CREATE INDEX "articles_cover_media_id_idx" ON "articles"("cover_media_id");

CREATE FUNCTION uploads_in(written text) RETURNS uuid[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT ARRAY(
    SELECT found[1]::uuid
      FROM regexp_matches(written, '/uploads/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})/', 'g') AS found
  )
$$;

CREATE INDEX articles_uploads ON articles USING gin (uploads_in(content))
  WITH (fastupdate = off) WHERE content LIKE '%/uploads/%';
CREATE INDEX articles_cover_uploads ON articles USING gin (uploads_in(cover_image))
  WITH (fastupdate = off) WHERE cover_image LIKE '%/uploads/%';
CREATE INDEX article_versions_uploads ON article_versions USING gin (uploads_in(content))
  WITH (fastupdate = off) WHERE content LIKE '%/uploads/%';
CREATE INDEX profiles_uploads ON profiles USING gin (uploads_in(avatar_url))
  WITH (fastupdate = off) WHERE avatar_url LIKE '%/uploads/%';

-- The trash, which every desk counts: a few rows among all articles.
CREATE INDEX articles_trash ON articles (created_at DESC, id DESC) WHERE deleted_at IS NOT NULL;
