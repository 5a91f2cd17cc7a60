-- What the press was told to forget: whoever was away asks here what it missed (docs/decisions/0065). Rows go after two days, because no
-- page is kept for longer than one. `transaction` is PostgreSQL's own number of the transaction that changed something (xid8).
CREATE TABLE "press_changes" (
    "id" UUID NOT NULL,
    "transaction" BIGINT NOT NULL,
    "keys" TEXT[],
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "press_changes_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "press_changes_transaction_idx" ON "press_changes"("transaction");

CREATE INDEX "press_changes_at_idx" ON "press_changes"("at");

-- Never empty: the newest row tells whether a database is the one that was known, or an older copy of it.
INSERT INTO "press_changes" ("id", "transaction", "keys") VALUES (gen_random_uuid(), pg_current_xact_id()::text::bigint, '{*}');
