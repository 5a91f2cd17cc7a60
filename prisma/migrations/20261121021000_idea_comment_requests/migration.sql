-- AlterTable: comments that stand get a request of their own, later ones bring theirs.
ALTER TABLE "story_idea_comments" ADD COLUMN "request_id" UUID NOT NULL DEFAULT gen_random_uuid();
ALTER TABLE "story_idea_comments" ALTER COLUMN "request_id" DROP DEFAULT;

-- CreateIndex
CREATE UNIQUE INDEX "story_idea_comments_user_id_request_id_key" ON "story_idea_comments"("user_id", "request_id");
