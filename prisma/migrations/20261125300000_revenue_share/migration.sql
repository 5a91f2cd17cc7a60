-- The authors' share of a month's net revenue. A closed month never changes: its rows are append-only, they arrive in the transaction that
-- closes it, and they add up to the cent. What was wrong is set right by adjustments of a later month.
CREATE TYPE share_basis AS ENUM ('views', 'attention');

CREATE TABLE share_months (
  month DATE PRIMARY KEY CHECK (extract(day FROM month) = 1),
  basis share_basis NOT NULL,
  revenue_cents BIGINT NOT NULL CHECK (revenue_cents >= 0),
  -- Hundredths of a percent.
  percent INTEGER NOT NULL CHECK (percent BETWEEN 0 AND 10000),
  pool_cents BIGINT NOT NULL CHECK (pool_cents = div(revenue_cents::numeric * percent, 10000)),
  weight NUMERIC(40, 0) NOT NULL CHECK (weight >= 0),
  divisor INTEGER NOT NULL CHECK (divisor >= 1),
  leftover INTEGER NOT NULL CHECK (leftover >= 0),
  closed_by UUID,
  closed_at TIMESTAMPTZ(3) NOT NULL
);

CREATE TABLE share_statements (
  month DATE NOT NULL REFERENCES share_months (month) ON DELETE RESTRICT ON UPDATE RESTRICT,
  -- A profile's id as it was, or the newspaper's: no reference, because a profile may be joined into another one.
  author_id UUID NOT NULL,
  cents BIGINT NOT NULL CHECK (cents >= 0),
  place INTEGER NOT NULL CHECK (place >= 1),
  PRIMARY KEY (month, author_id)
);
CREATE INDEX share_statements_author_id_month_idx ON share_statements (author_id, month DESC);

CREATE TABLE share_lines (
  month DATE NOT NULL,
  author_id UUID NOT NULL,
  article_id UUID NOT NULL,
  -- As the article was called on the day of the closing: it may be gone by now.
  title TEXT NOT NULL,
  count BIGINT NOT NULL CHECK (count > 0),
  authors INTEGER NOT NULL CHECK (authors >= 1),
  cents BIGINT NOT NULL CHECK (cents >= 0),
  PRIMARY KEY (month, author_id, article_id),
  FOREIGN KEY (month, author_id) REFERENCES share_statements (month, author_id) ON DELETE RESTRICT ON UPDATE RESTRICT
);

CREATE TABLE share_adjustments (
  id UUID PRIMARY KEY,
  request_id UUID NOT NULL UNIQUE,
  about_month DATE NOT NULL REFERENCES share_months (month) ON DELETE RESTRICT ON UPDATE RESTRICT,
  month DATE NOT NULL CHECK (extract(day FROM month) = 1 AND month > about_month),
  author_id UUID NOT NULL,
  cents BIGINT NOT NULL CHECK (cents <> 0),
  -- Empty once the account of its person was erased.
  reason TEXT NOT NULL,
  made_by UUID,
  made_at TIMESTAMPTZ(3) NOT NULL
);
CREATE INDEX share_adjustments_month_author_id_idx ON share_adjustments (month, author_id);
CREATE INDEX share_adjustments_author_id_idx ON share_adjustments (author_id);
CREATE INDEX share_adjustments_about_month_idx ON share_adjustments (about_month);

CREATE TABLE share_payments (
  month DATE NOT NULL REFERENCES share_months (month) ON DELETE RESTRICT ON UPDATE RESTRICT,
  author_id UUID NOT NULL,
  cents BIGINT NOT NULL CHECK (cents > 0),
  paid_on DATE NOT NULL,
  marked_by UUID,
  marked_at TIMESTAMPTZ(3) NOT NULL,
  PRIMARY KEY (month, author_id)
);
CREATE INDEX share_payments_author_id_idx ON share_payments (author_id);

SELECT append_only('share_months');
SELECT append_only('share_statements');
SELECT append_only('share_lines');
SELECT append_only('share_adjustments', 'reason');

-- A statement or a line comes with its month, in one transaction, or not at all.
CREATE FUNCTION share_arrives_with_month() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM share_months WHERE month = NEW.month AND xmin = pg_current_xact_id()::xid;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'the month % is closed', NEW.month USING ERRCODE = '2F002';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER arrives_with_month BEFORE INSERT ON share_statements FOR EACH ROW EXECUTE FUNCTION share_arrives_with_month();
CREATE TRIGGER arrives_with_month BEFORE INSERT ON share_lines FOR EACH ROW EXECUTE FUNCTION share_arrives_with_month();

