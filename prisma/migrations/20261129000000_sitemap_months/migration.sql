-- The sitemap's index leaps from month to month of public articles and reads the newest change of each, however large the archive.
CREATE INDEX articles_public_months ON articles (date_trunc('month', published_at AT TIME ZONE 'UTC'), coalesce(changed_at, published_at))
  WHERE status = 'published' AND deleted_at IS NULL;
-- Every 256th article by its random id: how many a month has, near enough to tell whether one file can hold them.
CREATE INDEX articles_public_sample ON articles (date_trunc('month', published_at AT TIME ZONE 'UTC'))
  WHERE status = 'published' AND deleted_at IS NULL AND right(id::text, 2) = '00';
-- Nothing reads ranges of ids any longer.
DROP INDEX articles_public_by_id;
