-- Accounts without a password, confirmed addresses, phones, second factors, other identities, codes by mail, requests about one's data.
CREATE TYPE sign_in_method AS ENUM ('password', 'email_code', 'phone_code', 'passkey', 'identity', 'wallet');
CREATE TYPE account_code_kind AS ENUM ('sign_up', 'confirm_email', 'change_email_old', 'change_email_new', 'recovery', 'email_sign_in',
  'phone_sign_in', 'confirm_phone', 'reauthentication');
CREATE TYPE factor_kind AS ENUM ('totp', 'security_key', 'passkey');
CREATE TYPE ceremony_kind AS ENUM ('enrol_key', 'enrol_passkey', 'verify_key', 'passkey_sign_in', 'oidc', 'saml', 'wallet');
CREATE TYPE privacy_request_kind AS ENUM ('export', 'correction', 'erasure');
CREATE TYPE privacy_request_status AS ENUM ('open', 'done', 'withdrawn');

ALTER TABLE users
  ALTER COLUMN password_hash DROP NOT NULL,
  ADD COLUMN email_confirmed_at TIMESTAMPTZ(3),
  ADD COLUMN phone TEXT,
  ADD COLUMN phone_index TEXT,
  ADD COLUMN factor_due_at TIMESTAMPTZ(3),
  ADD COLUMN erase_at TIMESTAMPTZ(3),
  ADD COLUMN keeps_byline BOOLEAN NOT NULL DEFAULT true;
CREATE UNIQUE INDEX users_phone_index_key ON users (phone_index);
CREATE INDEX users_erase_at_idx ON users (erase_at);

ALTER TABLE sessions
  ADD COLUMN network TEXT NOT NULL DEFAULT '',
  ADD COLUMN method sign_in_method NOT NULL DEFAULT 'password',
  ADD COLUMN seen_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  ADD COLUMN proved_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  ADD COLUMN awaits_factor BOOLEAN NOT NULL DEFAULT false;
-- Nobody proved anything by this migration.
UPDATE sessions SET seen_at = created_at, proved_at = created_at;

CREATE TABLE account_codes (
  id UUID PRIMARY KEY,
  kind account_code_kind NOT NULL,
  user_id UUID REFERENCES users (id) ON DELETE CASCADE ON UPDATE CASCADE,
  address TEXT NOT NULL DEFAULT '',
  data JSONB NOT NULL DEFAULT '{}',
  secret_hash TEXT NOT NULL,
  guesses INTEGER NOT NULL DEFAULT 0,
  created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  expires_at TIMESTAMPTZ(3) NOT NULL,
  used_at TIMESTAMPTZ(3)
);
CREATE UNIQUE INDEX account_codes_secret_hash_key ON account_codes (secret_hash);
CREATE INDEX account_codes_user_id_kind_idx ON account_codes (user_id, kind);
CREATE INDEX account_codes_address_kind_created_at_idx ON account_codes (address, kind, created_at);
CREATE INDEX account_codes_expires_at_idx ON account_codes (expires_at);

CREATE TABLE factors (
  id UUID PRIMARY KEY,
  user_id UUID NOT NULL REFERENCES users (id) ON DELETE CASCADE ON UPDATE CASCADE,
  kind factor_kind NOT NULL,
  name TEXT NOT NULL,
  verified_at TIMESTAMPTZ(3),
  created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  last_used_at TIMESTAMPTZ(3),
  secret TEXT,
  last_step INTEGER,
  credential_id TEXT,
  public_key BYTEA,
  counter BIGINT NOT NULL DEFAULT 0,
  transports TEXT[] DEFAULT ARRAY[]::TEXT[]
);
CREATE UNIQUE INDEX factors_credential_id_key ON factors (credential_id);
CREATE INDEX factors_user_id_idx ON factors (user_id);

CREATE TABLE recovery_codes (
  id UUID PRIMARY KEY,
  user_id UUID NOT NULL REFERENCES users (id) ON DELETE CASCADE ON UPDATE CASCADE,
  code_hash TEXT NOT NULL,
  created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  used_at TIMESTAMPTZ(3)
);
CREATE UNIQUE INDEX recovery_codes_code_hash_key ON recovery_codes (code_hash);
CREATE INDEX recovery_codes_user_id_idx ON recovery_codes (user_id);

CREATE TABLE identities (
  id UUID PRIMARY KEY,
  user_id UUID NOT NULL REFERENCES users (id) ON DELETE CASCADE ON UPDATE CASCADE,
  provider TEXT NOT NULL,
  subject TEXT NOT NULL,
  label TEXT NOT NULL DEFAULT '',
  created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  last_used_at TIMESTAMPTZ(3)
);
CREATE UNIQUE INDEX identities_provider_subject_key ON identities (provider, subject);
CREATE INDEX identities_user_id_idx ON identities (user_id);

CREATE TABLE ceremonies (
  id UUID PRIMARY KEY,
  kind ceremony_kind NOT NULL,
  user_id UUID REFERENCES users (id) ON DELETE CASCADE ON UPDATE CASCADE,
  session_id UUID REFERENCES sessions (id) ON DELETE CASCADE ON UPDATE CASCADE,
  browser TEXT NOT NULL DEFAULT '',
  data JSONB NOT NULL,
  created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  expires_at TIMESTAMPTZ(3) NOT NULL,
  used_at TIMESTAMPTZ(3)
);
CREATE INDEX ceremonies_expires_at_idx ON ceremonies (expires_at);
CREATE INDEX ceremonies_user_id_idx ON ceremonies (user_id);
CREATE INDEX ceremonies_session_id_idx ON ceremonies (session_id);

CREATE TABLE privacy_requests (
  id UUID PRIMARY KEY,
  user_id UUID NOT NULL,
  kind privacy_request_kind NOT NULL,
  status privacy_request_status NOT NULL DEFAULT 'open',
  created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  due_at TIMESTAMPTZ(3) NOT NULL,
  done_at TIMESTAMPTZ(3),
  file TEXT,
  expires_at TIMESTAMPTZ(3)
);
CREATE INDEX privacy_requests_user_id_created_at_idx ON privacy_requests (user_id, created_at);
CREATE INDEX privacy_requests_status_created_at_id_idx ON privacy_requests (status, created_at, id);
CREATE INDEX privacy_requests_created_at_id_idx ON privacy_requests (created_at, id);
