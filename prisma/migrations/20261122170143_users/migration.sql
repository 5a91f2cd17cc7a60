-- Accounts as masters see them: suspension, last access, search, order by name.
ALTER TABLE users
  ADD COLUMN suspended_at TIMESTAMPTZ(3),
  ADD COLUMN seen_at TIMESTAMPTZ(3) NOT NULL DEFAULT to_timestamp(0),
  ADD COLUMN name_key TEXT NOT NULL DEFAULT '',
  ADD COLUMN search_key TEXT NOT NULL DEFAULT '';
UPDATE users u SET
  seen_at = coalesce((SELECT max(created_at) FROM sessions WHERE user_id = u.id), to_timestamp(0)),
  name_key = list_search_key(p.full_name),
  search_key = list_search_key(p.full_name || ' ' || u.email)
FROM profiles p WHERE p.id = u.id;

CREATE FUNCTION write_user_keys() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  name text := coalesce((SELECT full_name FROM profiles WHERE id = NEW.id), '');
BEGIN
  NEW.name_key := list_search_key(name);
  NEW.search_key := list_search_key(name || ' ' || NEW.email);
  RETURN NEW;
END $$;
CREATE TRIGGER users_keys BEFORE INSERT OR UPDATE OF email ON users FOR EACH ROW EXECUTE FUNCTION write_user_keys();

CREATE FUNCTION rename_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE users SET name_key = list_search_key(NEW.full_name), search_key = list_search_key(NEW.full_name || ' ' || email) WHERE id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER profiles_rename_user AFTER UPDATE OF full_name ON profiles
  FOR EACH ROW WHEN (OLD.full_name IS DISTINCT FROM NEW.full_name) EXECUTE FUNCTION rename_user();

CREATE INDEX users_name_key_id_idx ON users (name_key, id);
CREATE INDEX users_created_at_id_idx ON users (created_at, id);
CREATE INDEX users_seen_at_id_idx ON users (seen_at, id);
CREATE INDEX users_search_key_idx ON users USING gin (search_key gin_trgm_ops);
-- The suspended ones are few: without these an order by name would look through the others.
CREATE INDEX users_suspended_by_name ON users (name_key, id) WHERE suspended_at IS NOT NULL;
CREATE INDEX users_suspended_by_creation ON users (created_at, id) WHERE suspended_at IS NOT NULL;
CREATE INDEX users_suspended_by_access ON users (seen_at, id) WHERE suspended_at IS NOT NULL;
CREATE INDEX user_roles_role_user_id_idx ON user_roles (role, user_id);
-- Bylines by name, for joining one into an account.
CREATE INDEX profiles_name ON profiles USING gin (list_search_key(full_name) gin_trgm_ops);

CREATE TABLE invitations (
  id UUID PRIMARY KEY,
  email TEXT NOT NULL,
  role role NOT NULL,
  full_name TEXT NOT NULL DEFAULT '',
  token_hash TEXT NOT NULL,
  invited_by UUID REFERENCES users (id) ON DELETE SET NULL ON UPDATE CASCADE,
  created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  sent_at TIMESTAMPTZ(3) NOT NULL,
  expires_at TIMESTAMPTZ(3) NOT NULL,
  used_at TIMESTAMPTZ(3),
  withdrawn_at TIMESTAMPTZ(3),
  search_key TEXT NOT NULL DEFAULT '',
  CONSTRAINT invitations_lengths CHECK (length(email) <= 255 AND email = lower(email) AND length(full_name) <= 100),
  CONSTRAINT invitations_one_end CHECK (used_at IS NULL OR withdrawn_at IS NULL)
);
CREATE UNIQUE INDEX invitations_token_hash_key ON invitations (token_hash);
CREATE INDEX invitations_created_at_id_idx ON invitations (created_at, id);
CREATE INDEX invitations_search_key_idx ON invitations USING gin (search_key gin_trgm_ops);
-- One open invitation for an e-mail and a role, expired or not.
CREATE UNIQUE INDEX invitations_open ON invitations (email, role) WHERE used_at IS NULL AND withdrawn_at IS NULL;
CREATE INDEX invitations_open_by_date ON invitations (created_at, id) WHERE used_at IS NULL AND withdrawn_at IS NULL;

CREATE FUNCTION write_invitation_search_key() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_key := list_search_key(NEW.full_name || ' ' || NEW.email);
  RETURN NEW;
END $$;
CREATE TRIGGER invitations_search_key BEFORE INSERT OR UPDATE OF email, full_name ON invitations
  FOR EACH ROW EXECUTE FUNCTION write_invitation_search_key();

CREATE TABLE joined_profiles (
  id UUID PRIMARY KEY,
  profile_id UUID NOT NULL REFERENCES profiles (id) ON DELETE CASCADE ON UPDATE CASCADE,
  joined_at TIMESTAMPTZ(3) NOT NULL
);
CREATE INDEX joined_profiles_profile_id_idx ON joined_profiles (profile_id);

-- Who lost a role or a session: open streams of that account are checked at once (server/platform/live/room.ts).
CREATE FUNCTION announce_lost_access() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('lost_access', OLD.user_id::text);
  RETURN NULL;
END $$;
CREATE TRIGGER user_roles_lost AFTER DELETE ON user_roles FOR EACH ROW EXECUTE FUNCTION announce_lost_access();
CREATE TRIGGER sessions_lost AFTER UPDATE OF revoked_at ON sessions
  FOR EACH ROW WHEN (OLD.revoked_at IS NULL AND NEW.revoked_at IS NOT NULL) EXECUTE FUNCTION announce_lost_access();
