-- The name under which a joined byline signed: later imports find its account by it.
ALTER TABLE joined_profiles ADD COLUMN name TEXT NOT NULL DEFAULT '';

-- An update of an import keeps the former text for its undo. Pictures in it are uploads in use (see uploads_in_use).
CREATE INDEX import_results_former_uploads ON import_results USING gin (uploads_in(former #>> '{fields,content}'))
  WITH (fastupdate = off) WHERE (former #>> '{fields,content}') LIKE '%/uploads/%';
CREATE INDEX import_results_former_covers ON import_results ((former #>> '{fields,coverMediaId}'))
  WHERE (former #>> '{fields,coverMediaId}') IS NOT NULL;
