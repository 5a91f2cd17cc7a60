CREATE TYPE "event_status" AS ENUM ('draft', 'published', 'cancelled');

CREATE TABLE "events" (
    "id" UUID NOT NULL,
    "title" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "event_date" TIMESTAMPTZ(3) NOT NULL,
    "end_date" TIMESTAMPTZ(3),
    "all_day" BOOLEAN NOT NULL DEFAULT false,
    "recurrence" TEXT,
    "location" TEXT NOT NULL,
    "address" TEXT NOT NULL DEFAULT '',
    "city" TEXT NOT NULL,
    "cover_media_id" UUID,
    "cover_alt" TEXT NOT NULL DEFAULT '',
    "cover_credit" TEXT NOT NULL DEFAULT '',
    "is_free" BOOLEAN NOT NULL DEFAULT false,
    "price" TEXT NOT NULL DEFAULT '',
    "held_by" TEXT NOT NULL DEFAULT '',
    "link_url" TEXT,
    "status" "event_status" NOT NULL DEFAULT 'draft',
    "organizer_id" UUID,
    "request_id" UUID,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "published_at" TIMESTAMPTZ(3),

    CONSTRAINT "events_pkey" PRIMARY KEY ("id"),
    CONSTRAINT events_end CHECK (end_date >= event_date),
    CONSTRAINT events_whole_days CHECK (NOT all_day OR end_date > event_date),
    CONSTRAINT events_title CHECK (char_length(title) BETWEEN 3 AND 200),
    CONSTRAINT events_description CHECK (char_length(description) BETWEEN 10 AND 5000),
    CONSTRAINT events_location CHECK (char_length(location) BETWEEN 3 AND 200),
    CONSTRAINT events_free CHECK (NOT is_free OR price = ''),
    CONSTRAINT events_published CHECK (status <> 'published' OR published_at IS NOT NULL)
);

CREATE TABLE "event_occurrences" (
    "id" UUID NOT NULL,
    "event_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3),
    "over_at" TIMESTAMPTZ(3) NOT NULL,
    "moved_from" TIMESTAMPTZ(3),
    "cancelled" BOOLEAN NOT NULL DEFAULT false,
    "by_hand" BOOLEAN NOT NULL DEFAULT false,
    "city" TEXT NOT NULL,
    "listed" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "event_occurrences_pkey" PRIMARY KEY ("id"),
    CONSTRAINT event_occurrences_end CHECK (ends_at >= starts_at),
    CONSTRAINT event_occurrences_over CHECK (over_at = coalesce(ends_at, starts_at)),
    CONSTRAINT event_occurrences_moved CHECK (moved_from <> starts_at)
);

CREATE TABLE "event_versions" (
    "event_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "fields" JSONB NOT NULL,
    "status" "event_status" NOT NULL,
    "changed_by" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "event_versions_pkey" PRIMARY KEY ("event_id", "version")
);

CREATE UNIQUE INDEX "events_organizer_id_request_id_key" ON "events"("organizer_id", "request_id");
CREATE INDEX "events_organizer_id_created_at_id_idx" ON "events"("organizer_id", "created_at" DESC, "id" DESC);
CREATE INDEX "events_cover_media_id_idx" ON "events"("cover_media_id");
CREATE INDEX "events_city_idx" ON "events"("city");
CREATE UNIQUE INDEX "event_occurrences_event_id_day_key" ON "event_occurrences"("event_id", "day");

-- What begins from now on, in its order, everywhere and in a city.
CREATE INDEX event_occurrences_coming ON event_occurrences (starts_at, id) WHERE listed;
CREATE INDEX event_occurrences_coming_in_city ON event_occurrences (city, starts_at, id) WHERE listed;
-- What is on at a moment: few of many, wherever they began.
CREATE INDEX event_occurrences_on ON event_occurrences USING gist (tstzrange(starts_at, over_at, '[]'))
  WHERE listed AND over_at > starts_at;

ALTER TABLE "events" ADD CONSTRAINT "events_organizer_id_fkey" FOREIGN KEY ("organizer_id") REFERENCES "profiles"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "events" ADD CONSTRAINT "events_city_fkey" FOREIGN KEY ("city") REFERENCES "municipalities"("path") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "events" ADD CONSTRAINT "events_cover_media_id_fkey" FOREIGN KEY ("cover_media_id") REFERENCES "media"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "event_occurrences" ADD CONSTRAINT "event_occurrences_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "events"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "event_versions" ADD CONSTRAINT "event_versions_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "events"("id") ON DELETE CASCADE ON UPDATE CASCADE;
