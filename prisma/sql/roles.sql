-- The mark is never taken back, so that two changes of roles at once cannot leave it wrong; the filter by role reads user_roles.
CREATE OR REPLACE FUNCTION mark_role_holder() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE users SET had_role = true WHERE id = NEW.user_id AND NOT had_role;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER user_roles_mark_holder AFTER INSERT ON user_roles FOR EACH ROW EXECUTE FUNCTION mark_role_holder();

-- Who lost a role or a session: open streams of that account are checked at once (server/platform/live/room.ts).
CREATE OR REPLACE FUNCTION announce_lost_access() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('lost_access', OLD.user_id::text);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER user_roles_lost AFTER DELETE ON user_roles FOR EACH ROW EXECUTE FUNCTION announce_lost_access();
CREATE OR REPLACE TRIGGER sessions_lost AFTER UPDATE OF revoked_at ON sessions
  FOR EACH ROW WHEN (OLD.revoked_at IS NULL AND NEW.revoked_at IS NOT NULL) EXECUTE FUNCTION announce_lost_access();
