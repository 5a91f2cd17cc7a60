-- AlterTable
ALTER TABLE "writing_sessions" ADD COLUMN     "place" TEXT;

ALTER TABLE writing_sessions ADD CONSTRAINT writing_sessions_place_check
  CHECK (place ~ '^(title|summary|content:[0-9]{1,5})$');
