-- What a stream of notifications sends again after an interruption: the transaction that last wrote each one (decision 0251).
CREATE TABLE notification_changes (
  notification_id UUID PRIMARY KEY REFERENCES notifications (id) ON DELETE CASCADE ON UPDATE CASCADE,
  user_id UUID NOT NULL,
  transaction BIGINT NOT NULL
);
CREATE INDEX notification_changes_user_id_transaction_idx ON notification_changes (user_id, transaction);

CREATE FUNCTION note_notification_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO notification_changes (notification_id, user_id, transaction)
    SELECT id, user_id, pg_current_xact_id()::text::bigint FROM written ORDER BY id
    ON CONFLICT (notification_id) DO UPDATE SET transaction = EXCLUDED.transaction;
  PERFORM pg_notify('notices', user_id::text) FROM (SELECT DISTINCT user_id FROM written) AS people;
  RETURN NULL;
END $$;
CREATE TRIGGER notifications_inserted AFTER INSERT ON notifications
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_notification_changes();
CREATE TRIGGER notifications_updated AFTER UPDATE ON notifications
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_notification_changes();

-- Which dead letters masters were told of.
CREATE INDEX notifications_of_jobs ON notifications (created_at) WHERE type = 'JOB_FAILED';

-- A person's wishes; without a row every kind is shown, and no digest is sent.
CREATE TABLE notification_choices (
  user_id UUID PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE ON UPDATE CASCADE,
  muted TEXT[] NOT NULL DEFAULT '{}',
  digest BOOLEAN NOT NULL DEFAULT false,
  updated_at TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT notification_choices_few CHECK (cardinality(muted) <= 50)
);

-- The deadline that its people were told has passed: each deadline is told once.
ALTER TABLE story_ideas ADD COLUMN overdue_told TIMESTAMPTZ(3);
