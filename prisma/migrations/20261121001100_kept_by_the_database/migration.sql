-- `listed_at` and `articles_count`: copies that let a tag's, a city's and the cities' list be read as one index range, however large the
-- archive. The database keeps them itself, so that no command, import or repair by hand can forget to.

CREATE FUNCTION listed_at_of(article uuid) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT published_at FROM articles WHERE id = article AND status = 'published' AND deleted_at IS NULL
$$;

CREATE FUNCTION keep_listed_at_of_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.listed_at := listed_at_of(NEW.article_id);
  RETURN NEW;
END $$;

CREATE TRIGGER article_tags_listed BEFORE INSERT OR UPDATE OF article_id ON article_tags
  FOR EACH ROW EXECUTE FUNCTION keep_listed_at_of_row();
CREATE TRIGGER article_locations_listed BEFORE INSERT OR UPDATE OF article_id ON article_locations
  FOR EACH ROW EXECUTE FUNCTION keep_listed_at_of_row();

CREATE FUNCTION keep_listed_at_of_article() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE listed timestamptz := listed_at_of(NEW.id);
BEGIN
  UPDATE article_tags SET listed_at = listed WHERE article_id = NEW.id AND listed_at IS DISTINCT FROM listed;
  UPDATE article_locations SET listed_at = listed WHERE article_id = NEW.id AND listed_at IS DISTINCT FROM listed;
  RETURN NULL;
END $$;

CREATE TRIGGER articles_listed AFTER UPDATE OF status, published_at, deleted_at ON articles
  FOR EACH ROW WHEN ((OLD.status, OLD.published_at, OLD.deleted_at) IS DISTINCT FROM (NEW.status, NEW.published_at, NEW.deleted_at))
  EXECUTE FUNCTION keep_listed_at_of_article();

-- Once a statement and always in the order of the paths: two publications that share cities wait for each other, and never in a circle.
CREATE FUNCTION add_to_city_counts(paths text[], deltas int[]) RETURNS void LANGUAGE sql AS $$
  WITH change AS (
    SELECT path, sum(delta)::int AS delta FROM unnest(paths, deltas) AS given (path, delta) GROUP BY path HAVING sum(delta) <> 0
  ), locked AS (
    SELECT m.path FROM municipalities m WHERE m.path IN (SELECT path FROM change) ORDER BY m.path FOR NO KEY UPDATE
  )
  UPDATE municipalities m SET articles_count = m.articles_count + change.delta
    FROM change JOIN locked USING (path) WHERE m.path = change.path
$$;

CREATE FUNCTION count_added_places() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_to_city_counts(array_agg(location_path), array_agg(1)) FROM added WHERE listed_at IS NOT NULL HAVING count(*) > 0;
  RETURN NULL;
END $$;

CREATE FUNCTION count_removed_places() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_to_city_counts(array_agg(location_path), array_agg(-1)) FROM removed WHERE listed_at IS NOT NULL HAVING count(*) > 0;
  RETURN NULL;
END $$;

CREATE FUNCTION count_changed_places() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_to_city_counts(array_agg(location_path), array_agg(delta)) FROM (
    SELECT location_path, -1 AS delta FROM removed WHERE listed_at IS NOT NULL
    UNION ALL
    SELECT location_path, 1 FROM added WHERE listed_at IS NOT NULL
  ) change HAVING count(*) > 0;
  RETURN NULL;
END $$;

CREATE TRIGGER article_locations_count_added AFTER INSERT ON article_locations
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_added_places();
CREATE TRIGGER article_locations_count_removed AFTER DELETE ON article_locations
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_removed_places();
CREATE TRIGGER article_locations_count_changed AFTER UPDATE ON article_locations
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_changed_places();

-- What stands there already.
UPDATE article_tags t SET listed_at = a.published_at
  FROM articles a WHERE a.id = t.article_id AND a.status = 'published' AND a.deleted_at IS NULL;
UPDATE article_locations l SET listed_at = a.published_at
  FROM articles a WHERE a.id = l.article_id AND a.status = 'published' AND a.deleted_at IS NULL;

-- The cities with news, and an author's page.
CREATE INDEX municipalities_with_articles ON municipalities (articles_count DESC, name, path) WHERE articles_count > 0;
CREATE INDEX articles_public_by_author ON articles (author_id, published_at DESC, id DESC) WHERE status = 'published' AND deleted_at IS NULL;
-- The sitemap's files are ranges of ids.
CREATE INDEX articles_public_by_id ON articles (id) WHERE status = 'published' AND deleted_at IS NULL;

ALTER TABLE municipalities ADD CONSTRAINT municipalities_count_not_negative CHECK (articles_count >= 0);
ALTER TABLE article_corrections ADD CONSTRAINT article_corrections_text CHECK (length(text) BETWEEN 10 AND 1000);
ALTER TABLE error_reports
  ADD CONSTRAINT error_reports_lengths CHECK (length(message) BETWEEN 10 AND 2000 AND (email IS NULL OR length(email) <= 255));
ALTER TABLE user_reading_history
  ADD CONSTRAINT user_reading_history_values CHECK (time_spent_seconds >= 10 AND scroll_depth_percent BETWEEN 0 AND 100);
ALTER TABLE house_banners
  ADD CONSTRAINT house_banners_slot CHECK (slot IN ('home_top', 'home_feed_1', 'home_feed_2', 'home_feed_3', 'home_bottom', 'article_top', 'article_bottom', 'article_related')),
  ADD CONSTRAINT house_banners_period CHECK (ends_at IS NULL OR ends_at > starts_at);
ALTER TABLE house_banner_days ADD CONSTRAINT house_banner_days_not_negative CHECK (impressions >= 0 AND clicks >= 0);
