-- The masters' list of subscriptions: by name or e-mail, status and time.
ALTER TABLE subscriptions ADD COLUMN search_key TEXT NOT NULL DEFAULT '';
UPDATE subscriptions s SET search_key = list_search_key(p.full_name || ' ' || u.email)
  FROM users u JOIN profiles p ON p.id = u.id WHERE u.id = s.user_id;

CREATE FUNCTION write_subscription_search_key() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_key := coalesce(
    (SELECT list_search_key(p.full_name || ' ' || u.email) FROM users u JOIN profiles p ON p.id = u.id WHERE u.id = NEW.user_id), '');
  RETURN NEW;
END $$;
CREATE TRIGGER subscriptions_search_key BEFORE INSERT OR UPDATE OF user_id ON subscriptions
  FOR EACH ROW EXECUTE FUNCTION write_subscription_search_key();

-- An account has the id of its profile.
CREATE FUNCTION rename_subscriptions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE subscriptions s SET search_key = list_search_key(p.full_name || ' ' || u.email)
    FROM users u JOIN profiles p ON p.id = u.id WHERE u.id = NEW.id AND s.user_id = u.id;
  RETURN NULL;
END $$;
CREATE TRIGGER profiles_rename_subscriptions AFTER UPDATE OF full_name ON profiles
  FOR EACH ROW WHEN (OLD.full_name IS DISTINCT FROM NEW.full_name) EXECUTE FUNCTION rename_subscriptions();
CREATE TRIGGER users_rename_subscriptions AFTER UPDATE OF email ON users
  FOR EACH ROW WHEN (OLD.email IS DISTINCT FROM NEW.email) EXECUTE FUNCTION rename_subscriptions();

CREATE INDEX subscriptions_search_key_idx ON subscriptions USING gin (search_key gin_trgm_ops);
CREATE INDEX subscriptions_created_at_id_idx ON subscriptions (created_at, id);
CREATE INDEX subscriptions_status_created_at_id_idx ON subscriptions (status, created_at, id);
CREATE INDEX subscriptions_current_period_end_id_idx ON subscriptions (current_period_end, id);
CREATE INDEX subscriptions_status_current_period_end_id_idx ON subscriptions (status, current_period_end, id);
