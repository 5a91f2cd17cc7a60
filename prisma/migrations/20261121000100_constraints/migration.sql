-- What the database promises by itself and the Prisma schema cannot say.

-- At most one master ever exists that nobody assigned: the one who claimed the role on first access.
CREATE UNIQUE INDEX user_roles_one_claimed_master ON user_roles ((role)) WHERE role = 'master' AND assigned_by IS NULL;

-- One open subscription per user and provider.
CREATE UNIQUE INDEX subscriptions_one_open ON subscriptions (user_id, payment_provider) WHERE status IN ('active', 'past_due', 'incomplete');

ALTER TABLE users
  ADD CONSTRAINT users_email_lower CHECK (email = lower(email) AND length(email) <= 255);
ALTER TABLE profiles
  ADD CONSTRAINT profiles_lengths CHECK (length(full_name) BETWEEN 1 AND 100 AND length(bio) <= 500);
ALTER TABLE articles
  ADD CONSTRAINT articles_slug_shape CHECK (slug ~ '^[a-z0-9-]{3,200}$'),
  ADD CONSTRAINT articles_published_has_date CHECK (status <> 'published' OR published_at IS NOT NULL),
  ADD CONSTRAINT articles_content_size CHECK (octet_length(content) <= 512000),
  ADD CONSTRAINT articles_views_not_negative CHECK (views_count >= 0);

-- One primary place an article.
CREATE UNIQUE INDEX article_locations_one_primary ON article_locations (article_id) WHERE is_primary;

-- What readers list: published and not in the trash, newest first.
CREATE INDEX articles_public_feed ON articles (published_at DESC, id DESC) WHERE status = 'published' AND deleted_at IS NULL;
