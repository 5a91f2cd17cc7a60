CREATE TYPE "backup_kind" AS ENUM ('backup', 'drill');
CREATE TYPE "backup_outcome" AS ENUM ('running', 'succeeded', 'failed', 'skipped');

CREATE TABLE "backup_runs" (
  "id" UUID NOT NULL,
  "kind" "backup_kind" NOT NULL,
  "outcome" "backup_outcome" NOT NULL DEFAULT 'running',
  "started_at" TIMESTAMPTZ(3) NOT NULL,
  "ended_at" TIMESTAMPTZ(3),
  "bytes" BIGINT,
  "detail" TEXT NOT NULL DEFAULT '',
  CONSTRAINT "backup_runs_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "backup_runs_kind_started_at_idx" ON "backup_runs" ("kind", "started_at" DESC);

CREATE TABLE "house_errors" (
  "fingerprint" TEXT NOT NULL,
  "error_id" TEXT NOT NULL,
  "place" TEXT NOT NULL,
  "code" TEXT NOT NULL,
  "count" INTEGER NOT NULL DEFAULT 1,
  "first_at" TIMESTAMPTZ(3) NOT NULL,
  "last_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "house_errors_pkey" PRIMARY KEY ("fingerprint")
);
CREATE INDEX "house_errors_last_at_idx" ON "house_errors" ("last_at" DESC);

-- Texts of the product's own, never of any length.
ALTER TABLE "house_errors" ADD CONSTRAINT "house_errors_lengths" CHECK (length(place) <= 200 AND length(code) <= 80);
ALTER TABLE "backup_runs" ADD CONSTRAINT "backup_runs_detail" CHECK (length(detail) <= 500);

-- The mails that a person must look at, newest first.
CREATE INDEX mail_deliveries_troubled ON mail_deliveries (settled_at DESC) WHERE state IN ('failed', 'uncertain');
