-- What was bought from the demonstration's stand-ins opens texts only while they serve.
ALTER TABLE subscriptions ADD COLUMN stand_in boolean NOT NULL DEFAULT false;
ALTER TABLE checkouts ADD COLUMN stand_in boolean NOT NULL DEFAULT false;
CREATE OR REPLACE VIEW newsletter_holdings AS
  SELECT s.id, u.email, s.status, s.current_period_end, s.stand_in
  FROM users u JOIN subscriptions s ON s.user_id = u.id
  WHERE u.email_confirmed_at IS NOT NULL AND u.suspended_at IS NULL;
