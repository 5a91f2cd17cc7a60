-- A redirect of an article that is deleted for good answers 410, as the article's own addresses do.
ALTER TABLE redirects DROP CONSTRAINT redirects_article_id_fkey;
ALTER TABLE redirects ADD CONSTRAINT redirects_article_id_fkey
  FOREIGN KEY (article_id) REFERENCES articles (id) ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE redirects DROP CONSTRAINT redirects_check;
ALTER TABLE redirects ADD CONSTRAINT redirects_check CHECK (article_id IS NULL OR target IS NULL);
CREATE INDEX redirects_target_idx ON redirects (target);

ALTER TABLE media ADD COLUMN sha256 TEXT;
CREATE UNIQUE INDEX media_sha256_key ON media (sha256);
CREATE INDEX import_pictures_url_hash_idx ON import_pictures (url_hash);
