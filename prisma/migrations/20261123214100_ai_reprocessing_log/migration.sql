-- One row for each attempt to analyse an article and validate its SEO (decision 0252).
CREATE TYPE ai_reprocessing_status AS ENUM ('success', 'pending', 'failed');

CREATE TABLE ai_reprocessing_log (
  id UUID PRIMARY KEY,
  article_id UUID NOT NULL REFERENCES articles (id) ON DELETE CASCADE ON UPDATE CASCADE,
  status ai_reprocessing_status NOT NULL,
  attempt INTEGER NOT NULL,
  executed_at TIMESTAMPTZ(3) NOT NULL,
  next_attempt_at TIMESTAMPTZ(3),
  reason TEXT,
  forced BOOLEAN NOT NULL DEFAULT false,
  requested_by UUID REFERENCES users (id) ON DELETE SET NULL ON UPDATE CASCADE,
  CONSTRAINT ai_reprocessing_log_attempts CHECK (attempt BETWEEN 0 AND 5),
  CONSTRAINT ai_reprocessing_log_due CHECK ((status = 'pending') = (next_attempt_at IS NOT NULL)),
  CONSTRAINT ai_reprocessing_log_reason CHECK ((status = 'failed') = (reason IS NOT NULL))
);
CREATE INDEX ai_reprocessing_log_executed_at_id_idx ON ai_reprocessing_log (executed_at DESC, id DESC);
CREATE INDEX ai_reprocessing_log_status_executed_at_id_idx ON ai_reprocessing_log (status, executed_at DESC, id DESC);
CREATE INDEX ai_reprocessing_log_article_id_executed_at_id_idx ON ai_reprocessing_log (article_id, executed_at DESC, id DESC);
-- Counted by day.
CREATE INDEX seo_validations_validated_at_idx ON seo_validations (validated_at);
CREATE INDEX ai_reprocessing_log_requested_by_idx ON ai_reprocessing_log (requested_by);
-- One attempt of an article waits at a time.
CREATE UNIQUE INDEX ai_reprocessing_log_pending ON ai_reprocessing_log (article_id) WHERE status = 'pending';
CREATE INDEX ai_reprocessing_log_due ON ai_reprocessing_log (next_attempt_at) WHERE status = 'pending';
