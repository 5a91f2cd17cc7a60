-- Story ideas by parts of words of their titles.
CREATE INDEX story_ideas_folded_title ON story_ideas USING gin (list_search_key(title) gin_trgm_ops);

-- The columns of the board: the ideas of a status, those that changed last first.
CREATE INDEX "story_ideas_status_updated_at_id_idx" ON "story_ideas"("status", "updated_at" DESC, "id" DESC);
