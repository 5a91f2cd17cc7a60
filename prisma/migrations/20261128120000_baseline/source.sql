-- What the database holds since 0.2.0. What each table and column is: prisma/schema.prisma. Here stands what that cannot say: checks, partial indexes,
-- indexes over functions. This file is never edited. A line with \ir stands for the text of another file (prisma/sql/assemble.ts).
CREATE EXTENSION IF NOT EXISTS unaccent;
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS btree_gist;

CREATE TYPE role AS ENUM ('master', 'editor', 'author');
CREATE TYPE subscription_status AS ENUM ('active', 'cancelled', 'past_due', 'incomplete');
CREATE TYPE article_status AS ENUM ('draft', 'review', 'published');
CREATE TYPE visibility AS ENUM ('public', 'premium');
CREATE TYPE seo_status AS ENUM ('valid', 'warning', 'error', 'pending');
CREATE TYPE correction_kind AS ENUM ('fact', 'name', 'number', 'quote', 'image', 'clarification');
CREATE TYPE error_report_status AS ENUM ('open', 'corrected', 'dismissed');
CREATE TYPE story_priority AS ENUM ('low', 'medium', 'high', 'urgent');
CREATE TYPE story_status AS ENUM ('idea', 'assigned', 'in_progress', 'completed', 'cancelled');
CREATE TYPE review_status AS ENUM ('approved', 'changes_requested', 'rejected');
CREATE TYPE notification_status AS ENUM ('unread', 'read', 'archived');
CREATE TYPE craft AS ENUM ('reporting', 'contribution', 'editing', 'photo', 'illustration', 'checking');
CREATE TYPE application_status AS ENUM ('pending', 'approved', 'rejected');
CREATE TYPE audience_subject AS ENUM ('site', 'article', 'city', 'author', 'tag', 'campaign', 'source', 'device', 'region');
CREATE TYPE backup_kind AS ENUM ('backup', 'drill');
CREATE TYPE backup_outcome AS ENUM ('running', 'succeeded', 'failed', 'skipped');
CREATE TYPE sign_in_method AS ENUM ('password', 'email_code', 'phone_code', 'passkey', 'identity', 'wallet');
CREATE TYPE account_code_kind AS ENUM ('sign_up', 'confirm_email', 'change_email_old', 'change_email_new', 'recovery', 'email_sign_in',
  'phone_sign_in', 'confirm_phone', 'reauthentication');
CREATE TYPE factor_kind AS ENUM ('totp', 'security_key', 'passkey');
CREATE TYPE ceremony_kind AS ENUM ('enrol_key', 'enrol_passkey', 'verify_key', 'passkey_sign_in', 'oidc', 'saml', 'wallet');
CREATE TYPE privacy_request_kind AS ENUM ('export', 'correction', 'erasure');
CREATE TYPE privacy_request_status AS ENUM ('open', 'done', 'withdrawn');
CREATE TYPE import_status AS ENUM ('waiting', 'running', 'stopped', 'completed', 'failed', 'undoing', 'undone');
CREATE TYPE import_format AS ENUM ('csv', 'wxr', 'ghost');
CREATE TYPE import_outcome AS ENUM ('imported', 'updated', 'skipped', 'failed');
CREATE TYPE import_picture_status AS ENUM ('waiting', 'stored', 'failed');
CREATE TYPE subscription_plan AS ENUM ('monthly', 'yearly');
CREATE TYPE payment_method AS ENUM ('card', 'pix', 'boleto');
CREATE TYPE checkout_status AS ENUM ('open', 'paid', 'expired', 'failed');
CREATE TYPE ledger_kind AS ENUM ('payment', 'refund', 'refund_failure', 'chargeback', 'chargeback_reversal');
CREATE TYPE refund_status AS ENUM ('requested', 'done', 'refused');
CREATE TYPE ai_reprocessing_status AS ENUM ('success', 'pending', 'failed');
CREATE TYPE event_status AS ENUM ('draft', 'published', 'cancelled');
CREATE TYPE event_submission_status AS ENUM ('waiting', 'accepted', 'refused');
CREATE TYPE audience_device AS ENUM ('phone', 'tablet', 'desk');
CREATE TYPE share_basis AS ENUM ('views', 'attention');

-- Portuguese words without their accents, stemmed: titles, for editors.
CREATE TEXT SEARCH CONFIGURATION portal (COPY = portuguese);
ALTER TEXT SEARCH CONFIGURATION portal ALTER MAPPING FOR hword, hword_part, word WITH unaccent, portuguese_stem;
-- The search of readers knows every word, stop words among them, so that quoted words are found as they stand; which words narrow a search is decided
-- where it is read (lib/search).
CREATE TEXT SEARCH DICTIONARY portuguese_every_word (TEMPLATE = snowball, Language = portuguese);
CREATE TEXT SEARCH CONFIGURATION every_word (COPY = portuguese);
ALTER TEXT SEARCH CONFIGURATION every_word
  ALTER MAPPING FOR asciiword, asciihword, hword_asciipart, hword, hword_part, word WITH unaccent, portuguese_every_word;

-- One number for each reading of a subscription at its provider, taken before the request: an older reading never replaces a newer one.
CREATE SEQUENCE subscription_readings;
CREATE SEQUENCE refund_protocols;
CREATE SEQUENCE support_protocols;

-- The indexes below need these two.
\ir ../../sql/uploads_in.sql
\ir ../../sql/list_search_key.sql

CREATE TABLE profiles (
  id uuid PRIMARY KEY, full_name text NOT NULL, bio text NOT NULL DEFAULT '', avatar_url text,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP, updated_at timestamptz(3) NOT NULL,
  -- An erased person whose articles stay has no name; readers see “Autor Anônimo” (READ-2).
  CONSTRAINT profiles_lengths CHECK (length(full_name) <= 100 AND length(bio) <= 500));
CREATE INDEX profiles_uploads ON profiles USING gin (uploads_in(avatar_url)) WITH (fastupdate = off) WHERE avatar_url LIKE '%/uploads/%';
-- Bylines by name, for joining one into an account.
CREATE INDEX profiles_name ON profiles USING gin (list_search_key(full_name) gin_trgm_ops);
-- Authors by a part of their names. Their articles are found by the authors' ids, so that a new name rewrites no article.
CREATE INDEX profiles_folded_name ON profiles USING gin (list_search_key(full_name) gin_trgm_ops);

CREATE TABLE users (
  id uuid PRIMARY KEY REFERENCES profiles ON DELETE RESTRICT ON UPDATE CASCADE, email text NOT NULL, password_hash text,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP, suspended_at timestamptz(3), seen_at timestamptz(3) NOT NULL DEFAULT to_timestamp(0),
  name_key text NOT NULL DEFAULT '', search_key text NOT NULL DEFAULT '', had_role boolean NOT NULL DEFAULT false, email_confirmed_at timestamptz(3),
  phone text, phone_index text, factor_due_at timestamptz(3), erase_at timestamptz(3), keeps_byline boolean NOT NULL DEFAULT true,
  CONSTRAINT users_email_lower CHECK (email = lower(email) AND length(email) <= 255));
CREATE UNIQUE INDEX users_email_key ON users (email);
CREATE INDEX users_name_key_id_idx ON users (name_key, id);
CREATE INDEX users_created_at_id_idx ON users (created_at, id);
CREATE INDEX users_seen_at_id_idx ON users (seen_at, id);
CREATE INDEX users_search_key_idx ON users USING gin (search_key gin_trgm_ops);
-- The suspended ones are few: without these an order by name would look through the others.
CREATE INDEX users_suspended_by_name ON users (name_key, id) WHERE suspended_at IS NOT NULL;
CREATE INDEX users_suspended_by_creation ON users (created_at, id) WHERE suspended_at IS NOT NULL;
CREATE INDEX users_suspended_by_access ON users (seen_at, id) WHERE suspended_at IS NOT NULL;
-- Accounts that have or had a role are few: without these an order of the authors would look through all readers.
CREATE INDEX users_with_role_by_name ON users (name_key, id) WHERE had_role;
CREATE INDEX users_with_role_by_creation ON users (created_at, id) WHERE had_role;
CREATE INDEX users_with_role_by_access ON users (seen_at, id) WHERE had_role;
CREATE UNIQUE INDEX users_phone_index_key ON users (phone_index);
CREATE INDEX users_erase_at_idx ON users (erase_at);

CREATE TABLE user_roles (
  id uuid PRIMARY KEY, user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE ON UPDATE CASCADE, role role NOT NULL,
  assigned_by uuid REFERENCES users ON DELETE SET NULL ON UPDATE CASCADE, created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  claimed boolean NOT NULL DEFAULT false);
CREATE UNIQUE INDEX user_roles_user_id_role_key ON user_roles (user_id, role);
-- At most one master ever claimed the role on first access. `assigned_by` becomes null when the one who assigned is deleted, so it cannot mark that.
CREATE UNIQUE INDEX user_roles_one_claimed_master ON user_roles (role) WHERE claimed;
CREATE INDEX user_roles_role_user_id_idx ON user_roles (role, user_id);

CREATE TABLE sessions (
  id uuid PRIMARY KEY, user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE ON UPDATE CASCADE, user_agent text NOT NULL DEFAULT '',
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP, expires_at timestamptz(3) NOT NULL, revoked_at timestamptz(3),
  network text NOT NULL DEFAULT '', method sign_in_method NOT NULL DEFAULT 'password', seen_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  proved_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP, awaits_factor boolean NOT NULL DEFAULT false);
CREATE INDEX sessions_user_id_idx ON sessions (user_id);

CREATE TABLE subscriptions (
  id uuid PRIMARY KEY, user_id uuid REFERENCES users ON DELETE SET NULL ON UPDATE CASCADE, status subscription_status NOT NULL,
  payment_provider text NOT NULL, payment_provider_id text NOT NULL, current_period_start timestamptz(3) NOT NULL,
  current_period_end timestamptz(3) NOT NULL, created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP, search_key text NOT NULL DEFAULT '',
  plan subscription_plan NOT NULL DEFAULT 'monthly', price_cents int NOT NULL DEFAULT 5000 CHECK (price_cents > 0),
  method payment_method NOT NULL DEFAULT 'card', renews boolean NOT NULL DEFAULT true, customer_id text, next_plan subscription_plan,
  cancelled_at timestamptz(3), cancel_reason text NOT NULL DEFAULT '', ended_at timestamptz(3), reading bigint NOT NULL DEFAULT 0,
  read_at timestamptz(3));
-- Not unique with the provider: a card may be charged once a PIX period ends, and one may be paid twice in two tabs.
CREATE INDEX subscriptions_user_id_idx ON subscriptions (user_id);
CREATE UNIQUE INDEX subscriptions_payment_provider_payment_provider_id_key ON subscriptions (payment_provider, payment_provider_id);
CREATE INDEX subscriptions_search_key_idx ON subscriptions USING gin (search_key gin_trgm_ops);
CREATE INDEX subscriptions_created_at_id_idx ON subscriptions (created_at, id);
CREATE INDEX subscriptions_status_created_at_id_idx ON subscriptions (status, created_at, id);
CREATE INDEX subscriptions_current_period_end_id_idx ON subscriptions (current_period_end, id);
CREATE INDEX subscriptions_status_current_period_end_id_idx ON subscriptions (status, current_period_end, id);
CREATE INDEX subscriptions_payment_provider_read_at_idx ON subscriptions (payment_provider, read_at);
-- The masters' list by plan, method and provider.
CREATE INDEX subscriptions_plan_created_at_id_idx ON subscriptions (plan, created_at, id);
CREATE INDEX subscriptions_method_created_at_id_idx ON subscriptions (method, created_at, id);
CREATE INDEX subscriptions_payment_provider_created_at_id_idx ON subscriptions (payment_provider, created_at, id);

CREATE TABLE media (
  id uuid PRIMARY KEY, owner_id uuid REFERENCES users ON DELETE SET NULL ON UPDATE CASCADE, width int NOT NULL, height int NOT NULL, widths int[],
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP, sha256 text);
CREATE INDEX media_owner_id_idx ON media (owner_id);
CREATE UNIQUE INDEX media_sha256_key ON media (sha256);

