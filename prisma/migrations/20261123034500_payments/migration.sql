-- Subscriptions that are paid for: plans and prices, checkouts, the ledger, what providers notify, and what stands around them.

CREATE TYPE subscription_plan AS ENUM ('monthly', 'yearly');
CREATE TYPE payment_method AS ENUM ('card', 'pix', 'boleto');
CREATE TYPE checkout_status AS ENUM ('open', 'paid', 'expired', 'failed');
CREATE TYPE ledger_kind AS ENUM ('payment', 'refund', 'chargeback', 'chargeback_reversal');
CREATE TYPE refund_status AS ENUM ('requested', 'done', 'refused');

ALTER TABLE subscriptions
  ADD COLUMN plan subscription_plan NOT NULL DEFAULT 'monthly',
  ADD COLUMN price_cents INTEGER NOT NULL DEFAULT 5000 CHECK (price_cents > 0),
  ADD COLUMN method payment_method NOT NULL DEFAULT 'card',
  ADD COLUMN renews BOOLEAN NOT NULL DEFAULT true,
  ADD COLUMN customer_id TEXT,
  ADD COLUMN next_plan subscription_plan,
  ADD COLUMN cancelled_at TIMESTAMPTZ(3),
  ADD COLUMN cancel_reason TEXT NOT NULL DEFAULT '',
  ADD COLUMN ended_at TIMESTAMPTZ(3),
  ADD COLUMN reading BIGINT NOT NULL DEFAULT 0,
  ADD COLUMN read_at TIMESTAMPTZ(3);
CREATE INDEX subscriptions_payment_provider_read_at_idx ON subscriptions (payment_provider, read_at);

-- One number for each reading of a subscription at its provider, taken before the request: an older reading never replaces a newer one.
CREATE SEQUENCE subscription_readings;
CREATE SEQUENCE refund_protocols;
CREATE SEQUENCE support_protocols;

