-- Editions of the newsletter, who opened them, and what mail servers answered.
CREATE TABLE newsletter_sends (
  id UUID NOT NULL,
  kind TEXT NOT NULL DEFAULT 'manual',
  status TEXT NOT NULL DEFAULT 'draft',
  slug TEXT,
  subject TEXT NOT NULL DEFAULT '',
  preheader TEXT NOT NULL DEFAULT '',
  blocks JSONB NOT NULL DEFAULT '[]',
  segment JSONB NOT NULL DEFAULT '{}',
  city TEXT,
  occasion TEXT,
  is_public BOOLEAN NOT NULL DEFAULT true,
  version INTEGER NOT NULL DEFAULT 1,
  created_by UUID,
  created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  updated_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  scheduled_at TIMESTAMPTZ(3),
  sent_at TIMESTAMPTZ(3),
  ended_at TIMESTAMPTZ(3),
  sent_to_count INTEGER NOT NULL DEFAULT 0,
  opened_count INTEGER NOT NULL DEFAULT 0,
  clicked_count INTEGER NOT NULL DEFAULT 0,
  CONSTRAINT newsletter_sends_pkey PRIMARY KEY (id),
  CONSTRAINT newsletter_sends_kind CHECK (kind IN ('manual', 'daily', 'weekly', 'welcome')),
  CONSTRAINT newsletter_sends_status CHECK (status IN ('draft', 'scheduled', 'sending', 'paused', 'sent', 'stopped')),
  CONSTRAINT newsletter_sends_scheduled CHECK (status <> 'scheduled' OR scheduled_at IS NOT NULL),
  CONSTRAINT newsletter_sends_begun CHECK (sent_at IS NOT NULL OR status IN ('draft', 'scheduled')),
  CONSTRAINT newsletter_sends_counts CHECK (sent_to_count >= 0 AND opened_count >= 0 AND clicked_count >= 0),
  CONSTRAINT newsletter_sends_city_fkey FOREIGN KEY (city) REFERENCES municipalities (path) ON DELETE SET NULL ON UPDATE CASCADE,
  CONSTRAINT newsletter_sends_created_by_fkey FOREIGN KEY (created_by) REFERENCES users (id) ON DELETE SET NULL ON UPDATE CASCADE
);
CREATE UNIQUE INDEX newsletter_sends_slug_key ON newsletter_sends (slug);
-- One automatic edition a day or week and city, and one letter of each step of the welcome series.
CREATE UNIQUE INDEX newsletter_sends_occasion_key ON newsletter_sends (occasion);
CREATE INDEX newsletter_sends_status_scheduled_at_idx ON newsletter_sends (status, scheduled_at);
CREATE INDEX newsletter_sends_sent_at_id_idx ON newsletter_sends (sent_at, id);
CREATE INDEX newsletter_sends_updated_at_id_idx ON newsletter_sends (updated_at, id);
CREATE INDEX newsletter_sends_city_idx ON newsletter_sends (city);
CREATE INDEX newsletter_sends_created_by_idx ON newsletter_sends (created_by);

ALTER TABLE newsletter_subscribers
  ADD COLUMN tags TEXT[] NOT NULL DEFAULT '{}',
  ADD COLUMN engaged_at TIMESTAMPTZ(3),
  ADD COLUMN is_counted BOOLEAN NOT NULL DEFAULT true,
  ADD COLUMN soft_bounces INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN welcomed INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN welcome_at TIMESTAMPTZ(3),
  ADD CONSTRAINT newsletter_subscribers_soft_bounces CHECK (soft_bounces >= 0),
  ADD CONSTRAINT newsletter_subscribers_welcomed CHECK (welcomed >= 0);
CREATE INDEX newsletter_subscribers_tags_idx ON newsletter_subscribers USING gin (tags);
CREATE INDEX newsletter_subscribers_welcome_at_idx ON newsletter_subscribers (welcome_at) WHERE welcome_at IS NOT NULL;

CREATE TABLE newsletter_engagements (
  send_id UUID NOT NULL,
  subscriber_id UUID NOT NULL,
  opened_at TIMESTAMPTZ(3),
  clicked_at TIMESTAMPTZ(3),
  clicks INTEGER NOT NULL DEFAULT 0,
  CONSTRAINT newsletter_engagements_pkey PRIMARY KEY (send_id, subscriber_id),
  CONSTRAINT newsletter_engagements_send_id_fkey FOREIGN KEY (send_id) REFERENCES newsletter_sends (id) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT newsletter_engagements_subscriber_id_fkey FOREIGN KEY (subscriber_id) REFERENCES newsletter_subscribers (id) ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX newsletter_engagements_subscriber_id_idx ON newsletter_engagements (subscriber_id);

CREATE TABLE newsletter_links (
  send_id UUID NOT NULL,
  position INTEGER NOT NULL,
  url TEXT NOT NULL,
  clicks INTEGER NOT NULL DEFAULT 0,
  CONSTRAINT newsletter_links_pkey PRIMARY KEY (send_id, position),
  CONSTRAINT newsletter_links_url CHECK (url ~ '^https?://'),
  CONSTRAINT newsletter_links_send_id_fkey FOREIGN KEY (send_id) REFERENCES newsletter_sends (id) ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX newsletter_links_send_id_url_key ON newsletter_links (send_id, url);

CREATE TABLE newsletter_bounces (
  id UUID NOT NULL,
  subscriber_id UUID NOT NULL,
  send_id UUID,
  kind TEXT NOT NULL,
  code TEXT NOT NULL DEFAULT '',
  -- Of the report that told it, so that a repeated report counts once.
  report_key TEXT NOT NULL,
  at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT newsletter_bounces_pkey PRIMARY KEY (id),
  CONSTRAINT newsletter_bounces_kind CHECK (kind IN ('hard', 'soft', 'complaint')),
  CONSTRAINT newsletter_bounces_subscriber_id_fkey FOREIGN KEY (subscriber_id) REFERENCES newsletter_subscribers (id) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT newsletter_bounces_send_id_fkey FOREIGN KEY (send_id) REFERENCES newsletter_sends (id) ON DELETE SET NULL ON UPDATE CASCADE
);
CREATE UNIQUE INDEX newsletter_bounces_report_key_key ON newsletter_bounces (report_key);
CREATE INDEX newsletter_bounces_subscriber_id_at_idx ON newsletter_bounces (subscriber_id, at);
CREATE INDEX newsletter_bounces_send_id_idx ON newsletter_bounces (send_id);
