-- AlterTable
ALTER TABLE "article_reviews" ADD COLUMN     "checklist" JSONB NOT NULL DEFAULT '[]';
