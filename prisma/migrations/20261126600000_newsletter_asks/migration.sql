-- How often an address was asked to confirm since its owner last did, so that the pauses grow; and the id of the last such mail, by which a report finds it.
ALTER TABLE newsletter_subscribers ADD COLUMN asks INTEGER NOT NULL DEFAULT 0, ADD COLUMN asked_mail UUID,
  ADD CONSTRAINT newsletter_subscribers_asks CHECK (asks >= 0);
CREATE UNIQUE INDEX newsletter_subscribers_asked_mail_key ON newsletter_subscribers (asked_mail);
