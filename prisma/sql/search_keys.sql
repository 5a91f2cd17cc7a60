CREATE OR REPLACE FUNCTION write_user_keys() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  name text := coalesce((SELECT full_name FROM profiles WHERE id = NEW.id), '');
BEGIN
  NEW.name_key := list_search_key(name);
  NEW.search_key := list_search_key(name || ' ' || NEW.email);
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER users_keys BEFORE INSERT OR UPDATE OF email ON users FOR EACH ROW EXECUTE FUNCTION write_user_keys();

CREATE OR REPLACE FUNCTION rename_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE users SET name_key = list_search_key(NEW.full_name), search_key = list_search_key(NEW.full_name || ' ' || email) WHERE id = NEW.id;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER profiles_rename_user AFTER UPDATE OF full_name ON profiles
  FOR EACH ROW WHEN (OLD.full_name IS DISTINCT FROM NEW.full_name) EXECUTE FUNCTION rename_user();

CREATE OR REPLACE FUNCTION write_error_report_search_key() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_key := list_search_key(coalesce((SELECT title FROM articles WHERE id = NEW.article_id), '') || ' ' || NEW.message);
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER error_reports_search_key BEFORE INSERT OR UPDATE OF message, article_id ON error_reports
  FOR EACH ROW EXECUTE FUNCTION write_error_report_search_key();

CREATE OR REPLACE FUNCTION retitle_error_reports() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE error_reports SET search_key = list_search_key(NEW.title || ' ' || message) WHERE article_id = NEW.id;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER articles_retitle_error_reports AFTER UPDATE OF title ON articles
  FOR EACH ROW WHEN (OLD.title IS DISTINCT FROM NEW.title) EXECUTE FUNCTION retitle_error_reports();

CREATE OR REPLACE FUNCTION write_invitation_search_key() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_key := list_search_key(NEW.full_name || ' ' || NEW.email);
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER invitations_search_key BEFORE INSERT OR UPDATE OF email, full_name ON invitations
  FOR EACH ROW EXECUTE FUNCTION write_invitation_search_key();

CREATE OR REPLACE FUNCTION write_author_application_search_key() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_key := list_search_key(NEW.email);
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER author_applications_search_key BEFORE INSERT OR UPDATE OF email ON author_applications
  FOR EACH ROW EXECUTE FUNCTION write_author_application_search_key();

CREATE OR REPLACE FUNCTION write_subscription_search_key() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_key := coalesce(
    (SELECT list_search_key(p.full_name || ' ' || u.email) FROM users u JOIN profiles p ON p.id = u.id WHERE u.id = NEW.user_id), '');
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER subscriptions_search_key BEFORE INSERT OR UPDATE OF user_id ON subscriptions
  FOR EACH ROW EXECUTE FUNCTION write_subscription_search_key();

-- An account has the id of its profile.
CREATE OR REPLACE FUNCTION rename_subscriptions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE subscriptions s SET search_key = list_search_key(p.full_name || ' ' || u.email)
    FROM users u JOIN profiles p ON p.id = u.id WHERE u.id = NEW.id AND s.user_id = u.id;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER profiles_rename_subscriptions AFTER UPDATE OF full_name ON profiles
  FOR EACH ROW WHEN (OLD.full_name IS DISTINCT FROM NEW.full_name) EXECUTE FUNCTION rename_subscriptions();
CREATE OR REPLACE TRIGGER users_rename_subscriptions AFTER UPDATE OF email ON users
  FOR EACH ROW WHEN (OLD.email IS DISTINCT FROM NEW.email) EXECUTE FUNCTION rename_subscriptions();

-- `queue_key` is the place among the messages that wait: subscribers before others, the oldest first.
CREATE OR REPLACE FUNCTION write_support_search_key() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_key := list_search_key(NEW.protocol || ' ' || NEW.subject || ' ' || NEW.message);
  NEW.queue_key := CASE WHEN NEW.subscriber THEN '1 ' ELSE '2 ' END
    || to_char(NEW.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS.MS');
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER support_messages_keys BEFORE INSERT OR UPDATE OF protocol, subject, message, subscriber, created_at ON support_messages
  FOR EACH ROW EXECUTE FUNCTION write_support_search_key();

CREATE OR REPLACE FUNCTION write_redirect_search_key() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_key := list_search_key(NEW.path || ' ' || coalesce(NEW.target, ''));
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER redirects_search_key BEFORE INSERT OR UPDATE OF path, target ON redirects
  FOR EACH ROW EXECUTE FUNCTION write_redirect_search_key();

CREATE OR REPLACE FUNCTION write_event_search_key() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_key := list_search_key(NEW.title || ' ' || NEW.location || ' ' || NEW.held_by);
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER events_search_key BEFORE INSERT OR UPDATE OF title, location, held_by ON events
  FOR EACH ROW EXECUTE FUNCTION write_event_search_key();

CREATE OR REPLACE FUNCTION write_event_submission_search_key() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_key := list_search_key(NEW.title || ' ' || NEW.sender_name);
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER event_submissions_search_key BEFORE INSERT OR UPDATE OF title, sender_name ON event_submissions
  FOR EACH ROW EXECUTE FUNCTION write_event_submission_search_key();

CREATE OR REPLACE FUNCTION write_newsletter_search_key() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_key := list_search_key(NEW.email || ' ' || NEW.name);
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER newsletter_subscribers_search_key BEFORE INSERT OR UPDATE OF email, name ON newsletter_subscribers
  FOR EACH ROW EXECUTE FUNCTION write_newsletter_search_key();