CREATE TABLE municipalities (
  path text PRIMARY KEY, ibge_code int NOT NULL, name text NOT NULL, state char(2) NOT NULL, search_key text NOT NULL, population int NOT NULL,
  latitude float8 NOT NULL, longitude float8 NOT NULL, time_zone text NOT NULL, demonym text NOT NULL, articles_count int NOT NULL DEFAULT 0,
  CONSTRAINT municipalities_count_not_negative CHECK (articles_count >= 0));
CREATE UNIQUE INDEX municipalities_ibge_code_key ON municipalities (ibge_code);
CREATE INDEX municipalities_search_key_idx ON municipalities USING gin (search_key gin_trgm_ops);
-- The cities with news.
CREATE INDEX municipalities_with_articles ON municipalities (articles_count DESC, name, path) WHERE articles_count > 0;

CREATE TABLE story_ideas (
  id uuid PRIMARY KEY, title text NOT NULL, description text NOT NULL, priority story_priority NOT NULL DEFAULT 'medium',
  status story_status NOT NULL DEFAULT 'idea', assigned_to uuid REFERENCES profiles ON DELETE SET NULL ON UPDATE CASCADE, deadline timestamptz(3),
  city text REFERENCES municipalities ON DELETE RESTRICT ON UPDATE CASCADE, tags text[],
  created_by uuid REFERENCES profiles ON DELETE SET NULL ON UPDATE CASCADE, request_id uuid, version int NOT NULL DEFAULT 1,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP, updated_at timestamptz(3) NOT NULL, overdue_told timestamptz(3));
CREATE INDEX story_ideas_created_at_id_idx ON story_ideas (created_at DESC, id DESC);
CREATE INDEX story_ideas_status_created_at_id_idx ON story_ideas (status, created_at DESC, id DESC);
CREATE INDEX story_ideas_assigned_to_created_at_id_idx ON story_ideas (assigned_to, created_at DESC, id DESC);
CREATE INDEX story_ideas_city_created_at_id_idx ON story_ideas (city, created_at DESC, id DESC);
CREATE INDEX story_ideas_deadline_idx ON story_ideas (deadline);
CREATE UNIQUE INDEX story_ideas_created_by_request_id_key ON story_ideas (created_by, request_id);
-- Story ideas by parts of words of their titles.
CREATE INDEX story_ideas_folded_title ON story_ideas USING gin (list_search_key(title) gin_trgm_ops);
-- The columns of the board: the ideas of a status, those that changed last first.
CREATE INDEX story_ideas_status_updated_at_id_idx ON story_ideas (status, updated_at DESC, id DESC);

CREATE TABLE articles (
  id uuid PRIMARY KEY, title text NOT NULL, slug text NOT NULL, summary text NOT NULL, content text NOT NULL, teaser text NOT NULL, cover_image text,
  cover_media_id uuid REFERENCES media ON DELETE SET NULL ON UPDATE CASCADE, cover_alt text NOT NULL DEFAULT '',
  cover_credit text NOT NULL DEFAULT '', visibility visibility NOT NULL DEFAULT 'public', status article_status NOT NULL DEFAULT 'draft',
  author_id uuid NOT NULL REFERENCES profiles ON DELETE RESTRICT ON UPDATE CASCADE, location_path text, published_at timestamptz(3),
  changed_at timestamptz(3), views_count int NOT NULL DEFAULT 0, version int NOT NULL DEFAULT 1, deleted_at timestamptz(3), deleted_by uuid,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP, updated_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP, request_id uuid,
  idea_id uuid REFERENCES story_ideas ON DELETE SET NULL ON UPDATE CASCADE, claimed_by uuid REFERENCES profiles ON DELETE SET NULL ON UPDATE CASCADE,
  submitted_at timestamptz(3), embargo_note text NOT NULL DEFAULT '', publish_at timestamptz(3),
  scheduled_by uuid REFERENCES profiles ON DELETE SET NULL ON UPDATE CASCADE, unpublish_at timestamptz(3), cover_focus_x smallint NOT NULL DEFAULT 50,
  cover_focus_y smallint NOT NULL DEFAULT 50, unreviewed_at timestamptz(3),
  unreviewed_by uuid REFERENCES profiles ON DELETE SET NULL ON UPDATE CASCADE, word_count int NOT NULL DEFAULT 0, search_key text NOT NULL DEFAULT '',
  cover_caption text NOT NULL DEFAULT '', ai_last_updated timestamptz(3),
  CONSTRAINT articles_published_has_date CHECK (status <> 'published' OR published_at IS NOT NULL),
  CONSTRAINT articles_content_size CHECK (octet_length(content) <= 512000),
  CONSTRAINT articles_views_not_negative CHECK (views_count >= 0),
  CONSTRAINT articles_appointments_check CHECK (unpublish_at > publish_at AND (publish_at IS NULL OR status <> 'published')),
  CONSTRAINT articles_cover_focus CHECK (cover_focus_x BETWEEN 0 AND 100 AND cover_focus_y BETWEEN 0 AND 100),
  -- A draft may lack everything; a public text has a title, a summary, a body and an address.
  CONSTRAINT articles_public_has_words CHECK (status <> 'published' OR (title <> '' AND summary <> '' AND content <> ''
    AND slug !~ '^sem-titulo-[0-9a-f]{32}$')),
  -- A bounded repetition would make the expression ten times as slow.
  CONSTRAINT articles_slug_shape CHECK (slug ~ '^[a-z0-9-]*$' AND length(slug) BETWEEN 3 AND 200));
CREATE UNIQUE INDEX articles_slug_key ON articles (slug);
CREATE INDEX articles_author_id_created_at_id_idx ON articles (author_id, created_at DESC, id DESC);
CREATE INDEX articles_status_published_at_id_idx ON articles (status, published_at DESC, id DESC);
-- What readers list: published and not in the trash, newest first.
CREATE INDEX articles_public_feed ON articles (published_at DESC, id DESC) WHERE status = 'published' AND deleted_at IS NULL;
CREATE UNIQUE INDEX articles_author_id_request_id_key ON articles (author_id, request_id);
-- Which uploads are in use: as a cover, or by an address in a text or a field (uploads_in). Few rows name one: the others cost these indexes nothing.
CREATE INDEX articles_cover_media_id_idx ON articles (cover_media_id);
CREATE INDEX articles_uploads ON articles USING gin (uploads_in(content)) WITH (fastupdate = off) WHERE content LIKE '%/uploads/%';
CREATE INDEX articles_cover_uploads ON articles USING gin (uploads_in(cover_image)) WITH (fastupdate = off) WHERE cover_image LIKE '%/uploads/%';
-- The sitemap's files are ranges of ids.
CREATE INDEX articles_public_by_id ON articles (id) WHERE status = 'published' AND deleted_at IS NULL;
-- Editors look for titles by how their words begin. Of titles only, so that a word which stands in every text costs nothing here.
CREATE INDEX articles_public_titles ON articles USING gin (to_tsvector('portal', title)) WITH (fastupdate = off)
  WHERE status = 'published' AND deleted_at IS NULL;
