-- Visits of reader pages: which page was on screen, for how long, and from where its reader came. Without an address or a user agent: the visitor is
-- a hash under a salt that changes every day and is deleted after the next one. Rows are deleted after thirty days.
CREATE TYPE audience_device AS ENUM ('phone', 'tablet', 'desk');
CREATE TABLE audience_visits (
  -- Made by the browser for one opening of a page, and known to that page alone.
  id UUID PRIMARY KEY,
  -- A day of São Paulo.
  day DATE NOT NULL,
  visitor BYTEA NOT NULL CHECK (octet_length(visitor) = 16),
  at TIMESTAMPTZ(3) NOT NULL,
  -- When the page reported for the last time.
  last_at TIMESTAMPTZ(3) NOT NULL,
  -- A hash of the page's path.
  page BIGINT NOT NULL,
  -- The public article that was on the page. No foreign key: a count outlives its article.
  article_id UUID,
  reload BOOLEAN NOT NULL,
  source TEXT NOT NULL CHECK (length(source) BETWEEN 1 AND 120),
  campaign TEXT NOT NULL CHECK (length(campaign) <= 120),
  device audience_device NOT NULL,
  subscriber BOOLEAN NOT NULL,
  -- Seconds on screen, and those of them in which the reader did something; half an hour at most.
  seen_seconds INTEGER NOT NULL CHECK (seen_seconds BETWEEN 0 AND 1800),
  read_seconds INTEGER NOT NULL CHECK (read_seconds BETWEEN 0 AND seen_seconds)
);
CREATE INDEX audience_visits_day ON audience_visits (day, visitor, at);
CREATE INDEX audience_visits_last ON audience_visits (last_at);

CREATE TABLE audience_salts (
  day DATE PRIMARY KEY,
  salt BYTEA NOT NULL
);

-- The site's hours, for the drawing of a day.
CREATE TABLE audience_hours (
  hour TIMESTAMPTZ(3) PRIMARY KEY,
  page_views INTEGER NOT NULL CHECK (page_views >= 0),
  visitors INTEGER NOT NULL CHECK (visitors >= 0)
);

-- Until when the visits are counted into days and hours.
CREATE TABLE audience_counts (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  until TIMESTAMPTZ(3) NOT NULL
);

ALTER TYPE audience_subject ADD VALUE 'tag';
ALTER TYPE audience_subject ADD VALUE 'campaign';
ALTER TYPE audience_subject ADD VALUE 'source';
ALTER TYPE audience_subject ADD VALUE 'device';

ALTER TABLE audience_days
  ADD COLUMN page_views INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN visitors INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN sessions INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN bounces INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN seen_seconds BIGINT NOT NULL DEFAULT 0,
  -- Subscriptions that began after this article led to the plans.
  ADD COLUMN subscriptions INTEGER NOT NULL DEFAULT 0,
  ADD CONSTRAINT audience_days_sessions CHECK (
    page_views >= 0 AND visitors >= 0 AND sessions >= visitors AND bounces BETWEEN 0 AND sessions AND seen_seconds >= 0 AND subscriptions >= 0
  );
-- A few keys over a period.
CREATE INDEX audience_days_keys ON audience_days (subject, key, day);
CREATE INDEX audience_days_subscriptions ON audience_days (day) WHERE subscriptions > 0;

-- The premium article that led to the plans, until the checkout is paid and counted, or over.
ALTER TABLE checkouts ADD COLUMN lead_article_id UUID;
CREATE INDEX checkouts_led ON checkouts (status) WHERE lead_article_id IS NOT NULL;
