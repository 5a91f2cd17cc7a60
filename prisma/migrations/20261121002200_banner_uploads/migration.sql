-- Pictures of banners are uploads in use (see uploads_in_use).
CREATE INDEX house_banners_uploads ON house_banners USING gin (uploads_in(image_url))
  WITH (fastupdate = off) WHERE image_url LIKE '%/uploads/%';
