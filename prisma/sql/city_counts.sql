-- `articles_count` of a city. Once a statement and always in the order of the paths: two publications that share cities wait for each other, and never in a
-- circle.
CREATE OR REPLACE FUNCTION add_to_city_counts(paths text[], deltas int[]) RETURNS void LANGUAGE sql AS $$
  WITH change AS (
    SELECT path, sum(delta)::int AS delta FROM unnest(paths, deltas) AS given (path, delta) GROUP BY path HAVING sum(delta) <> 0
  ), locked AS (
    SELECT m.path FROM municipalities m WHERE m.path IN (SELECT path FROM change) ORDER BY m.path FOR NO KEY UPDATE
  )
  UPDATE municipalities m SET articles_count = m.articles_count + change.delta
    FROM change JOIN locked USING (path) WHERE m.path = change.path
$$;

CREATE OR REPLACE FUNCTION count_added_places() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_to_city_counts(array_agg(location_path), array_agg(1)) FROM added WHERE listed_at IS NOT NULL HAVING count(*) > 0;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER article_locations_count_added AFTER INSERT ON article_locations
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_added_places();

CREATE OR REPLACE FUNCTION count_removed_places() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_to_city_counts(array_agg(location_path), array_agg(-1)) FROM removed WHERE listed_at IS NOT NULL HAVING count(*) > 0;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER article_locations_count_removed AFTER DELETE ON article_locations
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_removed_places();

CREATE OR REPLACE FUNCTION count_changed_places() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_to_city_counts(array_agg(location_path), array_agg(delta)) FROM (
    SELECT location_path, -1 AS delta FROM removed WHERE listed_at IS NOT NULL
    UNION ALL
    SELECT location_path, 1 FROM added WHERE listed_at IS NOT NULL
  ) change HAVING count(*) > 0;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER article_locations_count_changed AFTER UPDATE ON article_locations
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_changed_places();
