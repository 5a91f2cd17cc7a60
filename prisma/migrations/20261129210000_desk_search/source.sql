-- The newsroom's search reads whole texts: of public, free articles in readers' search, of all others here.
CREATE TABLE desk_search (
  article_id uuid PRIMARY KEY REFERENCES articles ON DELETE CASCADE ON UPDATE CASCADE, document tsvector NOT NULL);
ALTER TABLE desk_search ALTER document SET STORAGE EXTERNAL;
-- A draft is written anew every few seconds. New words wait in a list, a short one, because every search reads it.
CREATE INDEX desk_search_document_idx ON desk_search USING gin (document) WITH (fastupdate = on, gin_pending_list_limit = 512);

-- The newsroom finds a title by its beginning.
CREATE INDEX articles_by_title ON articles (search_key text_pattern_ops) WHERE deleted_at IS NULL;

\ir ../../sql/desk_search.sql
\ir ../../sql/keep_search.sql

SELECT keep_desk_search(ARRAY(SELECT id FROM articles a WHERE is_desk_text(a)));
