-- The domain that a mail goes to, so that one domain's refusals delay its own mails alone.
ALTER TABLE mail_deliveries ADD COLUMN domain TEXT;
-- Whether anything of a delivery is left to send.
CREATE INDEX mail_deliveries_open_idx ON mail_deliveries (kind, ref) WHERE state IN ('queued', 'sending');
-- All mails to one recipient, for an erasure.
CREATE INDEX mail_deliveries_recipient_idx ON mail_deliveries (recipient);

-- Domains whose servers refuse for now: their mails wait.
CREATE TABLE mail_domains (
  domain TEXT NOT NULL,
  level INTEGER NOT NULL,
  waits_until TIMESTAMPTZ(3) NOT NULL,
  reply TEXT NOT NULL DEFAULT '',
  changed_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT mail_domains_pkey PRIMARY KEY (domain),
  CONSTRAINT mail_domains_level CHECK (level > 0)
);
