-- Openings and clicks of the newsletter are counted for whoever allows it. The box of the subscription's page came ticked until now, so nobody
-- is known to have allowed it: all are asked again.
ALTER TABLE newsletter_subscribers ALTER COLUMN is_counted SET DEFAULT false;
UPDATE newsletter_subscribers SET is_counted = false WHERE is_counted;
