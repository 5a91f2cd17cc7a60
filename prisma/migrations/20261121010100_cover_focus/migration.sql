-- AlterTable
ALTER TABLE "articles" ADD COLUMN     "cover_focus_x" SMALLINT NOT NULL DEFAULT 50,
ADD COLUMN     "cover_focus_y" SMALLINT NOT NULL DEFAULT 50;

ALTER TABLE articles ADD CONSTRAINT articles_cover_focus CHECK (cover_focus_x BETWEEN 0 AND 100 AND cover_focus_y BETWEEN 0 AND 100);
