-- AlterTable
ALTER TABLE "article_versions" ADD COLUMN     "autosaved_by" UUID,
ADD COLUMN     "autosaved_since" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "writing_sessions" (
    "id" UUID NOT NULL,
    "article_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "seen_at" TIMESTAMPTZ(3) NOT NULL,
    "left_at" TIMESTAMPTZ(3),
    "request_id" UUID,
    "saved_version" INTEGER,
    "saved_slug" TEXT,

    CONSTRAINT "writing_sessions_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "writing_sessions_article_id_seen_at_idx" ON "writing_sessions"("article_id", "seen_at" DESC);

-- CreateIndex
CREATE INDEX "writing_sessions_seen_at_idx" ON "writing_sessions"("seen_at");

-- AddForeignKey
ALTER TABLE "writing_sessions" ADD CONSTRAINT "writing_sessions_article_id_fkey" FOREIGN KEY ("article_id") REFERENCES "articles"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "writing_sessions" ADD CONSTRAINT "writing_sessions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "profiles"("id") ON DELETE CASCADE ON UPDATE CASCADE;
