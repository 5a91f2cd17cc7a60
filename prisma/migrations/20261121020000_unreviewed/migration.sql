-- AlterTable
ALTER TABLE "articles" ADD COLUMN     "unreviewed_at" TIMESTAMPTZ(3),
ADD COLUMN     "unreviewed_by" UUID;

-- AddForeignKey
ALTER TABLE "articles" ADD CONSTRAINT "articles_unreviewed_by_fkey" FOREIGN KEY ("unreviewed_by") REFERENCES "profiles"("id") ON DELETE SET NULL ON UPDATE CASCADE;
