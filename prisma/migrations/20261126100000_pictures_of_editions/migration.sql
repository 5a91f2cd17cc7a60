-- Pictures in the texts of the newsletter's editions are uploads in use (see uploads_in_use).
CREATE INDEX newsletter_sends_uploads ON newsletter_sends USING gin (uploads_in(blocks #>> '{}'))
  WITH (fastupdate = off) WHERE (blocks #>> '{}') LIKE '%/uploads/%';
