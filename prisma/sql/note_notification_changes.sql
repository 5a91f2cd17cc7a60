CREATE OR REPLACE FUNCTION note_notification_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO notification_changes (notification_id, user_id, transaction)
    SELECT id, user_id, pg_current_xact_id()::text::bigint FROM written ORDER BY id
    ON CONFLICT (notification_id) DO UPDATE SET transaction = EXCLUDED.transaction;
  PERFORM pg_notify('notices', user_id::text) FROM (SELECT DISTINCT user_id FROM written) AS people;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER notifications_inserted AFTER INSERT ON notifications
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_notification_changes();
CREATE OR REPLACE TRIGGER notifications_updated AFTER UPDATE ON notifications
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_notification_changes();
