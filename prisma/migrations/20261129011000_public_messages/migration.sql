-- Who writes to the newspaper without an account leaves a name and an address; a message is of an account or of such a person.
ALTER TABLE support_messages ADD COLUMN sender_name text NOT NULL DEFAULT '', ADD COLUMN sender_email text,
  ADD CONSTRAINT support_messages_one_writer CHECK (user_id IS NULL OR sender_email IS NULL);
CREATE INDEX support_messages_sender_email_idx ON support_messages (sender_email);
