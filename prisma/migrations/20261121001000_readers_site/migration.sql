-- CreateEnum
CREATE TYPE "correction_kind" AS ENUM ('fact', 'name', 'number', 'quote', 'image', 'clarification');

-- CreateEnum
CREATE TYPE "error_report_status" AS ENUM ('open', 'corrected', 'dismissed');

-- DropIndex
DROP INDEX "article_locations_location_path_article_id_idx";

-- DropIndex
DROP INDEX "article_tags_tag_key_article_id_idx";

-- AlterTable
ALTER TABLE "article_locations" ADD COLUMN     "listed_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "article_tags" ADD COLUMN     "listed_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "municipalities" ADD COLUMN     "articles_count" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "home_pins" (
    "id" UUID NOT NULL,
    "article_id" UUID NOT NULL,
    "pinned_by" UUID NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "home_pins_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "most_read" (
    "article_id" UUID NOT NULL,
    "views" INTEGER NOT NULL,

    CONSTRAINT "most_read_pkey" PRIMARY KEY ("article_id")
);

-- CreateTable
CREATE TABLE "site_pages" (
    "slug" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "updated_by" UUID,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "site_pages_pkey" PRIMARY KEY ("slug")
);

-- CreateTable
CREATE TABLE "site_settings" (
    "key" TEXT NOT NULL,
    "value" JSONB NOT NULL,
    "updated_by" UUID,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "site_settings_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "article_corrections" (
    "id" UUID NOT NULL,
    "article_id" UUID NOT NULL,
    "kind" "correction_kind" NOT NULL,
    "text" TEXT NOT NULL,
    "corrected_by" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "withdrawn_at" TIMESTAMPTZ(3),

    CONSTRAINT "article_corrections_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "error_reports" (
    "id" UUID NOT NULL,
    "article_id" UUID NOT NULL,
    "message" TEXT NOT NULL,
    "email" TEXT,
    "status" "error_report_status" NOT NULL DEFAULT 'open',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "closed_by" UUID,
    "closed_at" TIMESTAMPTZ(3),

    CONSTRAINT "error_reports_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "user_reading_history" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "article_id" UUID NOT NULL,
    "time_spent_seconds" INTEGER NOT NULL,
    "scroll_depth_percent" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "user_reading_history_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "house_banners" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "image_url" TEXT NOT NULL,
    "alt" TEXT NOT NULL,
    "link_url" TEXT NOT NULL,
    "slot" TEXT NOT NULL,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3),
    "created_by" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "house_banners_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "house_banner_days" (
    "banner_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "impressions" INTEGER NOT NULL DEFAULT 0,
    "clicks" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "house_banner_days_pkey" PRIMARY KEY ("banner_id","day")
);

-- CreateTable
CREATE TABLE "consents" (
    "id" UUID NOT NULL,
    "visitor_id" UUID NOT NULL,
    "user_id" UUID,
    "measurement" BOOLEAN NOT NULL,
    "advertising" BOOLEAN NOT NULL,
    "wording" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "consents_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "home_pins_expires_at_idx" ON "home_pins"("expires_at");

-- CreateIndex
CREATE INDEX "most_read_views_idx" ON "most_read"("views" DESC);

-- CreateIndex
CREATE INDEX "article_corrections_article_id_created_at_idx" ON "article_corrections"("article_id", "created_at");

-- CreateIndex
CREATE INDEX "article_corrections_created_at_id_idx" ON "article_corrections"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "error_reports_status_created_at_id_idx" ON "error_reports"("status", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "error_reports_article_id_idx" ON "error_reports"("article_id");

-- CreateIndex
CREATE INDEX "user_reading_history_user_id_updated_at_id_idx" ON "user_reading_history"("user_id", "updated_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "user_reading_history_article_id_idx" ON "user_reading_history"("article_id");

-- CreateIndex
CREATE INDEX "house_banners_slot_idx" ON "house_banners"("slot");

-- CreateIndex
CREATE INDEX "consents_visitor_id_idx" ON "consents"("visitor_id");

-- CreateIndex
CREATE INDEX "article_locations_location_path_listed_at_article_id_idx" ON "article_locations"("location_path", "listed_at" DESC, "article_id" DESC);

-- CreateIndex
CREATE INDEX "article_tags_tag_key_listed_at_article_id_idx" ON "article_tags"("tag_key", "listed_at" DESC, "article_id" DESC);

-- AddForeignKey
ALTER TABLE "home_pins" ADD CONSTRAINT "home_pins_article_id_fkey" FOREIGN KEY ("article_id") REFERENCES "articles"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "most_read" ADD CONSTRAINT "most_read_article_id_fkey" FOREIGN KEY ("article_id") REFERENCES "articles"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "article_corrections" ADD CONSTRAINT "article_corrections_article_id_fkey" FOREIGN KEY ("article_id") REFERENCES "articles"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "error_reports" ADD CONSTRAINT "error_reports_article_id_fkey" FOREIGN KEY ("article_id") REFERENCES "articles"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user_reading_history" ADD CONSTRAINT "user_reading_history_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user_reading_history" ADD CONSTRAINT "user_reading_history_article_id_fkey" FOREIGN KEY ("article_id") REFERENCES "articles"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "house_banner_days" ADD CONSTRAINT "house_banner_days_banner_id_fkey" FOREIGN KEY ("banner_id") REFERENCES "house_banners"("id") ON DELETE CASCADE ON UPDATE CASCADE;


