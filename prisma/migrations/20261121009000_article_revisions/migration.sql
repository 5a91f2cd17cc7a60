-- AlterTable
ALTER TABLE "article_reviews" ADD COLUMN     "revision_id" UUID;

-- AlterTable
ALTER TABLE "writing_sessions" ADD COLUMN     "revision_id" UUID;

-- CreateTable
CREATE TABLE "article_revisions" (
    "id" UUID NOT NULL,
    "article_id" UUID NOT NULL,
    "fields" JSONB NOT NULL,
    "base" JSONB NOT NULL,
    "base_version" INTEGER NOT NULL,
    "cover_media_id" UUID,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "article_revisions_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "article_revisions_article_id_key" ON "article_revisions"("article_id");

-- CreateIndex
CREATE INDEX "article_revisions_cover_media_id_idx" ON "article_revisions"("cover_media_id");

-- CreateIndex
CREATE INDEX "writing_sessions_revision_id_idx" ON "writing_sessions"("revision_id");

-- AddForeignKey
ALTER TABLE "article_revisions" ADD CONSTRAINT "article_revisions_article_id_fkey" FOREIGN KEY ("article_id") REFERENCES "articles"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "article_revisions" ADD CONSTRAINT "article_revisions_cover_media_id_fkey" FOREIGN KEY ("cover_media_id") REFERENCES "media"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "writing_sessions" ADD CONSTRAINT "writing_sessions_revision_id_fkey" FOREIGN KEY ("revision_id") REFERENCES "article_revisions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Pictures of a revision's text or cover are uploads in use (see uploads_in_use).
CREATE INDEX article_revisions_uploads ON article_revisions USING gin (uploads_in(fields ->> 'content'))
  WITH (fastupdate = off) WHERE fields ->> 'content' LIKE '%/uploads/%';
CREATE INDEX article_revisions_cover_uploads ON article_revisions USING gin (uploads_in(fields ->> 'coverImage'))
  WITH (fastupdate = off) WHERE fields ->> 'coverImage' LIKE '%/uploads/%';

-- What waits for a review says so by its moment alone, whatever its status: the queue that editors work through.
DROP INDEX articles_in_review;
CREATE INDEX articles_waiting ON articles (submitted_at, id) WHERE submitted_at IS NOT NULL AND deleted_at IS NULL;
