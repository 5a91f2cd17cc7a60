-- The library of pictures: what each shows, and where it is found.
ALTER TABLE media
  ADD COLUMN alt text NOT NULL DEFAULT '',
  ADD COLUMN caption text NOT NULL DEFAULT '',
  ADD COLUMN credit text NOT NULL DEFAULT '',
  ADD COLUMN search_key text NOT NULL DEFAULT '',
  ADD COLUMN is_kept boolean NOT NULL DEFAULT false,
  ADD COLUMN replaced_by uuid REFERENCES media ON DELETE SET NULL ON UPDATE CASCADE;
CREATE INDEX media_created_at_id_idx ON media (created_at DESC, id DESC);
CREATE INDEX media_search_key_idx ON media USING gin (search_key gin_trgm_ops);
CREATE INDEX media_replaced_by_idx ON media (replaced_by);
\ir ../../sql/picture_library.sql
-- Former pictures take their words from the newest public article that shows them, or from their owner's newest text.
UPDATE media m SET alt = used.alt, caption = used.caption, credit = used.credit
  FROM (SELECT DISTINCT ON (named.media_id) named.* FROM (
      SELECT cover_media_id AS media_id, cover_alt AS alt, cover_caption AS caption, cover_credit AS credit, a.updated_at, a.status, a.author_id, a.deleted_at
        FROM articles a WHERE cover_media_id IS NOT NULL
      UNION ALL
      SELECT p.media_id, p.alt, p.caption, p.credit, a.updated_at, a.status, a.author_id, a.deleted_at
        FROM articles a CROSS JOIN LATERAL pictures_in(a.content) p WHERE a.content LIKE '%/uploads/%'
    ) named JOIN media o ON o.id = named.media_id
    WHERE o.owner_id = named.author_id OR (named.status = 'published' AND named.deleted_at IS NULL)
    ORDER BY named.media_id, named.updated_at DESC) used
  WHERE m.id = used.media_id;
