-- The article of a notification as a column, so that a step in an article's life finds and archives the notifications that it settles.
ALTER TABLE "notifications" ADD COLUMN "article_id" UUID;

UPDATE "notifications" AS n
   SET "article_id" = a."id"
  FROM "articles" AS a
 WHERE n."metadata"->>'articleId' = a."id"::text;

ALTER TABLE "notifications"
  ADD CONSTRAINT "notifications_article_id_fkey" FOREIGN KEY ("article_id") REFERENCES "articles"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE INDEX "notifications_article_id_idx" ON "notifications"("article_id");

-- The bell counts unread notifications on every screen of the staff.
CREATE INDEX "notifications_unread" ON "notifications"("user_id") WHERE "status" = 'unread';
