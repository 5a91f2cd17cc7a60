-- AlterTable
ALTER TABLE "article_comments_internal" ADD COLUMN     "parent_id" UUID;

-- CreateIndex
CREATE INDEX "article_comments_internal_parent_id_idx" ON "article_comments_internal"("parent_id");

-- AddForeignKey
ALTER TABLE "article_comments_internal" ADD CONSTRAINT "article_comments_internal_parent_id_fkey" FOREIGN KEY ("parent_id") REFERENCES "article_comments_internal"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A reply has no passage and no resolution of its own: those are its thread's.
ALTER TABLE article_comments_internal ADD CONSTRAINT article_comments_internal_reply_check
  CHECK (parent_id IS NULL OR (quote IS NULL AND resolved_at IS NULL AND parent_id <> id));
