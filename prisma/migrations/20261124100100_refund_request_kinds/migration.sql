-- A request for a period that was paid twice was known by its Portuguese sentence, and the masters' notice of a refusal by its text.
ALTER TABLE "refund_requests" ADD COLUMN "is_duplicate" BOOLEAN NOT NULL DEFAULT false, ADD COLUMN "provider_refused_at" TIMESTAMPTZ(3);

UPDATE "refund_requests" SET "is_duplicate" = true WHERE "reason" = 'Período pago em dobro';
