-- AlterTable
ALTER TABLE "articles" ADD COLUMN     "embargo_note" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "publish_at" TIMESTAMPTZ(3),
ADD COLUMN     "scheduled_by" UUID,
ADD COLUMN     "unpublish_at" TIMESTAMPTZ(3);

-- AddForeignKey
ALTER TABLE "articles" ADD CONSTRAINT "articles_scheduled_by_fkey" FOREIGN KEY ("scheduled_by") REFERENCES "profiles"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What is due is looked for every minute among all articles; few of them have an appointment.
CREATE INDEX articles_publish_at_idx ON articles (publish_at) WHERE publish_at IS NOT NULL;
CREATE INDEX articles_unpublish_at_idx ON articles (unpublish_at) WHERE unpublish_at IS NOT NULL;
ALTER TABLE articles ADD CONSTRAINT articles_appointments_check
  CHECK (unpublish_at > publish_at AND (publish_at IS NULL OR status <> 'published'));
