-- What 0.2.0's baseline has otherwise than the last migration of 0.1.0: run when a database of 0.1.0 is taken over. The texts of functions are repeated
-- from prisma/sql on purpose: those change later, and a takeover ends at the baseline.

-- A batch of articles is written by the statements, triggers and functions of a single one.
DROP FUNCTION IF EXISTS write_article_batch(timestamptz, uuid, json, text[], text[], uuid[], json, json, json, json, text[], tsvector[], json, text);
DROP FUNCTION IF EXISTS keep_search_given(uuid[], json, text[], tsvector[], json, text);

-- These triggers lose their condition on the setting `portal.batch`, by which a batch switched them off.
DROP TRIGGER articles_signed ON articles;
CREATE TRIGGER articles_signed AFTER INSERT ON articles FOR EACH ROW EXECUTE FUNCTION sign_new_article();
DROP TRIGGER articles_search_added ON articles;
CREATE CONSTRAINT TRIGGER articles_search_added AFTER INSERT ON articles
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.status = 'published') EXECUTE FUNCTION keep_search_of_row();
DROP TRIGGER article_tags_listed ON article_tags;
CREATE TRIGGER article_tags_listed BEFORE INSERT OR UPDATE OF article_id ON article_tags FOR EACH ROW EXECUTE FUNCTION keep_listed_at_of_row();
DROP TRIGGER article_tags_search ON article_tags;
CREATE CONSTRAINT TRIGGER article_tags_search AFTER INSERT OR UPDATE OF tag ON article_tags
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.listed_at IS NOT NULL) EXECUTE FUNCTION keep_search_of_row();
DROP TRIGGER article_locations_listed ON article_locations;
CREATE TRIGGER article_locations_listed BEFORE INSERT OR UPDATE OF article_id ON article_locations
  FOR EACH ROW EXECUTE FUNCTION keep_listed_at_of_row();
DROP TRIGGER article_locations_search ON article_locations;
CREATE CONSTRAINT TRIGGER article_locations_search AFTER INSERT OR UPDATE OF location_path, location_name ON article_locations
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.listed_at IS NOT NULL) EXECUTE FUNCTION keep_search_of_row();
DROP TRIGGER article_credits_listed ON article_credits;
CREATE TRIGGER article_credits_listed BEFORE INSERT OR UPDATE OF article_id, profile_id, position ON article_credits
  FOR EACH ROW EXECUTE FUNCTION keep_listed_at_of_credit();
DROP TRIGGER article_credits_search ON article_credits;
CREATE CONSTRAINT TRIGGER article_credits_search AFTER INSERT OR UPDATE OF profile_id ON article_credits
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.listed_at IS NOT NULL) EXECUTE FUNCTION keep_search_of_row();
DROP TRIGGER article_credits_search_name ON article_credits;
CREATE CONSTRAINT TRIGGER article_credits_search_name AFTER INSERT OR UPDATE OF name ON article_credits
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.profile_id IS NULL) EXECUTE FUNCTION keep_search_of_row();

-- The function keeps the number of words that comes with a new article, and always makes the key.
CREATE OR REPLACE FUNCTION keep_words_of_article() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' OR NEW.word_count = 0 THEN NEW.word_count := count_words(NEW.content); END IF;
  NEW.search_key := list_search_key(NEW.title);
  RETURN NEW;
END $$;

-- The function asks whether a text is normalized only when a sign of it may have another form.
CREATE OR REPLACE FUNCTION search_text(given text) RETURNS text LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE read text := lower(CASE WHEN given !~ '[\u0300-\u200f\u2028-\U0010ffff]' OR given IS NFC NORMALIZED THEN given ELSE normalize(given) END);
BEGIN
  IF read ~ '\d' THEN
    read := regexp_replace(read, '(\d)\.(?=\d{3}(?!\d))', '\1', 'g');
    read := regexp_replace(read, '(\d)(?=[a-zà-ÿ])|([a-zà-ÿ])(?=\d)', '\1\2 ', 'g');
  END IF;
  read := regexp_replace(read, '\m(dás?|dê|dó|más|nó|pará|pôr|sé)\M', '\10', 'g');
  RETURN regexp_replace(lower(unaccent(replace(replace(read, 'º', ' '), 'ª', ' '))), '[!-/:-@[-`{-~°]', ' ', 'g');
END $$;
