-- When a person let a mail go on, after a pause or an uncertain end: how long it waits for the mail server counts from then.
ALTER TABLE mail_deliveries ADD COLUMN queued_at TIMESTAMPTZ(3);
