-- Addresses that were erased on request, as keyed hashes: a later file must not bring them back, and nothing tells whose they are.
CREATE TABLE newsletter_erased (
  email_hash TEXT NOT NULL,
  erased_at TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT newsletter_erased_pkey PRIMARY KEY (email_hash)
);
