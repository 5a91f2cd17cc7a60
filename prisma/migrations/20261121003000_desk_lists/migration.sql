-- What editors look for by its title: words without accents, found by how they begin. Of titles only, so that a word which stands in
-- every text costs nothing here.
CREATE INDEX articles_public_titles ON articles USING gin (to_tsvector('portal', title)) WITH (fastupdate = off)
  WHERE status = 'published' AND deleted_at IS NULL;

-- One writer's articles in a status, newest first, and how many there are in each.
CREATE INDEX articles_of_author ON articles (author_id, status, created_at DESC, id DESC) WHERE deleted_at IS NULL;

-- The queue that editors work through: a few rows among all articles.
CREATE INDEX articles_in_review ON articles (created_at DESC, id DESC) WHERE status = 'review' AND deleted_at IS NULL;
