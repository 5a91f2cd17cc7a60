-- The addresses that receive the newsletter.
CREATE TABLE newsletter_subscribers (
  id UUID NOT NULL,
  email TEXT NOT NULL,
  name TEXT NOT NULL DEFAULT '',
  status TEXT NOT NULL,
  token TEXT NOT NULL,
  frequency TEXT NOT NULL DEFAULT 'daily',
  city TEXT,
  source TEXT NOT NULL,
  added_by UUID,
  subscribed_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  confirmed_at TIMESTAMPTZ(3),
  ended_at TIMESTAMPTZ(3),
  asked_at TIMESTAMPTZ(3),
  search_key TEXT NOT NULL DEFAULT '',
  CONSTRAINT newsletter_subscribers_pkey PRIMARY KEY (id),
  CONSTRAINT newsletter_subscribers_email CHECK (email = lower(btrim(email)) AND char_length(email) BETWEEN 3 AND 255),
  CONSTRAINT newsletter_subscribers_status CHECK (status IN ('pending', 'active', 'unsubscribed', 'bounced', 'complained')),
  CONSTRAINT newsletter_subscribers_frequency CHECK (frequency IN ('daily', 'weekly')),
  CONSTRAINT newsletter_subscribers_source CHECK (source IN ('form', 'account', 'manual', 'file')),
  -- Nobody receives mail who neither confirmed nor was added by the house.
  CONSTRAINT newsletter_subscribers_active CHECK (status <> 'active' OR confirmed_at IS NOT NULL OR source IN ('manual', 'file')),
  CONSTRAINT newsletter_subscribers_city_fkey FOREIGN KEY (city) REFERENCES municipalities (path) ON DELETE SET NULL ON UPDATE CASCADE,
  CONSTRAINT newsletter_subscribers_added_by_fkey FOREIGN KEY (added_by) REFERENCES users (id) ON DELETE SET NULL ON UPDATE CASCADE
);
CREATE UNIQUE INDEX newsletter_subscribers_email_key ON newsletter_subscribers (email);
CREATE UNIQUE INDEX newsletter_subscribers_token_key ON newsletter_subscribers (token);
CREATE INDEX newsletter_subscribers_subscribed_at_id_idx ON newsletter_subscribers (subscribed_at, id);
CREATE INDEX newsletter_subscribers_status_subscribed_at_id_idx ON newsletter_subscribers (status, subscribed_at, id);
CREATE INDEX newsletter_subscribers_city_idx ON newsletter_subscribers (city);
CREATE INDEX newsletter_subscribers_added_by_idx ON newsletter_subscribers (added_by);
CREATE INDEX newsletter_subscribers_search_key_idx ON newsletter_subscribers USING gin (search_key gin_trgm_ops);

CREATE FUNCTION write_newsletter_search_key() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_key := list_search_key(NEW.email || ' ' || NEW.name);
  RETURN NEW;
END $$;
CREATE TRIGGER newsletter_subscribers_search_key BEFORE INSERT OR UPDATE OF email, name ON newsletter_subscribers
  FOR EACH ROW EXECUTE FUNCTION write_newsletter_search_key();