-- Months are closed one after the other: a month before a closed one stays as it is.
CREATE FUNCTION share_months_in_order() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  newest date := (SELECT max(month) FROM share_months);
BEGIN
  IF newest IS NOT NULL AND NEW.month <> newest + interval '1 month' THEN
    RAISE EXCEPTION 'the month after % is next', newest USING ERRCODE = '2F002';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER months_in_order BEFORE INSERT ON share_months FOR EACH ROW EXECUTE FUNCTION share_months_in_order();

-- At the end of the closing transaction everything adds up: lines to statements, statements to what was to be shared.
CREATE FUNCTION share_month_adds_up() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  given bigint := (SELECT sum(cents) FROM share_statements WHERE month = NEW.month);
BEGIN
  IF given IS DISTINCT FROM (CASE WHEN NEW.weight > 0 THEN NEW.pool_cents END) OR EXISTS (
    SELECT FROM share_statements s WHERE s.month = NEW.month AND s.cents <> (
      SELECT coalesce(sum(l.cents), 0) FROM share_lines l WHERE l.month = s.month AND l.author_id = s.author_id)
  ) THEN
    RAISE EXCEPTION 'the shares of % do not add up', NEW.month USING ERRCODE = '23514';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER adds_up AFTER INSERT ON share_months DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION share_month_adds_up();

-- An adjustment belongs to a month that is still open.
CREATE FUNCTION share_adjusts_open_month() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM share_months WHERE month >= NEW.month) THEN
    RAISE EXCEPTION 'the month % is closed', NEW.month USING ERRCODE = '2F002';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER adjusts_open_month BEFORE INSERT ON share_adjustments FOR EACH ROW EXECUTE FUNCTION share_adjusts_open_month();

-- Google's figures, as they came: never mixed with the newspaper's own.
CREATE TABLE google_access (
  id UUID PRIMARY KEY,
  -- One row: the newspaper has one key.
  single BOOLEAN NOT NULL DEFAULT true UNIQUE CHECK (single),
  -- Encrypted JSON: never sent to a browser.
  secret TEXT NOT NULL,
  -- The address of the service account, which masters give access to at Google.
  account TEXT NOT NULL,
  property_id TEXT NOT NULL CHECK (property_id ~ '^[0-9]{1,20}$'),
  updated_by UUID REFERENCES users (id) ON DELETE SET NULL ON UPDATE CASCADE,
  updated_at TIMESTAMPTZ(3) NOT NULL
);
CREATE INDEX google_access_updated_by_idx ON google_access (updated_by);

CREATE TABLE google_analytics_days (
  day DATE PRIMARY KEY,
  users INTEGER NOT NULL CHECK (users >= 0),
  sessions INTEGER NOT NULL CHECK (sessions >= 0),
  page_views INTEGER NOT NULL CHECK (page_views >= 0),
  -- The seconds of all sessions together.
  session_seconds DOUBLE PRECISION NOT NULL CHECK (session_seconds >= 0),
  engaged_sessions INTEGER NOT NULL CHECK (engaged_sessions >= 0),
  fetched_at TIMESTAMPTZ(3) NOT NULL
);

CREATE TABLE google_ad_days (
  day DATE PRIMARY KEY,
  -- Millionths of a real, as Ad Manager counts.
  revenue_micros BIGINT NOT NULL,
  impressions BIGINT NOT NULL CHECK (impressions >= 0),
  clicks BIGINT NOT NULL CHECK (clicks >= 0),
  requests BIGINT NOT NULL CHECK (requests >= 0),
  filled_requests BIGINT NOT NULL CHECK (filled_requests >= 0),
  fetched_at TIMESTAMPTZ(3) NOT NULL
);

-- How the last reading of each of Google's services ended.
CREATE TABLE google_fetches (
  service TEXT PRIMARY KEY CHECK (service IN ('analytics', 'ads')),
  tried_at TIMESTAMPTZ(3) NOT NULL,
  -- Empty when it succeeded; else the code of the error.
  problem TEXT NOT NULL,
  -- The report at Ad Manager that each night runs again; empty before the first.
  report TEXT NOT NULL DEFAULT '',
  succeeded_at TIMESTAMPTZ(3)
);
