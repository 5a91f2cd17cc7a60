-- Whoever withdrew twice in twelve months buys again once a master has looked. A subscription keeps when it was taken back and hashes of who paid.
ALTER TABLE subscriptions ADD COLUMN withdrawn_at timestamptz(3), ADD COLUMN payer_keys text[] NOT NULL DEFAULT '{}';
UPDATE subscriptions s SET withdrawn_at = asked.at FROM (
  SELECT r.subscription_id, r.requested_by, min(r.requested_at) AS at FROM refund_requests r
    WHERE NOT r.is_duplicate AND r.reason = '' GROUP BY r.subscription_id, r.requested_by) asked
  WHERE asked.subscription_id = s.id AND asked.requested_by = s.user_id;
CREATE INDEX subscriptions_withdrawn ON subscriptions (withdrawn_at) WHERE withdrawn_at IS NOT NULL;

CREATE TYPE purchase_hold_status AS ENUM ('waiting', 'allowed', 'refused');
CREATE TABLE purchase_holds (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE ON UPDATE CASCADE,
  status purchase_hold_status NOT NULL DEFAULT 'waiting', withdrawals int NOT NULL, by_payer boolean NOT NULL,
  plan subscription_plan NOT NULL, method payment_method NOT NULL, asked_at timestamptz(3) NOT NULL,
  decided_at timestamptz(3), decided_by uuid REFERENCES users ON DELETE SET NULL ON UPDATE CASCADE,
  CONSTRAINT purchase_holds_decided CHECK ((status = 'waiting') = (decided_at IS NULL)));
CREATE INDEX purchase_holds_status_asked_at_idx ON purchase_holds (status, asked_at);
CREATE INDEX purchase_holds_decided_by_idx ON purchase_holds (decided_by);