-- One writer's articles in a status, newest first, and how many there are in each.
CREATE INDEX articles_of_author ON articles (author_id, status, created_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX articles_idea_id_idx ON articles (idea_id);
-- What is due is looked for every minute among all articles; few of them have an appointment.
CREATE INDEX articles_publish_at_idx ON articles (publish_at) WHERE publish_at IS NOT NULL;
CREATE INDEX articles_unpublish_at_idx ON articles (unpublish_at) WHERE unpublish_at IS NOT NULL;
-- What waits for a review says so by its moment alone, whatever its status: the queue that editors work through.
CREATE INDEX articles_waiting ON articles (submitted_at, id) WHERE submitted_at IS NOT NULL AND deleted_at IS NULL;
CREATE INDEX articles_search_key_idx ON articles USING gin (search_key gin_trgm_ops);
-- One index for each order of the list, for all articles and for those of a status.
CREATE INDEX articles_kept ON articles (created_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX articles_kept_in_status ON articles (status, created_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX articles_kept_by_words ON articles (word_count DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX articles_kept_by_words_in_status ON articles (status, word_count DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX articles_kept_by_views ON articles (views_count DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX articles_kept_by_views_in_status ON articles (status, views_count DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX articles_kept_in_city ON articles (location_path, created_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX articles_kept_by_visibility ON articles (visibility, created_at DESC, id DESC) WHERE deleted_at IS NULL;
-- The trash is read by the time of deletion.
CREATE INDEX articles_trash ON articles (deleted_at DESC, id DESC) WHERE deleted_at IS NOT NULL;

CREATE TABLE article_slugs (
  slug text PRIMARY KEY, article_id uuid REFERENCES articles ON DELETE SET NULL ON UPDATE CASCADE,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP);
CREATE INDEX article_slugs_article_id_idx ON article_slugs (article_id);

CREATE TABLE article_tags (
  article_id uuid NOT NULL REFERENCES articles ON DELETE CASCADE ON UPDATE CASCADE, tag text NOT NULL, tag_key text NOT NULL,
  relevance float8 NOT NULL DEFAULT 1, position int NOT NULL DEFAULT 0, listed_at timestamptz(3), PRIMARY KEY (article_id, tag_key));
CREATE INDEX article_tags_tag_key_listed_at_article_id_idx ON article_tags (tag_key, listed_at DESC, article_id DESC);

CREATE TABLE article_locations (
  article_id uuid NOT NULL REFERENCES articles ON DELETE CASCADE ON UPDATE CASCADE, location_path text NOT NULL,
  location_type text NOT NULL DEFAULT 'city', location_name text NOT NULL, confidence float8 NOT NULL DEFAULT 1,
  is_primary boolean NOT NULL DEFAULT false, position int NOT NULL DEFAULT 0, listed_at timestamptz(3),
  municipality_path text GENERATED ALWAYS AS (CASE WHEN location_type = 'city' THEN location_path END) STORED
    REFERENCES municipalities ON DELETE RESTRICT,
  PRIMARY KEY (article_id, location_path),
  CONSTRAINT article_locations_type CHECK (location_type IN ('city', 'state', 'country', 'region', 'neighbourhood', 'landmark')),
  -- Cities keep their link to the list of municipalities by a generated column. A place of another kind has a colon in its path, which no address has.
  CONSTRAINT article_locations_path_of_type CHECK (location_type = 'city' OR starts_with(location_path, location_type || ':')),
  CONSTRAINT article_locations_primary_city CHECK (location_type = 'city' OR NOT is_primary),
  CONSTRAINT article_locations_confidence CHECK (confidence BETWEEN 0 AND 1));
-- One primary place an article.
CREATE UNIQUE INDEX article_locations_one_primary ON article_locations (article_id) WHERE is_primary;
CREATE INDEX article_locations_location_path_listed_at_article_id_idx ON article_locations (location_path, listed_at DESC, article_id DESC);

CREATE TABLE article_versions (
  id uuid PRIMARY KEY, article_id uuid NOT NULL REFERENCES articles ON DELETE CASCADE ON UPDATE CASCADE, version_number int NOT NULL,
  title text NOT NULL, summary text NOT NULL, content text NOT NULL, status article_status NOT NULL, changed_by uuid NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP, autosaved_by uuid, autosaved_since timestamptz(3));
CREATE UNIQUE INDEX article_versions_article_id_version_number_key ON article_versions (article_id, version_number);
CREATE INDEX article_versions_uploads ON article_versions USING gin (uploads_in(content)) WITH (fastupdate = off) WHERE content LIKE '%/uploads/%';

CREATE TABLE seo_validations (
  id uuid PRIMARY KEY, article_id uuid NOT NULL REFERENCES articles ON DELETE CASCADE ON UPDATE CASCADE, validation_status seo_status NOT NULL,
  errors text[], warnings text[], validated_at timestamptz(3) NOT NULL, findings jsonb NOT NULL DEFAULT '[]', version int NOT NULL DEFAULT 0);
CREATE INDEX seo_validations_article_id_validated_at_idx ON seo_validations (article_id, validated_at DESC);
-- Counted by day.
CREATE INDEX seo_validations_validated_at_idx ON seo_validations (validated_at);

CREATE TABLE article_views (
  article_id uuid NOT NULL, visitor_hash bytea NOT NULL, slot timestamptz(3) NOT NULL, network_hash bytea,
  PRIMARY KEY (article_id, visitor_hash, slot));
CREATE INDEX article_views_slot_idx ON article_views (slot);

CREATE TABLE secondary_menu_items (
  id uuid PRIMARY KEY, label text NOT NULL, url text NOT NULL, display_order int NOT NULL, is_active boolean NOT NULL DEFAULT true);

CREATE TABLE section_cards (
  id uuid PRIMARY KEY, title text NOT NULL, description text NOT NULL DEFAULT '', image_url text, link_url text NOT NULL, display_order int NOT NULL,
  is_active boolean NOT NULL DEFAULT true);

CREATE TABLE audit_entries (
  id uuid PRIMARY KEY, actor_id uuid, action text NOT NULL, subject_type text NOT NULL, subject_id text NOT NULL, details jsonb NOT NULL DEFAULT '{}',
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP, event_type text NOT NULL, article_id uuid, status text NOT NULL DEFAULT 'success',
  CONSTRAINT audit_entries_event_type CHECK (event_type = split_part(action, '.', 1)),
  CONSTRAINT audit_entries_status CHECK (status IN ('success', 'failed')),
  CONSTRAINT audit_entries_article CHECK (subject_type <> 'article' OR article_id IS NOT NULL));
-- The log by type of event, person, article and outcome, each thread in the order of time.
CREATE INDEX audit_entries_created_at_id_idx ON audit_entries (created_at, id);
CREATE INDEX audit_entries_event_type_created_at_id_idx ON audit_entries (event_type, created_at, id);
CREATE INDEX audit_entries_status_created_at_id_idx ON audit_entries (status, created_at, id);
CREATE INDEX audit_entries_action_created_at_id_idx ON audit_entries (action, created_at, id);
CREATE INDEX audit_entries_actor_id_created_at_id_idx ON audit_entries (actor_id, created_at, id);
CREATE INDEX audit_entries_article_id_created_at_id_idx ON audit_entries (article_id, created_at, id);
CREATE INDEX audit_entries_subject_id_created_at_id_idx ON audit_entries (subject_id, created_at, id);

CREATE TABLE rate_limits (
  key text PRIMARY KEY, points int NOT NULL DEFAULT 0, expire timestamptz(3));

CREATE TABLE home_pins (
  id uuid PRIMARY KEY, article_id uuid NOT NULL REFERENCES articles ON DELETE CASCADE ON UPDATE CASCADE, pinned_by uuid NOT NULL,
  expires_at timestamptz(3) NOT NULL, created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP);
CREATE INDEX home_pins_expires_at_idx ON home_pins (expires_at);

CREATE TABLE most_read (
  article_id uuid PRIMARY KEY REFERENCES articles ON DELETE CASCADE ON UPDATE CASCADE, views int NOT NULL);
CREATE INDEX most_read_views_idx ON most_read (views DESC);

CREATE TABLE site_pages (
  slug text PRIMARY KEY, title text NOT NULL, content text NOT NULL, version int NOT NULL DEFAULT 1, updated_by uuid,
  updated_at timestamptz(3) NOT NULL);

CREATE TABLE site_settings (
  key text PRIMARY KEY, value jsonb NOT NULL, updated_by uuid, updated_at timestamptz(3) NOT NULL);

CREATE TABLE article_corrections (
  id uuid PRIMARY KEY, article_id uuid NOT NULL REFERENCES articles ON DELETE CASCADE ON UPDATE CASCADE, kind correction_kind NOT NULL,
  text text NOT NULL, corrected_by uuid NOT NULL, created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP, withdrawn_at timestamptz(3),
  CONSTRAINT article_corrections_text CHECK (length(text) BETWEEN 10 AND 1000));
CREATE INDEX article_corrections_article_id_created_at_idx ON article_corrections (article_id, created_at);
CREATE INDEX article_corrections_created_at_id_idx ON article_corrections (created_at DESC, id DESC);

CREATE TABLE error_reports (
  id uuid PRIMARY KEY, article_id uuid NOT NULL REFERENCES articles ON DELETE CASCADE ON UPDATE CASCADE, message text NOT NULL, email text,
  status error_report_status NOT NULL DEFAULT 'open', created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP, closed_by uuid,
  closed_at timestamptz(3), search_key text NOT NULL DEFAULT '',
  CONSTRAINT error_reports_lengths CHECK (length(message) BETWEEN 10 AND 2000 AND (email IS NULL OR length(email) <= 255)),
  -- A report is closed exactly when it says when: the index below stands on it.
  CONSTRAINT error_reports_closed_at CHECK ((status = 'open') = (closed_at IS NULL)));
CREATE INDEX error_reports_status_created_at_id_idx ON error_reports (status, created_at DESC, id DESC);
CREATE INDEX error_reports_search_key_idx ON error_reports USING gin (search_key gin_trgm_ops);
CREATE INDEX error_reports_article_id_created_at_id_idx ON error_reports (article_id, created_at DESC, id DESC);
-- The closed ones of both kinds in one order.
CREATE INDEX error_reports_closed ON error_reports (created_at DESC, id DESC) WHERE closed_at IS NOT NULL;

CREATE TABLE user_reading_history (
  id uuid PRIMARY KEY, user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE ON UPDATE CASCADE,
  article_id uuid NOT NULL REFERENCES articles ON DELETE CASCADE ON UPDATE CASCADE, time_spent_seconds int NOT NULL,
  scroll_depth_percent int NOT NULL, created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP, updated_at timestamptz(3) NOT NULL,
  CONSTRAINT user_reading_history_values CHECK (time_spent_seconds >= 10 AND scroll_depth_percent BETWEEN 0 AND 100));
CREATE INDEX user_reading_history_user_id_updated_at_id_idx ON user_reading_history (user_id, updated_at DESC, id DESC);
CREATE INDEX user_reading_history_article_id_idx ON user_reading_history (article_id);

CREATE TABLE house_banners (
  id uuid PRIMARY KEY, name text NOT NULL, image_url text NOT NULL, alt text NOT NULL, link_url text NOT NULL, slot text NOT NULL,
  is_active boolean NOT NULL DEFAULT true, starts_at timestamptz(3) NOT NULL, ends_at timestamptz(3), created_by uuid NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT house_banners_slot CHECK (slot IN ('home_top', 'home_feed_1', 'home_feed_2', 'home_feed_3', 'home_bottom', 'article_top',
    'article_bottom', 'article_related')),
  CONSTRAINT house_banners_period CHECK (ends_at IS NULL OR ends_at > starts_at));
CREATE INDEX house_banners_slot_idx ON house_banners (slot);
CREATE INDEX house_banners_uploads ON house_banners USING gin (uploads_in(image_url)) WITH (fastupdate = off) WHERE image_url LIKE '%/uploads/%';

CREATE TABLE house_banner_days (
  banner_id uuid NOT NULL REFERENCES house_banners ON DELETE CASCADE ON UPDATE CASCADE, day date NOT NULL, impressions int NOT NULL DEFAULT 0,
  clicks int NOT NULL DEFAULT 0, PRIMARY KEY (banner_id, day),
  CONSTRAINT house_banner_days_not_negative CHECK (impressions >= 0 AND clicks >= 0));

CREATE TABLE consents (
  id uuid PRIMARY KEY, visitor_id uuid NOT NULL, user_id uuid, measurement boolean NOT NULL, advertising boolean NOT NULL, wording text NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP);
CREATE INDEX consents_visitor_id_idx ON consents (visitor_id);
-- By account: an erasure, and what a person sees of their own.
CREATE INDEX consents_user_id_idx ON consents (user_id);

CREATE TABLE article_search (
  article_id uuid PRIMARY KEY REFERENCES articles ON DELETE CASCADE ON UPDATE CASCADE, published_at timestamptz(3) NOT NULL, premium boolean NOT NULL,
  cities text[], excerpt text NOT NULL, document tsvector NOT NULL, authors uuid[], headline text);
CREATE INDEX article_search_published_at_article_id_idx ON article_search (published_at DESC, article_id DESC);
-- New rows wait in the pending list until the function that writes them ends (end_search), and are merged all at once. Nothing waits when a search reads.
CREATE INDEX article_search_document_cities_authors_idx ON article_search USING gin (document, cities, authors) WITH (fastupdate = on);
CREATE INDEX article_search_headline_published_at_idx ON article_search (headline, published_at DESC);

CREATE TABLE search_words (
  word text PRIMARY KEY, written text NOT NULL);
CREATE INDEX search_words_word_idx ON search_words USING gin (word gin_trgm_ops);

CREATE TABLE press_changes (
  id uuid PRIMARY KEY, transaction bigint NOT NULL, keys text[], at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP);
CREATE INDEX press_changes_transaction_idx ON press_changes (transaction);
CREATE INDEX press_changes_at_idx ON press_changes (at);

CREATE TABLE indexnow_pending (
  path text PRIMARY KEY, noted_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP);

CREATE TABLE story_idea_comments (
  id uuid PRIMARY KEY, idea_id uuid NOT NULL REFERENCES story_ideas ON DELETE CASCADE ON UPDATE CASCADE,
  user_id uuid REFERENCES profiles ON DELETE SET NULL ON UPDATE CASCADE, comment text NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP, removed_at timestamptz(3), removed_by uuid, request_id uuid NOT NULL);
CREATE INDEX story_idea_comments_idea_id_created_at_idx ON story_idea_comments (idea_id, created_at);
CREATE UNIQUE INDEX story_idea_comments_user_id_request_id_key ON story_idea_comments (user_id, request_id);

CREATE TABLE article_reviews (
  id uuid PRIMARY KEY, article_id uuid NOT NULL REFERENCES articles ON DELETE CASCADE ON UPDATE CASCADE,
  author_id uuid NOT NULL REFERENCES profiles ON DELETE RESTRICT ON UPDATE CASCADE,
  reviewer_id uuid NOT NULL REFERENCES profiles ON DELETE RESTRICT ON UPDATE CASCADE, status review_status NOT NULL, comment text, quality smallint,
  version_number int NOT NULL, reviewed_at timestamptz(3) NOT NULL, checklist jsonb NOT NULL DEFAULT '[]', revision_id uuid,
  -- A note is from 0 to 10 and belongs to an approval.
  CONSTRAINT article_reviews_quality_check CHECK (quality IS NULL OR (status = 'approved' AND quality BETWEEN 0 AND 10)));
CREATE INDEX article_reviews_article_id_reviewed_at_idx ON article_reviews (article_id, reviewed_at DESC);
CREATE INDEX article_reviews_author_id_reviewed_at_idx ON article_reviews (author_id, reviewed_at DESC);

CREATE TABLE notifications (
  id uuid PRIMARY KEY, user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE ON UPDATE CASCADE, type text NOT NULL, message text NOT NULL,
  status notification_status NOT NULL DEFAULT 'unread', metadata jsonb NOT NULL DEFAULT '{}',
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP, read_at timestamptz(3), archived_at timestamptz(3),
  article_id uuid REFERENCES articles ON DELETE CASCADE ON UPDATE CASCADE);
CREATE INDEX notifications_user_id_created_at_id_idx ON notifications (user_id, created_at DESC, id DESC);
CREATE INDEX notifications_article_id_idx ON notifications (article_id);
-- The bell counts unread notifications on every screen of the staff.
CREATE INDEX notifications_unread ON notifications (user_id) WHERE status = 'unread';
-- Which dead letters masters were told of.
CREATE INDEX notifications_of_jobs ON notifications (created_at) WHERE type = 'JOB_FAILED';

CREATE TABLE article_revisions (
  id uuid PRIMARY KEY, article_id uuid NOT NULL REFERENCES articles ON DELETE CASCADE ON UPDATE CASCADE, fields jsonb NOT NULL, base jsonb NOT NULL,
  base_version int NOT NULL, cover_media_id uuid REFERENCES media ON DELETE SET NULL ON UPDATE CASCADE, version int NOT NULL DEFAULT 1,
  created_at timestamptz(3) NOT NULL, updated_at timestamptz(3) NOT NULL);
CREATE UNIQUE INDEX article_revisions_article_id_key ON article_revisions (article_id);
CREATE INDEX article_revisions_cover_media_id_idx ON article_revisions (cover_media_id);
CREATE INDEX article_revisions_uploads ON article_revisions USING gin (uploads_in(fields ->> 'content')) WITH (fastupdate = off)
  WHERE fields ->> 'content' LIKE '%/uploads/%';
CREATE INDEX article_revisions_cover_uploads ON article_revisions USING gin (uploads_in(fields ->> 'coverImage')) WITH (fastupdate = off)
  WHERE fields ->> 'coverImage' LIKE '%/uploads/%';

CREATE TABLE writing_sessions (
  id uuid PRIMARY KEY, article_id uuid NOT NULL REFERENCES articles ON DELETE CASCADE ON UPDATE CASCADE,
  user_id uuid NOT NULL REFERENCES profiles ON DELETE CASCADE ON UPDATE CASCADE, seen_at timestamptz(3) NOT NULL, left_at timestamptz(3),
  request_id uuid, saved_version int, saved_slug text, revision_id uuid REFERENCES article_revisions ON DELETE CASCADE ON UPDATE CASCADE, place text,
  CONSTRAINT writing_sessions_place_check CHECK (place ~ '^(title|summary|content:[0-9]{1,5})$'));
CREATE INDEX writing_sessions_article_id_seen_at_idx ON writing_sessions (article_id, seen_at DESC);
CREATE INDEX writing_sessions_seen_at_idx ON writing_sessions (seen_at);
CREATE INDEX writing_sessions_revision_id_idx ON writing_sessions (revision_id);

CREATE TABLE article_comments_internal (
  id uuid PRIMARY KEY, article_id uuid NOT NULL REFERENCES articles ON DELETE CASCADE ON UPDATE CASCADE,
  user_id uuid REFERENCES profiles ON DELETE SET NULL ON UPDATE CASCADE, request_id uuid NOT NULL, comment text NOT NULL, quote text,
  quote_before text NOT NULL DEFAULT '', quote_after text NOT NULL DEFAULT '', created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  resolved_at timestamptz(3), resolved_by uuid REFERENCES profiles ON DELETE SET NULL ON UPDATE CASCADE, removed_at timestamptz(3), removed_by uuid,
  parent_id uuid REFERENCES article_comments_internal ON DELETE CASCADE ON UPDATE CASCADE,
  -- A comment says something (editorial §5) until it is removed.
  CONSTRAINT article_comments_internal_comment_check CHECK (removed_at IS NOT NULL OR btrim(comment) <> ''),
  -- A reply has no passage and no resolution of its own: those are its thread's.
  CONSTRAINT article_comments_internal_reply_check CHECK (parent_id IS NULL OR (quote IS NULL AND resolved_at IS NULL AND parent_id <> id)));
CREATE INDEX article_comments_internal_article_id_created_at_idx ON article_comments_internal (article_id, created_at);
CREATE UNIQUE INDEX article_comments_internal_user_id_request_id_key ON article_comments_internal (user_id, request_id);
CREATE INDEX article_comments_internal_parent_id_idx ON article_comments_internal (parent_id);

CREATE TABLE preview_links (
  id uuid PRIMARY KEY, article_id uuid NOT NULL REFERENCES articles ON DELETE CASCADE ON UPDATE CASCADE, token_hash text NOT NULL,
  created_by uuid NOT NULL REFERENCES profiles ON DELETE RESTRICT ON UPDATE CASCADE, created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  expires_at timestamptz(3) NOT NULL);
CREATE UNIQUE INDEX preview_links_token_hash_key ON preview_links (token_hash);
CREATE INDEX preview_links_article_id_created_at_idx ON preview_links (article_id, created_at DESC);

CREATE TABLE article_credits (
  article_id uuid NOT NULL REFERENCES articles ON DELETE CASCADE ON UPDATE CASCADE, position int NOT NULL, craft craft NOT NULL,
  profile_id uuid REFERENCES profiles ON DELETE RESTRICT ON UPDATE CASCADE, name text NOT NULL DEFAULT '', is_agency boolean NOT NULL DEFAULT false,
  listed_at timestamptz(3), PRIMARY KEY (article_id, position),
  -- Somebody of the house by their id, anybody else by a name; never both.
  CONSTRAINT article_credits_somebody CHECK (CASE WHEN profile_id IS NULL THEN length(name) BETWEEN 1 AND 100 ELSE name = '' AND NOT is_agency END));
CREATE INDEX article_credits_profile_id_listed_at_article_id_idx ON article_credits (profile_id, listed_at DESC, article_id DESC);

CREATE TABLE mail_deliveries (
  id uuid PRIMARY KEY, kind text NOT NULL, ref text NOT NULL, recipient text NOT NULL, batch int NOT NULL, state text NOT NULL DEFAULT 'queued',
  attempts int NOT NULL DEFAULT 0, due_at timestamptz(3) NOT NULL, claimed_at timestamptz(3), settled_at timestamptz(3), last_error text,
  message_id text, created_at timestamptz(3) NOT NULL, domain text, queued_at timestamptz(3),
  CONSTRAINT mail_deliveries_state_check CHECK (state IN ('queued', 'sending', 'sent', 'skipped', 'failed', 'uncertain', 'cancelled')),
  -- A mail that is being sent says since when, and no other does.
  CONSTRAINT mail_deliveries_claimed_check CHECK ((state = 'sending') = (claimed_at IS NOT NULL)));
CREATE INDEX mail_deliveries_kind_ref_batch_state_idx ON mail_deliveries (kind, ref, batch, state);
CREATE UNIQUE INDEX mail_deliveries_kind_ref_recipient_key ON mail_deliveries (kind, ref, recipient);
-- The mails that a person must look at, newest first.
CREATE INDEX mail_deliveries_troubled ON mail_deliveries (settled_at DESC) WHERE state IN ('failed', 'uncertain');
-- Whether anything of a delivery is left to send.
CREATE INDEX mail_deliveries_open_idx ON mail_deliveries (kind, ref) WHERE state IN ('queued', 'sending');
-- All mails to one recipient, for an erasure.
CREATE INDEX mail_deliveries_recipient_idx ON mail_deliveries (recipient);
-- The editions with mails that wait for a person's decision.
CREATE INDEX mail_deliveries_uncertain_idx ON mail_deliveries (kind, ref) WHERE state = 'uncertain';

CREATE TABLE invitations (
  id uuid PRIMARY KEY, email text NOT NULL, role role NOT NULL, full_name text NOT NULL DEFAULT '', token_hash text NOT NULL,
  invited_by uuid REFERENCES users ON DELETE SET NULL ON UPDATE CASCADE, created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  sent_at timestamptz(3) NOT NULL, expires_at timestamptz(3) NOT NULL, used_at timestamptz(3), withdrawn_at timestamptz(3),
  search_key text NOT NULL DEFAULT '',
  CONSTRAINT invitations_lengths CHECK (length(email) <= 255 AND email = lower(email) AND length(full_name) <= 100),
  CONSTRAINT invitations_one_end CHECK (used_at IS NULL OR withdrawn_at IS NULL));
CREATE UNIQUE INDEX invitations_token_hash_key ON invitations (token_hash);
CREATE INDEX invitations_created_at_id_idx ON invitations (created_at, id);
CREATE INDEX invitations_search_key_idx ON invitations USING gin (search_key gin_trgm_ops);
-- One open invitation for an e-mail and a role, expired or not.
CREATE UNIQUE INDEX invitations_open ON invitations (email, role) WHERE used_at IS NULL AND withdrawn_at IS NULL;
CREATE INDEX invitations_open_by_date ON invitations (created_at, id) WHERE used_at IS NULL AND withdrawn_at IS NULL;

CREATE TABLE joined_profiles (
  id uuid PRIMARY KEY, profile_id uuid NOT NULL REFERENCES profiles ON DELETE CASCADE ON UPDATE CASCADE, joined_at timestamptz(3) NOT NULL,
  name text NOT NULL DEFAULT '');
CREATE INDEX joined_profiles_profile_id_idx ON joined_profiles (profile_id);

CREATE TABLE author_applications (
  id uuid PRIMARY KEY, request_id uuid NOT NULL, user_id uuid REFERENCES users ON DELETE CASCADE ON UPDATE CASCADE, email text NOT NULL,
  cpf text NOT NULL, address text NOT NULL, phone text NOT NULL, social_media jsonb NOT NULL, website text, professional_registration text,
  experience_years text NOT NULL, previous_outlets text NOT NULL, media_experience jsonb NOT NULL, expectations text NOT NULL,
  status application_status NOT NULL DEFAULT 'pending', rejection_reason text, consented_at timestamptz(3) NOT NULL, consent_wording text NOT NULL,
  decided_at timestamptz(3), decided_by uuid, created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP, search_key text NOT NULL DEFAULT '',
  -- The personal data of a row are ciphertexts (server/platform/crypto.ts): a command that forgets to encrypt fails here.
  CONSTRAINT author_applications_encrypted CHECK (cpf LIKE 'v1.%' AND address LIKE 'v1.%' AND phone LIKE 'v1.%'),
  -- A row is decided exactly when it says when: the nightly purge stands on it.
  CONSTRAINT author_applications_decided CHECK ((status = 'pending') = (decided_at IS NULL)));
CREATE UNIQUE INDEX author_applications_request_id_key ON author_applications (request_id);
CREATE INDEX author_applications_status_created_at_id_idx ON author_applications (status, created_at DESC, id DESC);
CREATE INDEX author_applications_created_at_id_idx ON author_applications (created_at DESC, id DESC);
CREATE INDEX author_applications_user_id_created_at_idx ON author_applications (user_id, created_at DESC);
CREATE INDEX author_applications_search_key_idx ON author_applications USING gin (search_key gin_trgm_ops);
-- One application waits for each address, and for each account, whatever arrives at once.
CREATE UNIQUE INDEX author_applications_pending_email ON author_applications (email) WHERE status = 'pending';
CREATE UNIQUE INDEX author_applications_pending_user ON author_applications (user_id) WHERE status = 'pending';
CREATE INDEX author_applications_rejected ON author_applications (decided_at) WHERE status = 'rejected';

CREATE TABLE author_application_resumes (
  application_id uuid PRIMARY KEY REFERENCES author_applications ON DELETE CASCADE ON UPDATE CASCADE, bytes int NOT NULL, content text NOT NULL,
  CONSTRAINT author_application_resumes_encrypted CHECK (content LIKE 'v1.%'));

CREATE TABLE article_bulk_changes (
  id uuid PRIMARY KEY, actor_id uuid NOT NULL, changes jsonb NOT NULL, created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP);
CREATE INDEX article_bulk_changes_created_at_idx ON article_bulk_changes (created_at);

CREATE TABLE audience_days (
  subject audience_subject NOT NULL, day date NOT NULL, key text NOT NULL, views int NOT NULL CHECK (views >= 0),
  readers int NOT NULL CHECK (readers >= 0), attention_seconds bigint NOT NULL DEFAULT 0, subscriber_seconds bigint NOT NULL DEFAULT 0,
  page_views int NOT NULL DEFAULT 0, visitors int NOT NULL DEFAULT 0, sessions int NOT NULL DEFAULT 0, bounces int NOT NULL DEFAULT 0,
  seen_seconds bigint NOT NULL DEFAULT 0, subscriptions int NOT NULL DEFAULT 0, depth_percents bigint NOT NULL DEFAULT 0,
  depth_sessions int NOT NULL DEFAULT 0, paid_views int NOT NULL DEFAULT 0, PRIMARY KEY (subject, day, key),
  CONSTRAINT audience_days_attention CHECK (attention_seconds >= 0 AND subscriber_seconds BETWEEN 0 AND attention_seconds),
  CONSTRAINT audience_days_sessions CHECK (page_views >= 0 AND visitors >= 0 AND sessions >= visitors AND bounces BETWEEN 0 AND sessions
    AND seen_seconds >= 0 AND subscriptions >= 0),
  CONSTRAINT audience_days_depth CHECK (depth_sessions >= 0 AND depth_percents BETWEEN 0 AND depth_sessions * 100::bigint),
  CONSTRAINT audience_days_paid CHECK (paid_views BETWEEN 0 AND views));
-- Sums over a period read this index alone.
CREATE INDEX audience_days_sums ON audience_days (subject, day, key, views);
-- A few keys over a period.
CREATE INDEX audience_days_keys ON audience_days (subject, key, day);
CREATE INDEX audience_days_subscriptions ON audience_days (day) WHERE subscriptions > 0;

CREATE TABLE audience_tops (
  days int NOT NULL, subject audience_subject NOT NULL, key text NOT NULL, views int NOT NULL, PRIMARY KEY (days, subject, key));

CREATE TABLE backup_runs (
  id uuid PRIMARY KEY, kind backup_kind NOT NULL, outcome backup_outcome NOT NULL DEFAULT 'running', started_at timestamptz(3) NOT NULL,
  ended_at timestamptz(3), bytes bigint, detail text NOT NULL DEFAULT '',
  CONSTRAINT backup_runs_detail CHECK (length(detail) <= 500));
CREATE INDEX backup_runs_kind_started_at_idx ON backup_runs (kind, started_at DESC);

CREATE TABLE house_errors (
  fingerprint text PRIMARY KEY, error_id text NOT NULL, place text NOT NULL, code text NOT NULL, count int NOT NULL DEFAULT 1,
  first_at timestamptz(3) NOT NULL, last_at timestamptz(3) NOT NULL,
  -- Texts of the product's own, never of any length.
  CONSTRAINT house_errors_lengths CHECK (length(place) <= 200 AND length(code) <= 80));
CREATE INDEX house_errors_last_at_idx ON house_errors (last_at DESC);

CREATE TABLE account_codes (
  id uuid PRIMARY KEY, kind account_code_kind NOT NULL, user_id uuid REFERENCES users ON DELETE CASCADE ON UPDATE CASCADE,
  address text NOT NULL DEFAULT '', data jsonb NOT NULL DEFAULT '{}', secret_hash text NOT NULL, guesses int NOT NULL DEFAULT 0,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP, expires_at timestamptz(3) NOT NULL, used_at timestamptz(3));
CREATE UNIQUE INDEX account_codes_secret_hash_key ON account_codes (secret_hash);
CREATE INDEX account_codes_user_id_kind_idx ON account_codes (user_id, kind);
CREATE INDEX account_codes_address_kind_created_at_idx ON account_codes (address, kind, created_at);
CREATE INDEX account_codes_expires_at_idx ON account_codes (expires_at);

CREATE TABLE factors (
  id uuid PRIMARY KEY, user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE ON UPDATE CASCADE, kind factor_kind NOT NULL, name text NOT NULL,
  verified_at timestamptz(3), created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP, last_used_at timestamptz(3), secret text, last_step int,
  credential_id text, public_key bytea, counter bigint NOT NULL DEFAULT 0, transports text[] DEFAULT ARRAY[]::text[]);
CREATE UNIQUE INDEX factors_credential_id_key ON factors (credential_id);
CREATE INDEX factors_user_id_idx ON factors (user_id);

CREATE TABLE recovery_codes (
  id uuid PRIMARY KEY, user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE ON UPDATE CASCADE, code_hash text NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP, used_at timestamptz(3));
CREATE UNIQUE INDEX recovery_codes_code_hash_key ON recovery_codes (code_hash);
CREATE INDEX recovery_codes_user_id_idx ON recovery_codes (user_id);

CREATE TABLE identities (
  id uuid PRIMARY KEY, user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE ON UPDATE CASCADE, provider text NOT NULL, subject text NOT NULL,
  label text NOT NULL DEFAULT '', created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP, last_used_at timestamptz(3));
CREATE UNIQUE INDEX identities_provider_subject_key ON identities (provider, subject);
CREATE INDEX identities_user_id_idx ON identities (user_id);

CREATE TABLE ceremonies (
  id uuid PRIMARY KEY, kind ceremony_kind NOT NULL, user_id uuid REFERENCES users ON DELETE CASCADE ON UPDATE CASCADE,
  session_id uuid REFERENCES sessions ON DELETE CASCADE ON UPDATE CASCADE, browser text NOT NULL DEFAULT '', data jsonb NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP, expires_at timestamptz(3) NOT NULL, used_at timestamptz(3));
CREATE INDEX ceremonies_expires_at_idx ON ceremonies (expires_at);
CREATE INDEX ceremonies_user_id_idx ON ceremonies (user_id);
CREATE INDEX ceremonies_session_id_idx ON ceremonies (session_id);

CREATE TABLE privacy_requests (
  id uuid PRIMARY KEY, user_id uuid, kind privacy_request_kind NOT NULL, status privacy_request_status NOT NULL DEFAULT 'open',
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP, due_at timestamptz(3) NOT NULL, done_at timestamptz(3), file text,
  expires_at timestamptz(3), contact text NOT NULL DEFAULT '', message text NOT NULL DEFAULT '', note text NOT NULL DEFAULT '',
  by_hand boolean NOT NULL DEFAULT false, reminded_at timestamptz(3),
  CONSTRAINT privacy_requests_person CHECK (user_id IS NULL OR contact = ''));
CREATE INDEX privacy_requests_user_id_created_at_idx ON privacy_requests (user_id, created_at);
CREATE INDEX privacy_requests_status_created_at_id_idx ON privacy_requests (status, created_at, id);
CREATE INDEX privacy_requests_created_at_id_idx ON privacy_requests (created_at, id);
CREATE INDEX privacy_requests_status_due_at_id_idx ON privacy_requests (status, due_at, id);
-- One export at a time.
CREATE UNIQUE INDEX privacy_requests_open_export_key ON privacy_requests (user_id, kind) WHERE status = 'open' AND kind <> 'correction';

CREATE TABLE import_sessions (
  id uuid PRIMARY KEY, started_by uuid, status import_status NOT NULL DEFAULT 'waiting', by_browser boolean NOT NULL DEFAULT false,
  options jsonb NOT NULL, pictures_place text NOT NULL DEFAULT '', total_records int, successful_records int NOT NULL DEFAULT 0,
  updated_records int NOT NULL DEFAULT 0, skipped_records int NOT NULL DEFAULT 0, failed_records int NOT NULL DEFAULT 0,
  error text NOT NULL DEFAULT '', created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  seen_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP, completed_at timestamptz(3), undone_at timestamptz(3),
  profile_ids uuid[] NOT NULL DEFAULT '{}', publishing_since timestamptz(3), deaths int NOT NULL DEFAULT 0, left_out text NOT NULL DEFAULT '');
CREATE INDEX import_sessions_created_at_id_idx ON import_sessions (created_at, id);

CREATE TABLE import_files (
  id uuid PRIMARY KEY, session_id uuid NOT NULL REFERENCES import_sessions ON DELETE CASCADE ON UPDATE CASCADE, position int NOT NULL,
  name text NOT NULL, bytes bigint NOT NULL, fingerprint text NOT NULL DEFAULT '', format import_format NOT NULL,
  encoding text NOT NULL DEFAULT 'utf-8', place text NOT NULL DEFAULT '', records int, done int NOT NULL DEFAULT 0,
  bytes_read bigint NOT NULL DEFAULT 0, completed_at timestamptz(3));
CREATE UNIQUE INDEX import_files_session_id_position_key ON import_files (session_id, position);

CREATE TABLE import_results (
  file_id uuid NOT NULL REFERENCES import_files ON DELETE CASCADE ON UPDATE CASCADE, position int NOT NULL,
  session_id uuid NOT NULL REFERENCES import_sessions ON DELETE CASCADE ON UPDATE CASCADE, record_id text NOT NULL, title text NOT NULL DEFAULT '',
  outcome import_outcome NOT NULL, cause text NOT NULL DEFAULT '', detail text NOT NULL DEFAULT '', notes jsonb NOT NULL DEFAULT '[]',
  article_id uuid, version_before int, version_after int, former jsonb, undone text NOT NULL DEFAULT '', PRIMARY KEY (file_id, position));
CREATE INDEX import_results_session_id_outcome_cause_idx ON import_results (session_id, outcome, cause);
CREATE INDEX import_results_article_id_idx ON import_results (article_id);
-- An update of an import keeps the former text for its undo.
CREATE INDEX import_results_former_uploads ON import_results USING gin (uploads_in(former #>> '{fields,content}')) WITH (fastupdate = off)
  WHERE (former #>> '{fields,content}') LIKE '%/uploads/%';
CREATE INDEX import_results_former_covers ON import_results ((former #>> '{fields,coverMediaId}'))
  WHERE (former #>> '{fields,coverMediaId}') IS NOT NULL;

CREATE TABLE imported_records (
  source text NOT NULL, record_id text NOT NULL, article_id uuid REFERENCES articles ON DELETE CASCADE ON UPDATE CASCADE, page_slug text,
  content_hash text NOT NULL, session_id uuid NOT NULL, PRIMARY KEY (source, record_id));
CREATE INDEX imported_records_article_id_idx ON imported_records (article_id);
CREATE INDEX imported_records_session_id_idx ON imported_records (session_id);

CREATE TABLE import_pictures (
  id uuid PRIMARY KEY, session_id uuid NOT NULL REFERENCES import_sessions ON DELETE CASCADE ON UPDATE CASCADE, url text NOT NULL,
  url_hash text NOT NULL, status import_picture_status NOT NULL DEFAULT 'waiting',
  media_id uuid REFERENCES media ON DELETE SET NULL ON UPDATE CASCADE, cause text NOT NULL DEFAULT '', attempts int NOT NULL DEFAULT 0,
  tried_at timestamptz(3));
CREATE UNIQUE INDEX import_pictures_session_id_url_hash_key ON import_pictures (session_id, url_hash);
CREATE INDEX import_pictures_session_id_status_id_idx ON import_pictures (session_id, status, id);
CREATE INDEX import_pictures_media_id_idx ON import_pictures (media_id);
CREATE INDEX import_pictures_url_hash_idx ON import_pictures (url_hash);

CREATE TABLE import_picture_uses (
  picture_id uuid NOT NULL REFERENCES import_pictures ON DELETE CASCADE ON UPDATE CASCADE,
  article_id uuid NOT NULL REFERENCES articles ON DELETE CASCADE ON UPDATE CASCADE, cover boolean NOT NULL,
  PRIMARY KEY (picture_id, article_id, cover));
CREATE INDEX import_picture_uses_article_id_idx ON import_picture_uses (article_id);

CREATE TABLE redirects (
  path text PRIMARY KEY, article_id uuid REFERENCES articles ON DELETE SET NULL ON UPDATE CASCADE, target text, session_id uuid,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP, search_key text NOT NULL DEFAULT '', id uuid NOT NULL DEFAULT gen_random_uuid(),
  removed_at timestamptz(3),
  CONSTRAINT redirects_check CHECK (article_id IS NULL OR target IS NULL));
CREATE INDEX redirects_article_id_idx ON redirects (article_id);
CREATE INDEX redirects_session_id_idx ON redirects (session_id);
CREATE UNIQUE INDEX redirects_id_key ON redirects (id);
CREATE INDEX redirects_created_at_id_idx ON redirects (created_at, id);
-- Most redirects of an import lead to articles and are never removed: partial indexes make writing them cheaper. The masters' search has none at all.
CREATE INDEX redirects_with_target ON redirects (target) WHERE target IS NOT NULL;
CREATE INDEX redirects_removed ON redirects (removed_at) WHERE removed_at IS NOT NULL;

CREATE TABLE checkouts (
  id uuid PRIMARY KEY, user_id uuid REFERENCES users ON DELETE SET NULL ON UPDATE CASCADE,
  subscription_id uuid REFERENCES subscriptions ON DELETE SET NULL ON UPDATE CASCADE, provider text NOT NULL, method payment_method NOT NULL,
  plan subscription_plan NOT NULL, amount_cents int NOT NULL CHECK (amount_cents > 0), status checkout_status NOT NULL DEFAULT 'open',
  provider_id text, url text, code text, boleto_url text, due_at timestamptz(3), expires_at timestamptz(3) NOT NULL, paid_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP, lead_article_id uuid);
CREATE UNIQUE INDEX checkouts_provider_provider_id_key ON checkouts (provider, provider_id);
-- One open checkout a person and way to pay: a double click gets the first one.
CREATE UNIQUE INDEX checkouts_open_key ON checkouts (user_id, provider, method, plan) WHERE status = 'open';
CREATE INDEX checkouts_user_id_created_at_idx ON checkouts (user_id, created_at);
CREATE INDEX checkouts_subscription_id_idx ON checkouts (subscription_id);
CREATE INDEX checkouts_status_expires_at_idx ON checkouts (status, expires_at);
CREATE INDEX checkouts_led ON checkouts (status) WHERE lead_article_id IS NOT NULL;

CREATE TABLE ledger_entries (
  id uuid PRIMARY KEY, subscription_id uuid NOT NULL REFERENCES subscriptions ON DELETE RESTRICT ON UPDATE CASCADE, provider text NOT NULL,
  kind ledger_kind NOT NULL, provider_id text NOT NULL, payment_id text NOT NULL, amount_cents int NOT NULL CHECK (amount_cents > 0),
  currency char(3) NOT NULL, method payment_method NOT NULL, plan subscription_plan, problem text, recovered boolean NOT NULL DEFAULT false,
  period_start timestamptz(3), period_end timestamptz(3), receipt_url text, occurred_at timestamptz(3) NOT NULL,
  recorded_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP);
CREATE UNIQUE INDEX ledger_entries_provider_kind_provider_id_key ON ledger_entries (provider, kind, provider_id);
CREATE INDEX ledger_entries_subscription_id_occurred_at_idx ON ledger_entries (subscription_id, occurred_at);
CREATE INDEX ledger_entries_occurred_at_id_idx ON ledger_entries (occurred_at, id);
CREATE INDEX ledger_entries_recorded_at_idx ON ledger_entries (recorded_at);

CREATE TABLE subscription_changes (
  id uuid PRIMARY KEY, subscription_id uuid NOT NULL REFERENCES subscriptions ON DELETE RESTRICT ON UPDATE CASCADE, status_before subscription_status,
  status subscription_status NOT NULL, plan subscription_plan NOT NULL, price_cents int NOT NULL, cause text NOT NULL, at timestamptz(3) NOT NULL);
CREATE INDEX subscription_changes_subscription_id_at_idx ON subscription_changes (subscription_id, at);
CREATE INDEX subscription_changes_at_idx ON subscription_changes (at);

CREATE TABLE payment_events (
  provider text NOT NULL, event_id text NOT NULL, type text NOT NULL, object_kind text NOT NULL, object_id text NOT NULL,
  received_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP, handled_at timestamptz(3), PRIMARY KEY (provider, event_id));
CREATE INDEX payment_events_received_at_idx ON payment_events (received_at);

CREATE TABLE refund_requests (
  id uuid PRIMARY KEY, protocol text NOT NULL, subscription_id uuid NOT NULL REFERENCES subscriptions ON DELETE RESTRICT ON UPDATE CASCADE,
  payment_id text NOT NULL, amount_cents int NOT NULL CHECK (amount_cents > 0), status refund_status NOT NULL DEFAULT 'requested',
  reason text NOT NULL DEFAULT '', requested_by uuid REFERENCES users ON DELETE SET NULL ON UPDATE CASCADE,
  requested_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP, done_at timestamptz(3), is_duplicate boolean NOT NULL DEFAULT false,
  provider_refused_at timestamptz(3));
CREATE UNIQUE INDEX refund_requests_protocol_key ON refund_requests (protocol);
-- A payment is given back once.
CREATE UNIQUE INDEX refund_requests_live_key ON refund_requests (subscription_id, payment_id) WHERE status <> 'refused';
CREATE INDEX refund_requests_subscription_id_idx ON refund_requests (subscription_id);
CREATE INDEX refund_requests_requested_by_idx ON refund_requests (requested_by);

CREATE TABLE payment_providers (
  id uuid PRIMARY KEY, provider text NOT NULL, secrets text NOT NULL, account text NOT NULL DEFAULT '', live boolean NOT NULL DEFAULT false,
  updated_by uuid REFERENCES users ON DELETE SET NULL ON UPDATE CASCADE, updated_at timestamptz(3) NOT NULL);
CREATE UNIQUE INDEX payment_providers_provider_key ON payment_providers (provider);
CREATE INDEX payment_providers_updated_by_idx ON payment_providers (updated_by);

CREATE TABLE gift_links (
  id uuid PRIMARY KEY, article_id uuid NOT NULL REFERENCES articles ON DELETE CASCADE ON UPDATE CASCADE,
  giver_id uuid NOT NULL REFERENCES users ON DELETE CASCADE ON UPDATE CASCADE, month text NOT NULL, token_hash text NOT NULL, reader_hash text,
  opened_at timestamptz(3), expires_at timestamptz(3) NOT NULL, created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP);
CREATE UNIQUE INDEX gift_links_token_hash_key ON gift_links (token_hash);
CREATE INDEX gift_links_giver_id_month_idx ON gift_links (giver_id, month);
CREATE INDEX gift_links_article_id_idx ON gift_links (article_id);

CREATE TABLE metered_readings (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE ON UPDATE CASCADE, month text NOT NULL,
  article_id uuid NOT NULL REFERENCES articles ON DELETE CASCADE ON UPDATE CASCADE, at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY (user_id, month, article_id));
CREATE INDEX metered_readings_article_id_idx ON metered_readings (article_id);

CREATE TABLE support_messages (
  id uuid PRIMARY KEY, protocol text NOT NULL, user_id uuid REFERENCES users ON DELETE SET NULL ON UPDATE CASCADE, subscriber boolean NOT NULL,
  subject text NOT NULL, message text NOT NULL, answered_at timestamptz(3), answered_by uuid REFERENCES users ON DELETE SET NULL ON UPDATE CASCADE,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP, search_key text NOT NULL DEFAULT '', queue_key text NOT NULL DEFAULT '');
CREATE UNIQUE INDEX support_messages_protocol_key ON support_messages (protocol);
CREATE INDEX support_messages_user_id_idx ON support_messages (user_id);
CREATE INDEX support_messages_answered_by_idx ON support_messages (answered_by);
CREATE INDEX support_messages_search_key_idx ON support_messages USING gin (search_key gin_trgm_ops);
CREATE INDEX support_messages_created_at_id_idx ON support_messages (created_at, id);
CREATE INDEX support_messages_queue_key_id_idx ON support_messages (queue_key, id);
-- Few messages wait, among all that were ever answered.
CREATE INDEX support_messages_waiting_idx ON support_messages (queue_key, id) WHERE answered_at IS NULL;

CREATE TABLE payout_accounts (
  id uuid PRIMARY KEY, user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE ON UPDATE CASCADE, kind text NOT NULL, account text NOT NULL,
  updated_at timestamptz(3) NOT NULL);
CREATE UNIQUE INDEX payout_accounts_user_id_key ON payout_accounts (user_id);

CREATE TABLE payment_checks (
  provider text PRIMARY KEY, checked_until timestamptz(3) NOT NULL);

CREATE TABLE renewal_notices (
  subscription_id uuid NOT NULL REFERENCES subscriptions ON DELETE CASCADE ON UPDATE CASCADE, period_end timestamptz(3) NOT NULL, kind text NOT NULL,
  sent_at timestamptz(3) NOT NULL, PRIMARY KEY (subscription_id, period_end, kind));

CREATE TABLE revenue_counts (
  id smallint PRIMARY KEY CHECK (id = 1), until timestamptz(3) NOT NULL);

CREATE TABLE revenue_cash (
  day date NOT NULL, method payment_method NOT NULL, gross_cents bigint NOT NULL, refund_cents bigint NOT NULL, chargeback_cents bigint NOT NULL,
  recovered int NOT NULL, recovered_cents bigint NOT NULL, in_other_currency int NOT NULL, PRIMARY KEY (day, method));

CREATE TABLE revenue_movements (
  cut text NOT NULL, start timestamptz(3) NOT NULL, yearly_cents bigint NOT NULL, active int NOT NULL, overdue int NOT NULL, began int NOT NULL,
  returned int NOT NULL, cancelled int NOT NULL, lost int NOT NULL, PRIMARY KEY (cut, start));

CREATE TABLE seo_waivers (
  article_id uuid NOT NULL REFERENCES articles ON DELETE CASCADE ON UPDATE CASCADE, rule text NOT NULL, reason text NOT NULL,
  waived_by uuid REFERENCES profiles ON DELETE SET NULL ON UPDATE CASCADE, created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY (article_id, rule),
  CONSTRAINT seo_waivers_reason CHECK (length(reason) BETWEEN 1 AND 300));
CREATE INDEX seo_waivers_waived_by_idx ON seo_waivers (waived_by);

CREATE TABLE link_checks (
  url_hash text PRIMARY KEY, broken boolean NOT NULL, checked_at timestamptz(3) NOT NULL);
CREATE INDEX link_checks_checked_at_idx ON link_checks (checked_at);

CREATE TABLE notification_changes (
  notification_id uuid PRIMARY KEY REFERENCES notifications ON DELETE CASCADE ON UPDATE CASCADE, user_id uuid NOT NULL, transaction bigint NOT NULL);
CREATE INDEX notification_changes_user_id_transaction_idx ON notification_changes (user_id, transaction);

CREATE TABLE notification_choices (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE ON UPDATE CASCADE, muted text[] NOT NULL DEFAULT '{}',
  digest boolean NOT NULL DEFAULT false, updated_at timestamptz(3) NOT NULL,
  CONSTRAINT notification_choices_few CHECK (cardinality(muted) <= 50));

CREATE TABLE ai_reprocessing_log (
  id uuid PRIMARY KEY, article_id uuid NOT NULL REFERENCES articles ON DELETE CASCADE ON UPDATE CASCADE, status ai_reprocessing_status NOT NULL,
  attempt int NOT NULL, executed_at timestamptz(3) NOT NULL, next_attempt_at timestamptz(3), reason text, forced boolean NOT NULL DEFAULT false,
  requested_by uuid REFERENCES users ON DELETE SET NULL ON UPDATE CASCADE,
  CONSTRAINT ai_reprocessing_log_attempts CHECK (attempt BETWEEN 0 AND 5),
  CONSTRAINT ai_reprocessing_log_due CHECK ((status = 'pending') = (next_attempt_at IS NOT NULL)),
  CONSTRAINT ai_reprocessing_log_reason CHECK ((status = 'failed') = (reason IS NOT NULL)));
CREATE INDEX ai_reprocessing_log_executed_at_id_idx ON ai_reprocessing_log (executed_at DESC, id DESC);
CREATE INDEX ai_reprocessing_log_status_executed_at_id_idx ON ai_reprocessing_log (status, executed_at DESC, id DESC);
CREATE INDEX ai_reprocessing_log_article_id_executed_at_id_idx ON ai_reprocessing_log (article_id, executed_at DESC, id DESC);
CREATE INDEX ai_reprocessing_log_requested_by_idx ON ai_reprocessing_log (requested_by);
-- One attempt of an article waits at a time.
CREATE UNIQUE INDEX ai_reprocessing_log_pending ON ai_reprocessing_log (article_id) WHERE status = 'pending';
CREATE INDEX ai_reprocessing_log_due ON ai_reprocessing_log (next_attempt_at) WHERE status = 'pending';

CREATE TABLE ai_training_data (
  id uuid PRIMARY KEY, article_id uuid NOT NULL REFERENCES articles ON DELETE CASCADE ON UPDATE CASCADE, suggested_tag text NOT NULL,
  tag_key text NOT NULL, relevance float8 NOT NULL, was_approved boolean NOT NULL,
  approved_by uuid REFERENCES users ON DELETE SET NULL ON UPDATE CASCADE, created_at timestamptz(3) NOT NULL, counted_at timestamptz(3),
  CONSTRAINT ai_training_data_relevance CHECK (relevance BETWEEN 0 AND 1));
CREATE UNIQUE INDEX ai_training_data_article_id_tag_key_key ON ai_training_data (article_id, tag_key);
CREATE INDEX ai_training_data_counted_at_idx ON ai_training_data (counted_at);
CREATE INDEX ai_training_data_approved_by_idx ON ai_training_data (approved_by);

CREATE TABLE ai_location_training (
  id uuid PRIMARY KEY, article_id uuid NOT NULL REFERENCES articles ON DELETE CASCADE ON UPDATE CASCADE, suggested_location text NOT NULL,
  location_type text NOT NULL, location_path text NOT NULL, confidence float8 NOT NULL, was_approved boolean NOT NULL, was_primary boolean NOT NULL,
  approved_by uuid REFERENCES users ON DELETE SET NULL ON UPDATE CASCADE, created_at timestamptz(3) NOT NULL, counted_at timestamptz(3),
  CONSTRAINT ai_location_training_confidence CHECK (confidence BETWEEN 0 AND 1));
CREATE UNIQUE INDEX ai_location_training_article_id_location_path_key ON ai_location_training (article_id, location_path);
CREATE INDEX ai_location_training_counted_at_idx ON ai_location_training (counted_at);
CREATE INDEX ai_location_training_approved_by_idx ON ai_location_training (approved_by);

CREATE TABLE ai_models (
  id uuid PRIMARY KEY, use text NOT NULL DEFAULT 'analysis', protocol text NOT NULL, address text NOT NULL, model text NOT NULL, secret text NOT NULL,
  day_tokens int NOT NULL, updated_by uuid REFERENCES users ON DELETE SET NULL ON UPDATE CASCADE, updated_at timestamptz(3) NOT NULL,
  CONSTRAINT ai_models_one CHECK (use = 'analysis'),
  CONSTRAINT ai_models_protocol CHECK (protocol IN ('openai', 'anthropic')),
  CONSTRAINT ai_models_day_tokens CHECK (day_tokens > 0));
CREATE UNIQUE INDEX ai_models_use_key ON ai_models (use);
CREATE INDEX ai_models_updated_by_idx ON ai_models (updated_by);

CREATE TABLE ai_usage (
  day date PRIMARY KEY, calls int NOT NULL DEFAULT 0, tokens int NOT NULL DEFAULT 0);

CREATE TABLE events (
  id uuid PRIMARY KEY, title text NOT NULL, slug text NOT NULL, description text NOT NULL, category text NOT NULL, event_date timestamptz(3) NOT NULL,
  end_date timestamptz(3), all_day boolean NOT NULL DEFAULT false, recurrence text, location text NOT NULL, address text NOT NULL DEFAULT '',
  city text NOT NULL REFERENCES municipalities ON DELETE RESTRICT ON UPDATE CASCADE,
  cover_media_id uuid REFERENCES media ON DELETE SET NULL ON UPDATE CASCADE, cover_alt text NOT NULL DEFAULT '',
  cover_credit text NOT NULL DEFAULT '', is_free boolean NOT NULL DEFAULT false, price text NOT NULL DEFAULT '', held_by text NOT NULL DEFAULT '',
  link_url text, status event_status NOT NULL DEFAULT 'draft', organizer_id uuid REFERENCES profiles ON DELETE SET NULL ON UPDATE CASCADE,
  request_id uuid, version int NOT NULL DEFAULT 1, created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP, updated_at timestamptz(3) NOT NULL,
  published_at timestamptz(3), document tsvector, search_key text NOT NULL DEFAULT '',
  CONSTRAINT events_end CHECK (end_date >= event_date),
  CONSTRAINT events_whole_days CHECK (NOT all_day OR end_date > event_date),
  CONSTRAINT events_title CHECK (char_length(title) BETWEEN 3 AND 200),
  CONSTRAINT events_description CHECK (char_length(description) BETWEEN 10 AND 5000),
  CONSTRAINT events_location CHECK (char_length(location) BETWEEN 3 AND 200),
  CONSTRAINT events_free CHECK (NOT is_free OR price = ''),
  CONSTRAINT events_published CHECK (status <> 'published' OR published_at IS NOT NULL));
CREATE UNIQUE INDEX events_organizer_id_request_id_key ON events (organizer_id, request_id);
CREATE INDEX events_organizer_id_created_at_id_idx ON events (organizer_id, created_at DESC, id DESC);
CREATE INDEX events_cover_media_id_idx ON events (cover_media_id);
CREATE INDEX events_city_idx ON events (city);
CREATE INDEX events_document_idx ON events USING gin (document) WITH (fastupdate = off);
CREATE INDEX events_search_key_idx ON events USING gin (search_key gin_trgm_ops);
CREATE INDEX events_created_at_id_idx ON events (created_at DESC, id DESC);
CREATE INDEX events_event_date_id_idx ON events (event_date DESC, id DESC);

CREATE TABLE event_occurrences (
  id uuid PRIMARY KEY, event_id uuid NOT NULL REFERENCES events ON DELETE CASCADE ON UPDATE CASCADE, day date NOT NULL,
  starts_at timestamptz(3) NOT NULL, ends_at timestamptz(3), over_at timestamptz(3) NOT NULL, moved_from timestamptz(3),
  cancelled boolean NOT NULL DEFAULT false, by_hand boolean NOT NULL DEFAULT false, city text NOT NULL, listed boolean NOT NULL DEFAULT false,
  category text NOT NULL, is_free boolean NOT NULL,
  CONSTRAINT event_occurrences_end CHECK (ends_at >= starts_at),
  CONSTRAINT event_occurrences_over CHECK (over_at = coalesce(ends_at, starts_at)),
  CONSTRAINT event_occurrences_moved CHECK (moved_from <> starts_at));
CREATE UNIQUE INDEX event_occurrences_event_id_day_key ON event_occurrences (event_id, day);
-- What begins from now on, in its order, everywhere, in a city and of a category.
CREATE INDEX event_occurrences_coming ON event_occurrences (starts_at, id) WHERE listed;
CREATE INDEX event_occurrences_coming_in_city ON event_occurrences (city, starts_at, id) WHERE listed;
CREATE INDEX event_occurrences_coming_by_category ON event_occurrences (category, starts_at, id) WHERE listed;
-- What is on at a moment, the earliest first: the index gives the first rows of a page in their order, however many are on.
CREATE INDEX event_occurrences_on ON event_occurrences USING gist (tstzrange(starts_at, over_at, '[]'), starts_at)
  WHERE listed AND over_at > starts_at;
CREATE INDEX event_occurrences_on_in_city ON event_occurrences USING gist (city, tstzrange(starts_at, over_at, '[]'), starts_at)
  WHERE listed AND over_at > starts_at;

CREATE TABLE event_versions (
  event_id uuid NOT NULL REFERENCES events ON DELETE CASCADE ON UPDATE CASCADE, version int NOT NULL, fields jsonb NOT NULL,
  status event_status NOT NULL, changed_by uuid, created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP, PRIMARY KEY (event_id, version));

CREATE TABLE event_submissions (
  id uuid PRIMARY KEY, request_id uuid NOT NULL, fields jsonb NOT NULL, title text NOT NULL, sender_name text NOT NULL, sender_email text,
  status event_submission_status NOT NULL DEFAULT 'waiting', reason text NOT NULL DEFAULT '',
  event_id uuid REFERENCES events ON DELETE SET NULL ON UPDATE CASCADE, created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP, closed_by uuid,
  closed_at timestamptz(3), search_key text NOT NULL DEFAULT '',
  CONSTRAINT event_submissions_closed CHECK ((status = 'waiting') = (closed_at IS NULL)),
  CONSTRAINT event_submissions_event CHECK (event_id IS NULL OR status = 'accepted'));
CREATE UNIQUE INDEX event_submissions_request_id_key ON event_submissions (request_id);
CREATE INDEX event_submissions_status_created_at_id_idx ON event_submissions (status, created_at DESC, id DESC);
CREATE INDEX event_submissions_event_id_idx ON event_submissions (event_id);
CREATE INDEX event_submissions_search_key_idx ON event_submissions USING gin (search_key gin_trgm_ops);
CREATE INDEX event_submissions_closed_idx ON event_submissions (created_at DESC, id DESC) WHERE closed_at IS NOT NULL;

CREATE TABLE newsletter_subscribers (
  id uuid PRIMARY KEY, email text NOT NULL, name text NOT NULL DEFAULT '', status text NOT NULL, token text NOT NULL,
  frequency text NOT NULL DEFAULT 'daily', city text REFERENCES municipalities ON DELETE SET NULL ON UPDATE CASCADE, source text NOT NULL,
  added_by uuid REFERENCES users ON DELETE SET NULL ON UPDATE CASCADE, subscribed_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  confirmed_at timestamptz(3), ended_at timestamptz(3), asked_at timestamptz(3), search_key text NOT NULL DEFAULT '',
  tags text[] NOT NULL DEFAULT '{}', engaged_at timestamptz(3), is_counted boolean NOT NULL DEFAULT true, soft_bounces int NOT NULL DEFAULT 0,
  welcomed int NOT NULL DEFAULT 0, welcome_at timestamptz(3), asks int NOT NULL DEFAULT 0, asked_mail uuid,
  CONSTRAINT newsletter_subscribers_email CHECK (email = lower(btrim(email)) AND char_length(email) BETWEEN 3 AND 255),
  CONSTRAINT newsletter_subscribers_status CHECK (status IN ('pending', 'active', 'unsubscribed', 'bounced', 'complained')),
  CONSTRAINT newsletter_subscribers_frequency CHECK (frequency IN ('daily', 'weekly')),
  CONSTRAINT newsletter_subscribers_source CHECK (source IN ('form', 'account', 'manual', 'file')),
  -- Nobody receives mail who neither confirmed nor was added by the house.
  CONSTRAINT newsletter_subscribers_active CHECK (status <> 'active' OR confirmed_at IS NOT NULL OR source IN ('manual', 'file')),
  CONSTRAINT newsletter_subscribers_soft_bounces CHECK (soft_bounces >= 0),
  CONSTRAINT newsletter_subscribers_welcomed CHECK (welcomed >= 0),
  -- The press writes the path of a page in lower case: a token in mixed case would never reach its page.
  CONSTRAINT newsletter_subscribers_token CHECK (token = lower(token)),
  CONSTRAINT newsletter_subscribers_asks CHECK (asks >= 0));
CREATE UNIQUE INDEX newsletter_subscribers_email_key ON newsletter_subscribers (email);
CREATE UNIQUE INDEX newsletter_subscribers_token_key ON newsletter_subscribers (token);
CREATE INDEX newsletter_subscribers_subscribed_at_id_idx ON newsletter_subscribers (subscribed_at, id);
CREATE INDEX newsletter_subscribers_status_subscribed_at_id_idx ON newsletter_subscribers (status, subscribed_at, id);
CREATE INDEX newsletter_subscribers_added_by_idx ON newsletter_subscribers (added_by);
CREATE INDEX newsletter_subscribers_search_key_idx ON newsletter_subscribers USING gin (search_key gin_trgm_ops);
CREATE INDEX newsletter_subscribers_tags_idx ON newsletter_subscribers USING gin (tags);
CREATE INDEX newsletter_subscribers_welcome_at_idx ON newsletter_subscribers (welcome_at) WHERE welcome_at IS NOT NULL;
-- Lists and counts by engagement and by city, newest first.
CREATE INDEX newsletter_subscribers_engaged_at_idx ON newsletter_subscribers (engaged_at) WHERE engaged_at IS NOT NULL;
CREATE INDEX newsletter_subscribers_city_subscribed_at_id_idx ON newsletter_subscribers (city, subscribed_at, id);
CREATE INDEX newsletter_subscribers_source_subscribed_at_id_idx ON newsletter_subscribers (source, subscribed_at, id);
CREATE INDEX newsletter_subscribers_ended_idx ON newsletter_subscribers (subscribed_at, id) WHERE status IN ('unsubscribed', 'bounced', 'complained');
-- The tags in use, for a select: read from the index alone.
CREATE INDEX newsletter_subscribers_tagged_idx ON newsletter_subscribers (tags) WHERE tags <> '{}';
CREATE UNIQUE INDEX newsletter_subscribers_asked_mail_key ON newsletter_subscribers (asked_mail);

CREATE TABLE newsletter_sends (
  id uuid PRIMARY KEY, kind text NOT NULL DEFAULT 'manual', status text NOT NULL DEFAULT 'draft', slug text, subject text NOT NULL DEFAULT '',
  preheader text NOT NULL DEFAULT '', blocks jsonb NOT NULL DEFAULT '[]', segment jsonb NOT NULL DEFAULT '{}',
  city text REFERENCES municipalities ON DELETE SET NULL ON UPDATE CASCADE, occasion text, is_public boolean NOT NULL DEFAULT true,
  version int NOT NULL DEFAULT 1, created_by uuid REFERENCES users ON DELETE SET NULL ON UPDATE CASCADE,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP, updated_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  scheduled_at timestamptz(3), sent_at timestamptz(3), ended_at timestamptz(3), sent_to_count int NOT NULL DEFAULT 0,
  opened_count int NOT NULL DEFAULT 0, clicked_count int NOT NULL DEFAULT 0,
  CONSTRAINT newsletter_sends_kind CHECK (kind IN ('manual', 'daily', 'weekly', 'welcome')),
  CONSTRAINT newsletter_sends_status CHECK (status IN ('draft', 'scheduled', 'sending', 'paused', 'sent', 'stopped')),
  CONSTRAINT newsletter_sends_scheduled CHECK (status <> 'scheduled' OR scheduled_at IS NOT NULL),
  CONSTRAINT newsletter_sends_begun CHECK (sent_at IS NOT NULL OR status IN ('draft', 'scheduled')),
  CONSTRAINT newsletter_sends_counts CHECK (sent_to_count >= 0 AND opened_count >= 0 AND clicked_count >= 0));
CREATE UNIQUE INDEX newsletter_sends_slug_key ON newsletter_sends (slug);
-- One automatic edition a day or week and city, and one letter of each step of the welcome series.
CREATE UNIQUE INDEX newsletter_sends_occasion_key ON newsletter_sends (occasion);
CREATE INDEX newsletter_sends_status_scheduled_at_idx ON newsletter_sends (status, scheduled_at);
CREATE INDEX newsletter_sends_sent_at_id_idx ON newsletter_sends (sent_at, id);
CREATE INDEX newsletter_sends_updated_at_id_idx ON newsletter_sends (updated_at, id);
CREATE INDEX newsletter_sends_city_idx ON newsletter_sends (city);
CREATE INDEX newsletter_sends_created_by_idx ON newsletter_sends (created_by);
CREATE INDEX newsletter_sends_uploads ON newsletter_sends USING gin (uploads_in(blocks #>> '{}')) WITH (fastupdate = off)
  WHERE (blocks #>> '{}') LIKE '%/uploads/%';

CREATE TABLE newsletter_engagements (
  send_id uuid NOT NULL REFERENCES newsletter_sends ON DELETE CASCADE ON UPDATE CASCADE,
  subscriber_id uuid NOT NULL REFERENCES newsletter_subscribers ON DELETE CASCADE ON UPDATE CASCADE, opened_at timestamptz(3),
  clicked_at timestamptz(3), clicks int NOT NULL DEFAULT 0, PRIMARY KEY (send_id, subscriber_id));
CREATE INDEX newsletter_engagements_subscriber_id_idx ON newsletter_engagements (subscriber_id);

CREATE TABLE newsletter_links (
  send_id uuid NOT NULL REFERENCES newsletter_sends ON DELETE CASCADE ON UPDATE CASCADE, position int NOT NULL, url text NOT NULL,
  clicks int NOT NULL DEFAULT 0, PRIMARY KEY (send_id, position),
  CONSTRAINT newsletter_links_url CHECK (url ~ '^https?://'));
CREATE UNIQUE INDEX newsletter_links_send_id_url_key ON newsletter_links (send_id, url);

CREATE TABLE newsletter_bounces (
  id uuid PRIMARY KEY, subscriber_id uuid NOT NULL REFERENCES newsletter_subscribers ON DELETE CASCADE ON UPDATE CASCADE,
  send_id uuid REFERENCES newsletter_sends ON DELETE SET NULL ON UPDATE CASCADE, kind text NOT NULL, code text NOT NULL DEFAULT '',
  report_key text NOT NULL, at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT newsletter_bounces_kind CHECK (kind IN ('hard', 'soft', 'complaint')));
CREATE UNIQUE INDEX newsletter_bounces_report_key_key ON newsletter_bounces (report_key);
CREATE INDEX newsletter_bounces_subscriber_id_at_idx ON newsletter_bounces (subscriber_id, at);
CREATE INDEX newsletter_bounces_send_id_idx ON newsletter_bounces (send_id);

CREATE TABLE audience_visits (
  id uuid PRIMARY KEY, day date NOT NULL, visitor bytea NOT NULL CHECK (octet_length(visitor) = 16), at timestamptz(3) NOT NULL,
  last_at timestamptz(3) NOT NULL, page bigint NOT NULL, article_id uuid, reload boolean NOT NULL,
  source text NOT NULL CHECK (length(source) BETWEEN 1 AND 120), campaign text NOT NULL CHECK (length(campaign) <= 120),
  device audience_device NOT NULL, subscriber boolean NOT NULL, seen_seconds int NOT NULL CHECK (seen_seconds BETWEEN 0 AND 1800),
  read_seconds int NOT NULL, region text NOT NULL DEFAULT '' CHECK (region ~ '^([A-Z]{2}(-[A-Z]{2})?)?$'),
  depth smallint CHECK (depth BETWEEN 0 AND 100),
  CHECK (read_seconds BETWEEN 0 AND seen_seconds));
CREATE INDEX audience_visits_day ON audience_visits (day, visitor, at);
CREATE INDEX audience_visits_last ON audience_visits (last_at);

CREATE TABLE audience_salts (
  day date PRIMARY KEY, salt bytea NOT NULL);

CREATE TABLE audience_hours (
  hour timestamptz(3) PRIMARY KEY, page_views int NOT NULL CHECK (page_views >= 0), visitors int NOT NULL CHECK (visitors >= 0));

CREATE TABLE audience_counts (
  id int PRIMARY KEY CHECK (id = 1), until timestamptz(3) NOT NULL);

CREATE TABLE share_months (
  month date PRIMARY KEY CHECK (extract(day FROM month) = 1), basis share_basis NOT NULL, revenue_cents bigint NOT NULL CHECK (revenue_cents >= 0),
  percent int NOT NULL CHECK (percent BETWEEN 0 AND 10000), pool_cents bigint NOT NULL, weight numeric(40,0) NOT NULL CHECK (weight >= 0),
  divisor int NOT NULL CHECK (divisor >= 1), leftover int NOT NULL CHECK (leftover >= 0), closed_by uuid, closed_at timestamptz(3) NOT NULL,
  CHECK (pool_cents = div(revenue_cents::numeric * percent, 10000)));

CREATE TABLE share_statements (
  month date NOT NULL REFERENCES share_months ON DELETE RESTRICT ON UPDATE RESTRICT, author_id uuid NOT NULL,
  cents bigint NOT NULL CHECK (cents >= 0), place int NOT NULL CHECK (place >= 1), PRIMARY KEY (month, author_id));
CREATE INDEX share_statements_author_id_month_idx ON share_statements (author_id, month DESC);

CREATE TABLE share_lines (
  month date NOT NULL, author_id uuid NOT NULL, article_id uuid NOT NULL, title text NOT NULL, count bigint NOT NULL CHECK (count > 0),
  authors int NOT NULL CHECK (authors >= 1), cents bigint NOT NULL CHECK (cents >= 0), PRIMARY KEY (month, author_id, article_id),
  FOREIGN KEY (month, author_id) REFERENCES share_statements (month, author_id) ON DELETE RESTRICT ON UPDATE RESTRICT);

CREATE TABLE share_adjustments (
  id uuid PRIMARY KEY, request_id uuid NOT NULL UNIQUE, about_month date NOT NULL REFERENCES share_months ON DELETE RESTRICT ON UPDATE RESTRICT,
  month date NOT NULL, author_id uuid NOT NULL, cents bigint NOT NULL CHECK (cents <> 0), reason text NOT NULL, made_by uuid,
  made_at timestamptz(3) NOT NULL,
  CHECK (extract(day FROM month) = 1 AND month > about_month));
CREATE INDEX share_adjustments_month_author_id_idx ON share_adjustments (month, author_id);
CREATE INDEX share_adjustments_author_id_idx ON share_adjustments (author_id);
CREATE INDEX share_adjustments_about_month_idx ON share_adjustments (about_month);

CREATE TABLE share_payments (
  month date NOT NULL REFERENCES share_months ON DELETE RESTRICT ON UPDATE RESTRICT, author_id uuid NOT NULL, cents bigint NOT NULL CHECK (cents > 0),
  paid_on date NOT NULL, marked_by uuid, marked_at timestamptz(3) NOT NULL, PRIMARY KEY (month, author_id));
CREATE INDEX share_payments_author_id_idx ON share_payments (author_id);

CREATE TABLE google_access (
  id uuid PRIMARY KEY, single boolean NOT NULL DEFAULT true CHECK (single) UNIQUE, secret text NOT NULL, account text NOT NULL,
  property_id text NOT NULL CHECK (property_id ~ '^[0-9]{1,20}$'), updated_by uuid REFERENCES users ON DELETE SET NULL ON UPDATE CASCADE,
  updated_at timestamptz(3) NOT NULL);
CREATE INDEX google_access_updated_by_idx ON google_access (updated_by);

CREATE TABLE google_analytics_days (
  day date PRIMARY KEY, users int NOT NULL CHECK (users >= 0), sessions int NOT NULL CHECK (sessions >= 0),
  page_views int NOT NULL CHECK (page_views >= 0), session_seconds float8 NOT NULL CHECK (session_seconds >= 0),
  engaged_sessions int NOT NULL CHECK (engaged_sessions >= 0), fetched_at timestamptz(3) NOT NULL);

CREATE TABLE google_ad_days (
  day date PRIMARY KEY, revenue_micros bigint NOT NULL, impressions bigint NOT NULL CHECK (impressions >= 0),
  clicks bigint NOT NULL CHECK (clicks >= 0), requests bigint NOT NULL CHECK (requests >= 0),
  filled_requests bigint NOT NULL CHECK (filled_requests >= 0), fetched_at timestamptz(3) NOT NULL);

CREATE TABLE google_fetches (
  service text PRIMARY KEY CHECK (service IN ('analytics', 'ads')), tried_at timestamptz(3) NOT NULL, problem text NOT NULL,
  report text NOT NULL DEFAULT '', succeeded_at timestamptz(3), source text NOT NULL DEFAULT '');

CREATE TABLE mail_domains (
  domain text PRIMARY KEY, level int NOT NULL, waits_until timestamptz(3) NOT NULL, reply text NOT NULL DEFAULT '',
  changed_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT mail_domains_level CHECK (level > 0));

CREATE TABLE newsletter_erased (
  email_hash text PRIMARY KEY, erased_at timestamptz(3) NOT NULL);

CREATE TABLE deadly_jobs (
  id uuid PRIMARY KEY, begun_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP);

-- Compressing texts took a third of PostgreSQL's time for an imported article (decision 0232); lexemes hardly become smaller.
ALTER TABLE articles ALTER content SET STORAGE EXTERNAL;
ALTER TABLE article_versions ALTER content SET STORAGE EXTERNAL;
ALTER TABLE article_search ALTER excerpt SET STORAGE EXTERNAL;
ALTER TABLE article_search ALTER document SET STORAGE EXTERNAL;

-- The premium subscriptions behind confirmed addresses, so that a segment of the newsletter can ask for them. Whether one opens premium texts is decided
-- by the rule of the product (server/subscriptions/granting/queries.ts).
CREATE VIEW newsletter_holdings AS
  SELECT s.id, u.email, s.status, s.current_period_end
  FROM users u JOIN subscriptions s ON s.user_id = u.id
  WHERE u.email_confirmed_at IS NOT NULL AND u.suspended_at IS NULL;

-- Never empty: the newest row tells whether a database is the one that was known, or an older copy of it.
INSERT INTO press_changes (id, transaction, keys) VALUES (gen_random_uuid(), pg_current_xact_id()::text::bigint, '{*}');

\ir ../../sql/search_keys.sql
\ir ../../sql/listed_at.sql
\ir ../../sql/city_counts.sql
\ir ../../sql/plain_text.sql
\ir search_text.sql
\ir ../../sql/search_rows.sql
\ir ../../sql/search_words.sql
\ir end_search.sql

\ir keep_search.sql

\ir ../../sql/keep_search_of_row.sql
\ir ../../sql/search_newest.sql
\ir ../../sql/append_only.sql
\ir ../../sql/sign_new_article.sql
\ir ../../sql/roles.sql
\ir ../../sql/without_name.sql
\ir ../../sql/note_notification_changes.sql
\ir ../../sql/event_document.sql
\ir ../../sql/share_months.sql
