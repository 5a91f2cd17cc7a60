-- What the house reads of money: the masters' lists of subscriptions and of readers' messages, and the revenue.

-- The masters' list by plan, method and provider.
CREATE INDEX subscriptions_plan_created_at_id_idx ON subscriptions (plan, created_at, id);
CREATE INDEX subscriptions_method_created_at_id_idx ON subscriptions (method, created_at, id);
CREATE INDEX subscriptions_payment_provider_created_at_id_idx ON subscriptions (payment_provider, created_at, id);

-- The place of a message among those that wait: subscribers before others, the oldest first.
ALTER TABLE support_messages ADD COLUMN queue_key TEXT NOT NULL DEFAULT '';
CREATE OR REPLACE FUNCTION write_support_search_key() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_key := list_search_key(NEW.protocol || ' ' || NEW.subject || ' ' || NEW.message);
  NEW.queue_key := CASE WHEN NEW.subscriber THEN '1 ' ELSE '2 ' END
    || to_char(NEW.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS.MS');
  RETURN NEW;
END $$;
DROP TRIGGER support_messages_search_key ON support_messages;
CREATE TRIGGER support_messages_keys BEFORE INSERT OR UPDATE OF protocol, subject, message, subscriber, created_at ON support_messages
  FOR EACH ROW EXECUTE FUNCTION write_support_search_key();
UPDATE support_messages SET subscriber = subscriber;
DROP INDEX support_messages_subscriber_created_at_id_idx;
CREATE INDEX support_messages_created_at_id_idx ON support_messages (created_at, id);
CREATE INDEX support_messages_queue_key_id_idx ON support_messages (queue_key, id);
-- Few messages wait, among all that were ever answered.
CREATE INDEX support_messages_waiting_idx ON support_messages (queue_key, id) WHERE answered_at IS NULL;
