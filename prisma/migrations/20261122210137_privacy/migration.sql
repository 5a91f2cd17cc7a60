-- Requests about one's data: their words, who has no account, the reminder before an erasure.
ALTER TABLE privacy_requests
  ALTER COLUMN user_id DROP NOT NULL,
  ADD COLUMN contact TEXT NOT NULL DEFAULT '',
  ADD COLUMN message TEXT NOT NULL DEFAULT '',
  ADD COLUMN note TEXT NOT NULL DEFAULT '',
  ADD COLUMN by_hand BOOLEAN NOT NULL DEFAULT false,
  ADD COLUMN reminded_at TIMESTAMPTZ(3),
  ADD CONSTRAINT privacy_requests_person CHECK (user_id IS NULL OR contact = '');
CREATE INDEX privacy_requests_status_due_at_id_idx ON privacy_requests (status, due_at, id);
-- One export at a time.
CREATE UNIQUE INDEX privacy_requests_open_export_key ON privacy_requests (user_id, kind) WHERE status = 'open' AND kind <> 'correction';

-- A subscription is a record of money: it outlives the account, without the person.
ALTER TABLE subscriptions ALTER COLUMN user_id DROP NOT NULL;
ALTER TABLE subscriptions DROP CONSTRAINT subscriptions_user_id_fkey;
ALTER TABLE subscriptions ADD CONSTRAINT subscriptions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users (id)
  ON DELETE SET NULL ON UPDATE CASCADE;
-- By account: an erasure, and what a person sees of their own.
CREATE INDEX consents_user_id_idx ON consents (user_id);

-- An erased person whose articles stay has no name; readers see “Autor Anônimo” (READ-2).
ALTER TABLE profiles DROP CONSTRAINT profiles_lengths;
ALTER TABLE profiles ADD CONSTRAINT profiles_lengths CHECK (length(full_name) <= 100 AND length(bio) <= 500);

-- The fields of a revision, without the copy of one person's name among its credits.
CREATE FUNCTION without_name(fields jsonb, person text) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN jsonb_typeof(fields -> 'credits') IS DISTINCT FROM 'array' THEN fields ELSE jsonb_set(fields, '{credits}', coalesce((
    SELECT jsonb_agg(CASE WHEN credit ->> 'personId' = person THEN credit || '{"name": ""}' ELSE credit END ORDER BY place)
    FROM jsonb_array_elements(fields -> 'credits') WITH ORDINALITY AS each(credit, place)), '[]')) END
$$;
