-- CreateTable
CREATE TABLE "article_comments_internal" (
    "id" UUID NOT NULL,
    "article_id" UUID NOT NULL,
    "user_id" UUID,
    "request_id" UUID NOT NULL,
    "comment" TEXT NOT NULL,
    "quote" TEXT,
    "quote_before" TEXT NOT NULL DEFAULT '',
    "quote_after" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "resolved_at" TIMESTAMPTZ(3),
    "resolved_by" UUID,
    "removed_at" TIMESTAMPTZ(3),
    "removed_by" UUID,

    CONSTRAINT "article_comments_internal_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "article_comments_internal_article_id_created_at_idx" ON "article_comments_internal"("article_id", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "article_comments_internal_user_id_request_id_key" ON "article_comments_internal"("user_id", "request_id");

-- AddForeignKey
ALTER TABLE "article_comments_internal" ADD CONSTRAINT "article_comments_internal_article_id_fkey" FOREIGN KEY ("article_id") REFERENCES "articles"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "article_comments_internal" ADD CONSTRAINT "article_comments_internal_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "profiles"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "article_comments_internal" ADD CONSTRAINT "article_comments_internal_resolved_by_fkey" FOREIGN KEY ("resolved_by") REFERENCES "profiles"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- A comment says something (editorial §5) until it is removed.
ALTER TABLE article_comments_internal ADD CONSTRAINT article_comments_internal_comment_check
  CHECK (removed_at IS NOT NULL OR btrim(comment) <> '');
