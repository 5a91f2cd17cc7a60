-- The press writes the path of a page in lower case, so that a token in mixed case never reached its page. Links of mails that were sent go on working.
UPDATE newsletter_subscribers SET token = lower(token) WHERE token <> lower(token);
ALTER TABLE newsletter_subscribers ADD CONSTRAINT newsletter_subscribers_token CHECK (token = lower(token));

-- Lists and counts by engagement and by city, newest first.
CREATE INDEX newsletter_subscribers_engaged_at_idx ON newsletter_subscribers (engaged_at) WHERE engaged_at IS NOT NULL;
DROP INDEX newsletter_subscribers_city_idx;
CREATE INDEX newsletter_subscribers_city_subscribed_at_id_idx ON newsletter_subscribers (city, subscribed_at, id);
CREATE INDEX newsletter_subscribers_source_subscribed_at_id_idx ON newsletter_subscribers (source, subscribed_at, id);
CREATE INDEX newsletter_subscribers_ended_idx ON newsletter_subscribers (subscribed_at, id) WHERE status IN ('unsubscribed', 'bounced', 'complained');

-- The premium subscriptions behind confirmed addresses, so that a segment of the newsletter can ask for them. Whether one opens premium texts is decided by
-- the rule of the product (server/subscriptions/granting/queries.ts).
CREATE VIEW newsletter_holdings AS
  SELECT s.id, u.email, s.status, s.current_period_end
  FROM users u JOIN subscriptions s ON s.user_id = u.id
  WHERE u.email_confirmed_at IS NOT NULL AND u.suspended_at IS NULL;
