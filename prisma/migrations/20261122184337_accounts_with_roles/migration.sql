-- Accounts that have or had a role are few: without these indexes an order of the authors would look through all readers.
-- The mark is never taken back, so that two changes of roles at once cannot leave it wrong; the filter by role reads user_roles.
ALTER TABLE users ADD COLUMN had_role BOOLEAN NOT NULL DEFAULT false;
UPDATE users SET had_role = true WHERE id IN (SELECT user_id FROM user_roles);

CREATE FUNCTION mark_role_holder() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE users SET had_role = true WHERE id = NEW.user_id AND NOT had_role;
  RETURN NULL;
END $$;
CREATE TRIGGER user_roles_mark_holder AFTER INSERT ON user_roles FOR EACH ROW EXECUTE FUNCTION mark_role_holder();

CREATE INDEX users_with_role_by_name ON users (name_key, id) WHERE had_role;
CREATE INDEX users_with_role_by_creation ON users (created_at, id) WHERE had_role;
CREATE INDEX users_with_role_by_access ON users (seen_at, id) WHERE had_role;
