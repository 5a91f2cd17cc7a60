-- The newest articles under a tag or a place, found without reading all of them: ids grow with time.
DROP INDEX "article_locations_location_path_idx";
DROP INDEX "article_tags_tag_key_idx";
CREATE INDEX "article_locations_location_path_article_id_idx" ON "article_locations"("location_path", "article_id" DESC);
CREATE INDEX "article_tags_tag_key_article_id_idx" ON "article_tags"("tag_key", "article_id" DESC);
