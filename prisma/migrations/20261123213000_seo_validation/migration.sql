-- Findings with their place, waived rules, and what links answered.
ALTER TYPE "seo_status" ADD VALUE 'pending';

ALTER TABLE "seo_validations" ADD COLUMN "findings" JSONB NOT NULL DEFAULT '[]',
  ADD COLUMN "version" INTEGER NOT NULL DEFAULT 0;

CREATE TABLE "seo_waivers" (
    "article_id" UUID NOT NULL,
    "rule" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "waived_by" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "seo_waivers_pkey" PRIMARY KEY ("article_id", "rule"),
    CONSTRAINT "seo_waivers_reason" CHECK (length("reason") BETWEEN 1 AND 300)
);

CREATE INDEX "seo_waivers_waived_by_idx" ON "seo_waivers"("waived_by");

ALTER TABLE "seo_waivers" ADD CONSTRAINT "seo_waivers_article_id_fkey" FOREIGN KEY ("article_id") REFERENCES "articles"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "seo_waivers" ADD CONSTRAINT "seo_waivers_waived_by_fkey" FOREIGN KEY ("waived_by") REFERENCES "profiles"("id") ON DELETE SET NULL ON UPDATE CASCADE;

CREATE TABLE "link_checks" (
    "url_hash" TEXT NOT NULL,
    "broken" BOOLEAN NOT NULL,
    "checked_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "link_checks_pkey" PRIMARY KEY ("url_hash")
);

CREATE INDEX "link_checks_checked_at_idx" ON "link_checks"("checked_at");
