-- CreateEnum
CREATE TYPE "craft" AS ENUM ('reporting', 'contribution', 'editing', 'photo', 'illustration', 'checking');

-- CreateTable
CREATE TABLE "article_credits" (
    "article_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "craft" "craft" NOT NULL,
    "profile_id" UUID,
    "name" TEXT NOT NULL DEFAULT '',
    "is_agency" BOOLEAN NOT NULL DEFAULT false,
    "listed_at" TIMESTAMPTZ(3),

    CONSTRAINT "article_credits_pkey" PRIMARY KEY ("article_id","position")
);

-- CreateIndex
CREATE INDEX "article_credits_profile_id_listed_at_article_id_idx" ON "article_credits"("profile_id", "listed_at" DESC, "article_id" DESC);

-- AddForeignKey
ALTER TABLE "article_credits" ADD CONSTRAINT "article_credits_article_id_fkey" FOREIGN KEY ("article_id") REFERENCES "articles"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "article_credits" ADD CONSTRAINT "article_credits_profile_id_fkey" FOREIGN KEY ("profile_id") REFERENCES "profiles"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Somebody of the house by their id, anybody else by a name; never both.
ALTER TABLE article_credits ADD CONSTRAINT article_credits_somebody
  CHECK (CASE WHEN profile_id IS NULL THEN length(name) BETWEEN 1 AND 100 ELSE name = '' AND NOT is_agency END);

-- A person is listed once an article, by the first thing that they did for it.
CREATE FUNCTION keep_listed_at_of_credit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.listed_at := CASE
    WHEN NEW.profile_id IS NULL THEN NULL
    WHEN EXISTS (SELECT FROM article_credits
      WHERE article_id = NEW.article_id AND profile_id = NEW.profile_id AND position < NEW.position) THEN NULL
    ELSE listed_at_of(NEW.article_id)
  END;
  RETURN NEW;
END $$;

CREATE TRIGGER article_credits_listed BEFORE INSERT OR UPDATE OF article_id, profile_id, position ON article_credits
  FOR EACH ROW EXECUTE FUNCTION keep_listed_at_of_credit();

CREATE OR REPLACE FUNCTION keep_listed_at_of_article() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE listed timestamptz := listed_at_of(NEW.id);
BEGIN
  UPDATE article_tags SET listed_at = listed WHERE article_id = NEW.id AND listed_at IS DISTINCT FROM listed;
  UPDATE article_locations SET listed_at = listed WHERE article_id = NEW.id AND listed_at IS DISTINCT FROM listed;
  UPDATE article_credits c SET listed_at = listed
    WHERE article_id = NEW.id AND profile_id IS NOT NULL AND listed_at IS DISTINCT FROM listed
      AND NOT EXISTS (SELECT FROM article_credits e
        WHERE e.article_id = c.article_id AND e.profile_id = c.profile_id AND e.position < c.position);
  RETURN NULL;
END $$;

-- Whoever begins an article wrote it, until somebody says otherwise: no command, import or repair by hand leaves one unsigned.
CREATE FUNCTION sign_new_article() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO article_credits (article_id, position, craft, profile_id) VALUES (NEW.id, 0, 'reporting', NEW.author_id);
  RETURN NULL;
END $$;

CREATE TRIGGER articles_signed AFTER INSERT ON articles FOR EACH ROW EXECUTE FUNCTION sign_new_article();

-- What stands there already.
INSERT INTO article_credits (article_id, position, craft, profile_id) SELECT id, 0, 'reporting', author_id FROM articles;
