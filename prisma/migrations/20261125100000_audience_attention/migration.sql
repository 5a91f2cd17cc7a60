-- Attention of a day: seconds in which a page was visible and read, of all readers and of subscribers.
ALTER TABLE audience_days
  ADD COLUMN attention_seconds BIGINT NOT NULL DEFAULT 0,
  ADD COLUMN subscriber_seconds BIGINT NOT NULL DEFAULT 0,
  ADD CONSTRAINT audience_days_attention CHECK (attention_seconds >= 0 AND subscriber_seconds BETWEEN 0 AND attention_seconds);
