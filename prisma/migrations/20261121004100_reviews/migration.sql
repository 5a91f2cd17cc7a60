-- CreateEnum
CREATE TYPE "review_status" AS ENUM ('approved', 'changes_requested', 'rejected');

-- CreateEnum
CREATE TYPE "notification_status" AS ENUM ('unread', 'read', 'archived');

-- AlterTable
ALTER TABLE "articles" ADD COLUMN     "claimed_by" UUID,
ADD COLUMN     "submitted_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "article_reviews" (
    "id" UUID NOT NULL,
    "article_id" UUID NOT NULL,
    "author_id" UUID NOT NULL,
    "reviewer_id" UUID NOT NULL,
    "status" "review_status" NOT NULL,
    "comment" TEXT,
    "quality" SMALLINT,
    "version_number" INTEGER NOT NULL,
    "reviewed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "article_reviews_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "notifications" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "type" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "status" "notification_status" NOT NULL DEFAULT 'unread',
    "metadata" JSONB NOT NULL DEFAULT '{}',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "read_at" TIMESTAMPTZ(3),
    "archived_at" TIMESTAMPTZ(3),

    CONSTRAINT "notifications_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "article_reviews_article_id_reviewed_at_idx" ON "article_reviews"("article_id", "reviewed_at" DESC);

-- CreateIndex
CREATE INDEX "article_reviews_author_id_reviewed_at_idx" ON "article_reviews"("author_id", "reviewed_at" DESC);

-- CreateIndex
CREATE INDEX "notifications_user_id_created_at_id_idx" ON "notifications"("user_id", "created_at" DESC, "id" DESC);

-- AddForeignKey
ALTER TABLE "articles" ADD CONSTRAINT "articles_claimed_by_fkey" FOREIGN KEY ("claimed_by") REFERENCES "profiles"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "article_reviews" ADD CONSTRAINT "article_reviews_article_id_fkey" FOREIGN KEY ("article_id") REFERENCES "articles"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "article_reviews" ADD CONSTRAINT "article_reviews_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "profiles"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "article_reviews" ADD CONSTRAINT "article_reviews_reviewer_id_fkey" FOREIGN KEY ("reviewer_id") REFERENCES "profiles"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What waits already began to wait when it was last touched; a note is from 0 to 10 and belongs to an approval.
UPDATE articles SET submitted_at = updated_at WHERE status = 'review' AND deleted_at IS NULL;
ALTER TABLE article_reviews ADD CONSTRAINT article_reviews_quality_check
  CHECK (quality IS NULL OR (status = 'approved' AND quality BETWEEN 0 AND 10));
