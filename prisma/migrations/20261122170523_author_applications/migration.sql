CREATE TYPE "application_status" AS ENUM ('pending', 'approved', 'rejected');

CREATE TABLE "author_applications" (
    "id" UUID NOT NULL,
    "request_id" UUID NOT NULL,
    "user_id" UUID,
    "email" TEXT NOT NULL,
    "cpf" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "phone" TEXT NOT NULL,
    "social_media" JSONB NOT NULL,
    "website" TEXT,
    "professional_registration" TEXT,
    "experience_years" TEXT NOT NULL,
    "previous_outlets" TEXT NOT NULL,
    "media_experience" JSONB NOT NULL,
    "expectations" TEXT NOT NULL,
    "status" "application_status" NOT NULL DEFAULT 'pending',
    "rejection_reason" TEXT,
    "consented_at" TIMESTAMPTZ(3) NOT NULL,
    "consent_wording" TEXT NOT NULL,
    "decided_at" TIMESTAMPTZ(3),
    "decided_by" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "search_key" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "author_applications_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "author_application_resumes" (
    "application_id" UUID NOT NULL,
    "bytes" INTEGER NOT NULL,
    "content" TEXT NOT NULL,

    CONSTRAINT "author_application_resumes_pkey" PRIMARY KEY ("application_id")
);

CREATE UNIQUE INDEX "author_applications_request_id_key" ON "author_applications"("request_id");
CREATE INDEX "author_applications_status_created_at_id_idx" ON "author_applications"("status", "created_at" DESC, "id" DESC);
CREATE INDEX "author_applications_created_at_id_idx" ON "author_applications"("created_at" DESC, "id" DESC);
CREATE INDEX "author_applications_user_id_created_at_idx" ON "author_applications"("user_id", "created_at" DESC);
CREATE INDEX "author_applications_search_key_idx" ON "author_applications" USING GIN ("search_key" gin_trgm_ops);

ALTER TABLE "author_applications" ADD CONSTRAINT "author_applications_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "author_application_resumes" ADD CONSTRAINT "author_application_resumes_application_id_fkey" FOREIGN KEY ("application_id") REFERENCES "author_applications"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- One application waits for each address, and for each account, whatever arrives at once.
CREATE UNIQUE INDEX author_applications_pending_email ON author_applications (email) WHERE status = 'pending';
CREATE UNIQUE INDEX author_applications_pending_user ON author_applications (user_id) WHERE status = 'pending';

-- The personal data of a row are ciphertexts (server/platform/crypto.ts): a command that forgets to encrypt fails here.
ALTER TABLE author_applications ADD CONSTRAINT author_applications_encrypted
  CHECK (cpf LIKE 'v1.%' AND address LIKE 'v1.%' AND phone LIKE 'v1.%');
ALTER TABLE author_application_resumes ADD CONSTRAINT author_application_resumes_encrypted CHECK (content LIKE 'v1.%');
-- A row is decided exactly when it says when: the nightly purge stands on it.
ALTER TABLE author_applications ADD CONSTRAINT author_applications_decided CHECK ((status = 'pending') = (decided_at IS NULL));
CREATE INDEX author_applications_rejected ON author_applications (decided_at) WHERE status = 'rejected';

CREATE FUNCTION write_author_application_search_key() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_key := list_search_key(NEW.email);
  RETURN NEW;
END $$;
CREATE TRIGGER author_applications_search_key BEFORE INSERT OR UPDATE OF email ON author_applications
  FOR EACH ROW EXECUTE FUNCTION write_author_application_search_key();