CREATE TABLE checkouts (
  id UUID PRIMARY KEY,
  user_id UUID REFERENCES users (id) ON DELETE SET NULL ON UPDATE CASCADE,
  subscription_id UUID REFERENCES subscriptions (id) ON DELETE SET NULL ON UPDATE CASCADE,
  provider TEXT NOT NULL,
  method payment_method NOT NULL,
  plan subscription_plan NOT NULL,
  amount_cents INTEGER NOT NULL CHECK (amount_cents > 0),
  status checkout_status NOT NULL DEFAULT 'open',
  provider_id TEXT,
  url TEXT,
  code TEXT,
  boleto_url TEXT,
  due_at TIMESTAMPTZ(3),
  expires_at TIMESTAMPTZ(3) NOT NULL,
  paid_at TIMESTAMPTZ(3),
  created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE UNIQUE INDEX checkouts_provider_provider_id_key ON checkouts (provider, provider_id);
-- One open checkout a person and way to pay: a double click gets the first one.
CREATE UNIQUE INDEX checkouts_open_key ON checkouts (user_id, provider, method, plan) WHERE status = 'open';
CREATE INDEX checkouts_user_id_created_at_idx ON checkouts (user_id, created_at);
CREATE INDEX checkouts_subscription_id_idx ON checkouts (subscription_id);
CREATE INDEX checkouts_status_expires_at_idx ON checkouts (status, expires_at);

CREATE TABLE ledger_entries (
  id UUID PRIMARY KEY,
  subscription_id UUID NOT NULL REFERENCES subscriptions (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  provider TEXT NOT NULL,
  kind ledger_kind NOT NULL,
  provider_id TEXT NOT NULL,
  payment_id TEXT NOT NULL,
  amount_cents INTEGER NOT NULL CHECK (amount_cents > 0),
  currency CHAR(3) NOT NULL,
  method payment_method NOT NULL,
  plan subscription_plan,
  problem TEXT,
  recovered BOOLEAN NOT NULL DEFAULT false,
  period_start TIMESTAMPTZ(3),
  period_end TIMESTAMPTZ(3),
  receipt_url TEXT,
  occurred_at TIMESTAMPTZ(3) NOT NULL,
  recorded_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE UNIQUE INDEX ledger_entries_provider_kind_provider_id_key ON ledger_entries (provider, kind, provider_id);
CREATE INDEX ledger_entries_subscription_id_occurred_at_idx ON ledger_entries (subscription_id, occurred_at);
CREATE INDEX ledger_entries_occurred_at_id_idx ON ledger_entries (occurred_at, id);
SELECT append_only('ledger_entries');

CREATE TABLE subscription_changes (
  id UUID PRIMARY KEY,
  subscription_id UUID NOT NULL REFERENCES subscriptions (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  status_before subscription_status,
  status subscription_status NOT NULL,
  plan subscription_plan NOT NULL,
  price_cents INTEGER NOT NULL,
  cause TEXT NOT NULL,
  at TIMESTAMPTZ(3) NOT NULL
);
CREATE INDEX subscription_changes_subscription_id_at_idx ON subscription_changes (subscription_id, at);
CREATE INDEX subscription_changes_at_idx ON subscription_changes (at);
SELECT append_only('subscription_changes');

CREATE TABLE payment_events (
  provider TEXT NOT NULL,
  event_id TEXT NOT NULL,
  type TEXT NOT NULL,
  object_kind TEXT NOT NULL,
  object_id TEXT NOT NULL,
  received_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  handled_at TIMESTAMPTZ(3),
  PRIMARY KEY (provider, event_id)
);
CREATE INDEX payment_events_received_at_idx ON payment_events (received_at);

CREATE TABLE refund_requests (
  id UUID PRIMARY KEY,
  protocol TEXT NOT NULL,
  subscription_id UUID NOT NULL REFERENCES subscriptions (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  payment_id TEXT NOT NULL,
  amount_cents INTEGER NOT NULL CHECK (amount_cents > 0),
  status refund_status NOT NULL DEFAULT 'requested',
  reason TEXT NOT NULL DEFAULT '',
  requested_by UUID REFERENCES users (id) ON DELETE SET NULL ON UPDATE CASCADE,
  requested_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  done_at TIMESTAMPTZ(3)
);
CREATE UNIQUE INDEX refund_requests_protocol_key ON refund_requests (protocol);
-- A payment is given back once.
CREATE UNIQUE INDEX refund_requests_live_key ON refund_requests (subscription_id, payment_id) WHERE status <> 'refused';
CREATE INDEX refund_requests_subscription_id_idx ON refund_requests (subscription_id);
CREATE INDEX refund_requests_requested_by_idx ON refund_requests (requested_by);

CREATE TABLE payment_providers (
  id UUID PRIMARY KEY,
  provider TEXT NOT NULL,
  secrets TEXT NOT NULL,
  account TEXT NOT NULL DEFAULT '',
  live BOOLEAN NOT NULL DEFAULT false,
  updated_by UUID REFERENCES users (id) ON DELETE SET NULL ON UPDATE CASCADE,
  updated_at TIMESTAMPTZ(3) NOT NULL
);
CREATE UNIQUE INDEX payment_providers_provider_key ON payment_providers (provider);
CREATE INDEX payment_providers_updated_by_idx ON payment_providers (updated_by);

CREATE TABLE gift_links (
  id UUID PRIMARY KEY,
  article_id UUID NOT NULL REFERENCES articles (id) ON DELETE CASCADE ON UPDATE CASCADE,
  giver_id UUID NOT NULL REFERENCES users (id) ON DELETE CASCADE ON UPDATE CASCADE,
  month TEXT NOT NULL,
  token_hash TEXT NOT NULL,
  reader_hash TEXT,
  opened_at TIMESTAMPTZ(3),
  expires_at TIMESTAMPTZ(3) NOT NULL,
  created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE UNIQUE INDEX gift_links_token_hash_key ON gift_links (token_hash);
CREATE INDEX gift_links_giver_id_month_idx ON gift_links (giver_id, month);
CREATE INDEX gift_links_article_id_idx ON gift_links (article_id);

CREATE TABLE metered_readings (
  user_id UUID NOT NULL REFERENCES users (id) ON DELETE CASCADE ON UPDATE CASCADE,
  month TEXT NOT NULL,
  article_id UUID NOT NULL REFERENCES articles (id) ON DELETE CASCADE ON UPDATE CASCADE,
  at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY (user_id, month, article_id)
);
CREATE INDEX metered_readings_article_id_idx ON metered_readings (article_id);

CREATE TABLE support_messages (
  id UUID PRIMARY KEY,
  protocol TEXT NOT NULL,
  user_id UUID REFERENCES users (id) ON DELETE SET NULL ON UPDATE CASCADE,
  subscriber BOOLEAN NOT NULL,
  subject TEXT NOT NULL,
  message TEXT NOT NULL,
  answered_at TIMESTAMPTZ(3),
  answered_by UUID REFERENCES users (id) ON DELETE SET NULL ON UPDATE CASCADE,
  created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  search_key TEXT NOT NULL DEFAULT ''
);
CREATE UNIQUE INDEX support_messages_protocol_key ON support_messages (protocol);
CREATE INDEX support_messages_user_id_idx ON support_messages (user_id);
CREATE INDEX support_messages_answered_by_idx ON support_messages (answered_by);
CREATE INDEX support_messages_subscriber_created_at_id_idx ON support_messages (subscriber, created_at, id);
CREATE INDEX support_messages_search_key_idx ON support_messages USING gin (search_key gin_trgm_ops);
CREATE FUNCTION write_support_search_key() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_key := list_search_key(NEW.protocol || ' ' || NEW.subject || ' ' || NEW.message);
  RETURN NEW;
END $$;
CREATE TRIGGER support_messages_search_key BEFORE INSERT OR UPDATE OF protocol, subject, message ON support_messages
  FOR EACH ROW EXECUTE FUNCTION write_support_search_key();

CREATE TABLE payout_accounts (
  id UUID PRIMARY KEY,
  user_id UUID NOT NULL REFERENCES users (id) ON DELETE CASCADE ON UPDATE CASCADE,
  kind TEXT NOT NULL,
  account TEXT NOT NULL,
  updated_at TIMESTAMPTZ(3) NOT NULL
);
CREATE UNIQUE INDEX payout_accounts_user_id_key ON payout_accounts (user_id);
