-- AlterTable
ALTER TABLE "articles" ADD COLUMN "request_id" UUID;

-- CreateIndex
CREATE UNIQUE INDEX "articles_author_id_request_id_key" ON "articles"("author_id", "request_id");
