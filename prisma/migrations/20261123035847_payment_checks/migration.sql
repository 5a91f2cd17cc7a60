-- Until when each provider's changes have been reconciled, and the renewal notices that were sent.

CREATE TABLE payment_checks (
  provider TEXT PRIMARY KEY,
  checked_until TIMESTAMPTZ(3) NOT NULL
);

CREATE TABLE renewal_notices (
  subscription_id UUID NOT NULL REFERENCES subscriptions (id) ON DELETE CASCADE ON UPDATE CASCADE,
  period_end TIMESTAMPTZ(3) NOT NULL,
  kind TEXT NOT NULL,
  sent_at TIMESTAMPTZ(3) NOT NULL,
  PRIMARY KEY (subscription_id, period_end, kind)
);
