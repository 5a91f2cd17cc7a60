-- CreateTable
CREATE TABLE "mail_deliveries" (
    "id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "ref" TEXT NOT NULL,
    "recipient" TEXT NOT NULL,
    "batch" INTEGER NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'queued',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "claimed_at" TIMESTAMPTZ(3),
    "settled_at" TIMESTAMPTZ(3),
    "last_error" TEXT,
    "message_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "mail_deliveries_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "mail_deliveries_kind_ref_batch_state_idx" ON "mail_deliveries"("kind", "ref", "batch", "state");

-- CreateIndex
CREATE UNIQUE INDEX "mail_deliveries_kind_ref_recipient_key" ON "mail_deliveries"("kind", "ref", "recipient");

-- A mail that is being sent says since when, and no other does.
ALTER TABLE "mail_deliveries"
  ADD CONSTRAINT "mail_deliveries_state_check" CHECK (state IN ('queued', 'sending', 'sent', 'skipped', 'failed', 'uncertain', 'cancelled')),
  ADD CONSTRAINT "mail_deliveries_claimed_check" CHECK ((state = 'sending') = (claimed_at IS NOT NULL));
