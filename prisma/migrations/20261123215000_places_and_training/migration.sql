-- An article's places are of every kind. Cities keep their link to the list of municipalities by a generated column; a place of another kind has a
-- colon in its path, which no address has.
ALTER TABLE "article_locations" DROP CONSTRAINT "article_locations_location_path_fkey";
ALTER TABLE "article_locations"
  ADD COLUMN "municipality_path" TEXT GENERATED ALWAYS AS (CASE WHEN location_type = 'city' THEN location_path END) STORED,
  ADD CONSTRAINT article_locations_type CHECK (location_type IN ('city', 'state', 'country', 'region', 'neighbourhood', 'landmark')),
  ADD CONSTRAINT article_locations_path_of_type CHECK (location_type = 'city' OR starts_with(location_path, location_type || ':')),
  ADD CONSTRAINT article_locations_primary_city CHECK (location_type = 'city' OR NOT is_primary),
  ADD CONSTRAINT article_locations_confidence CHECK (confidence BETWEEN 0 AND 1),
  ADD CONSTRAINT "article_locations_municipality_path_fkey" FOREIGN KEY ("municipality_path") REFERENCES "municipalities"("path")
    ON DELETE RESTRICT ON UPDATE NO ACTION;

-- The search of readers knows cities alone. As before otherwise.
CREATE FUNCTION cities_of(article uuid) RETURNS text[] LANGUAGE sql STABLE AS $$
  SELECT coalesce(array_agg(location_path), '{}') FROM article_locations WHERE article_id = article AND location_type = 'city'
$$;

CREATE OR REPLACE FUNCTION search_rows(ids uuid[]) RETURNS SETOF article_search LANGUAGE sql STABLE AS $$
  SELECT a.id, a.published_at, a.visibility = 'premium', cities_of(a.id), body.excerpt,
      search_vector(a.title, 'A') || search_vector(search_names(a.id), 'B') || search_vector(a.summary, 'C') || search_vector(body.excerpt, 'D'),
      signers_of(a.id), headline_key(a.title)
    FROM articles a
    CROSS JOIN LATERAL (SELECT plain_text(CASE a.visibility WHEN 'public' THEN a.content ELSE a.teaser END) AS excerpt OFFSET 0) body
    WHERE a.id = ANY (ids) AND a.status = 'published' AND a.deleted_at IS NULL
$$;

CREATE OR REPLACE FUNCTION keep_search_names(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE article_search s
    SET cities = cities_of(s.article_id), authors = signers_of(s.article_id),
      document = ts_filter(document, '{a}') || search_vector(search_names(s.article_id), 'B') || ts_filter(document, '{c,d}')
    WHERE article_id = ANY (ids);
  IF FOUND THEN PERFORM end_search(ids); END IF;
END $$;

ALTER TABLE "articles" ADD COLUMN     "ai_last_updated" TIMESTAMPTZ(3);

CREATE TABLE "ai_training_data" (
    "id" UUID NOT NULL,
    "article_id" UUID NOT NULL,
    "suggested_tag" TEXT NOT NULL,
    "tag_key" TEXT NOT NULL,
    "relevance" DOUBLE PRECISION NOT NULL,
    "was_approved" BOOLEAN NOT NULL,
    "approved_by" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "counted_at" TIMESTAMPTZ(3),

    CONSTRAINT "ai_training_data_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "ai_location_training" (
    "id" UUID NOT NULL,
    "article_id" UUID NOT NULL,
    "suggested_location" TEXT NOT NULL,
    "location_type" TEXT NOT NULL,
    "location_path" TEXT NOT NULL,
    "confidence" DOUBLE PRECISION NOT NULL,
    "was_approved" BOOLEAN NOT NULL,
    "was_primary" BOOLEAN NOT NULL,
    "approved_by" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "counted_at" TIMESTAMPTZ(3),

    CONSTRAINT "ai_location_training_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "ai_models" (
    "id" UUID NOT NULL,
    "use" TEXT NOT NULL DEFAULT 'analysis',
    "protocol" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "model" TEXT NOT NULL,
    "secret" TEXT NOT NULL,
    "day_tokens" INTEGER NOT NULL,
    "updated_by" UUID,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ai_models_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "ai_usage" (
    "day" DATE NOT NULL,
    "calls" INTEGER NOT NULL DEFAULT 0,
    "tokens" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "ai_usage_pkey" PRIMARY KEY ("day")
);

CREATE UNIQUE INDEX "ai_training_data_article_id_tag_key_key" ON "ai_training_data"("article_id", "tag_key");
CREATE INDEX "ai_training_data_counted_at_idx" ON "ai_training_data"("counted_at");
CREATE INDEX "ai_training_data_approved_by_idx" ON "ai_training_data"("approved_by");
CREATE UNIQUE INDEX "ai_location_training_article_id_location_path_key" ON "ai_location_training"("article_id", "location_path");
CREATE INDEX "ai_location_training_counted_at_idx" ON "ai_location_training"("counted_at");
CREATE INDEX "ai_location_training_approved_by_idx" ON "ai_location_training"("approved_by");
CREATE UNIQUE INDEX "ai_models_use_key" ON "ai_models"("use");
CREATE INDEX "ai_models_updated_by_idx" ON "ai_models"("updated_by");

ALTER TABLE "ai_training_data" ADD CONSTRAINT "ai_training_data_article_id_fkey" FOREIGN KEY ("article_id") REFERENCES "articles"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "ai_training_data" ADD CONSTRAINT "ai_training_data_approved_by_fkey" FOREIGN KEY ("approved_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "ai_location_training" ADD CONSTRAINT "ai_location_training_article_id_fkey" FOREIGN KEY ("article_id") REFERENCES "articles"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "ai_location_training" ADD CONSTRAINT "ai_location_training_approved_by_fkey" FOREIGN KEY ("approved_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "ai_models" ADD CONSTRAINT "ai_models_updated_by_fkey" FOREIGN KEY ("updated_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "ai_training_data" ADD CONSTRAINT ai_training_data_relevance CHECK (relevance BETWEEN 0 AND 1);
ALTER TABLE "ai_location_training" ADD CONSTRAINT ai_location_training_confidence CHECK (confidence BETWEEN 0 AND 1);
ALTER TABLE "ai_models" ADD CONSTRAINT ai_models_one CHECK ("use" = 'analysis');
ALTER TABLE "ai_models" ADD CONSTRAINT ai_models_protocol CHECK (protocol IN ('openai', 'anthropic'));
ALTER TABLE "ai_models" ADD CONSTRAINT ai_models_day_tokens CHECK (day_tokens > 0);
