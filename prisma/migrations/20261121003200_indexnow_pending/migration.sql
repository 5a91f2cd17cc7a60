-- Addresses that changed and that search engines have not been told of yet (IndexNow takes them in lists).
CREATE TABLE "indexnow_pending" (
    "path" TEXT NOT NULL,
    "noted_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "indexnow_pending_pkey" PRIMARY KEY ("path")
);
