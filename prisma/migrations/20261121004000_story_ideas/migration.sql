-- CreateEnum
CREATE TYPE "story_priority" AS ENUM ('low', 'medium', 'high', 'urgent');

-- CreateEnum
CREATE TYPE "story_status" AS ENUM ('idea', 'assigned', 'in_progress', 'completed', 'cancelled');

-- AlterTable
ALTER TABLE "articles" ADD COLUMN     "idea_id" UUID;

-- CreateTable
CREATE TABLE "story_ideas" (
    "id" UUID NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "priority" "story_priority" NOT NULL DEFAULT 'medium',
    "status" "story_status" NOT NULL DEFAULT 'idea',
    "assigned_to" UUID,
    "deadline" TIMESTAMPTZ(3),
    "city" TEXT,
    "tags" TEXT[],
    "created_by" UUID,
    "request_id" UUID,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "story_ideas_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "story_idea_comments" (
    "id" UUID NOT NULL,
    "idea_id" UUID NOT NULL,
    "user_id" UUID,
    "comment" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "removed_at" TIMESTAMPTZ(3),
    "removed_by" UUID,

    CONSTRAINT "story_idea_comments_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "articles_idea_id_idx" ON "articles"("idea_id");

-- CreateIndex
CREATE INDEX "story_ideas_created_at_id_idx" ON "story_ideas"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "story_ideas_status_created_at_id_idx" ON "story_ideas"("status", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "story_ideas_assigned_to_created_at_id_idx" ON "story_ideas"("assigned_to", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "story_ideas_city_created_at_id_idx" ON "story_ideas"("city", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "story_ideas_deadline_idx" ON "story_ideas"("deadline");

-- CreateIndex
CREATE UNIQUE INDEX "story_ideas_created_by_request_id_key" ON "story_ideas"("created_by", "request_id");

-- CreateIndex
CREATE INDEX "story_idea_comments_idea_id_created_at_idx" ON "story_idea_comments"("idea_id", "created_at");

-- AddForeignKey
ALTER TABLE "articles" ADD CONSTRAINT "articles_idea_id_fkey" FOREIGN KEY ("idea_id") REFERENCES "story_ideas"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "story_ideas" ADD CONSTRAINT "story_ideas_created_by_fkey" FOREIGN KEY ("created_by") REFERENCES "profiles"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "story_ideas" ADD CONSTRAINT "story_ideas_assigned_to_fkey" FOREIGN KEY ("assigned_to") REFERENCES "profiles"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "story_ideas" ADD CONSTRAINT "story_ideas_city_fkey" FOREIGN KEY ("city") REFERENCES "municipalities"("path") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "story_idea_comments" ADD CONSTRAINT "story_idea_comments_idea_id_fkey" FOREIGN KEY ("idea_id") REFERENCES "story_ideas"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "story_idea_comments" ADD CONSTRAINT "story_idea_comments_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "profiles"("id") ON DELETE SET NULL ON UPDATE CASCADE;
