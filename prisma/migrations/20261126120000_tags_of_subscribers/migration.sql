-- The tags in use, for a select: read from the index alone.
CREATE INDEX newsletter_subscribers_tagged_idx ON newsletter_subscribers (tags) WHERE tags <> '{}';
