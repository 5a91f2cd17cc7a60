-- The newsroom's lists of events: their search, and their orders.
ALTER TABLE "events" ADD COLUMN "search_key" TEXT NOT NULL DEFAULT '';
UPDATE events SET search_key = list_search_key(title || ' ' || location || ' ' || held_by);

CREATE FUNCTION write_event_search_key() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_key := list_search_key(NEW.title || ' ' || NEW.location || ' ' || NEW.held_by);
  RETURN NEW;
END $$;
CREATE TRIGGER events_search_key BEFORE INSERT OR UPDATE OF title, location, held_by ON events
  FOR EACH ROW EXECUTE FUNCTION write_event_search_key();

CREATE INDEX "events_search_key_idx" ON "events" USING GIN ("search_key" gin_trgm_ops);
CREATE INDEX "events_created_at_id_idx" ON "events"("created_at" DESC, "id" DESC);
CREATE INDEX "events_event_date_id_idx" ON "events"("event_date" DESC, "id" DESC);

-- Events that readers send.
CREATE TYPE "event_submission_status" AS ENUM ('waiting', 'accepted', 'refused');

CREATE TABLE "event_submissions" (
    "id" UUID NOT NULL,
    "request_id" UUID NOT NULL,
    "fields" JSONB NOT NULL,
    "title" TEXT NOT NULL,
    "sender_name" TEXT NOT NULL,
    "sender_email" TEXT,
    "status" "event_submission_status" NOT NULL DEFAULT 'waiting',
    "reason" TEXT NOT NULL DEFAULT '',
    "event_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "closed_by" UUID,
    "closed_at" TIMESTAMPTZ(3),
    "search_key" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "event_submissions_pkey" PRIMARY KEY ("id"),
    CONSTRAINT event_submissions_closed CHECK ((status = 'waiting') = (closed_at IS NULL)),
    CONSTRAINT event_submissions_event CHECK (event_id IS NULL OR status = 'accepted')
);

CREATE FUNCTION write_event_submission_search_key() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_key := list_search_key(NEW.title || ' ' || NEW.sender_name);
  RETURN NEW;
END $$;
CREATE TRIGGER event_submissions_search_key BEFORE INSERT OR UPDATE OF title, sender_name ON event_submissions
  FOR EACH ROW EXECUTE FUNCTION write_event_submission_search_key();

CREATE UNIQUE INDEX "event_submissions_request_id_key" ON "event_submissions"("request_id");
CREATE INDEX "event_submissions_status_created_at_id_idx" ON "event_submissions"("status", "created_at" DESC, "id" DESC);
CREATE INDEX "event_submissions_event_id_idx" ON "event_submissions"("event_id");
CREATE INDEX "event_submissions_search_key_idx" ON "event_submissions" USING GIN ("search_key" gin_trgm_ops);
-- The closed ones of both kinds in one order.
CREATE INDEX event_submissions_closed_idx ON event_submissions (created_at DESC, id DESC) WHERE closed_at IS NOT NULL;

ALTER TABLE "event_submissions" ADD CONSTRAINT "event_submissions_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "events"("id") ON DELETE SET NULL ON UPDATE CASCADE;
