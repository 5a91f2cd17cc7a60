-- A plan for the values of one batch copies its megabytes of texts into itself, and is made anew for each batch.
ALTER FUNCTION write_article_batch(timestamptz, uuid, json, text[], text[], uuid[], json, json, json, json, text[], tsvector[], json, text)
  SET plan_cache_mode = force_generic_plan;
