-- The audit log by type of event, person, article and outcome, each thread in the order of time.
ALTER TABLE audit_entries
  ADD COLUMN event_type TEXT,
  ADD COLUMN article_id UUID,
  ADD COLUMN status TEXT NOT NULL DEFAULT 'success';

-- The rows of before these columns. Details lose what older versions wrote into them beside ids: texts of banners and notes, sentences.
ALTER TABLE audit_entries DISABLE TRIGGER forbid_change;
UPDATE audit_entries SET
  event_type = split_part(action, '.', 1),
  article_id = CASE WHEN subject_type = 'article' THEN subject_id::uuid END,
  subject_type = CASE WHEN subject_type = 'account' THEN 'user' ELSE subject_type END,
  status = CASE WHEN action = 'article.not_published' THEN 'failed' ELSE 'success' END,
  action = CASE action
    WHEN 'banner.switched-on' THEN 'banner.switched_on'
    WHEN 'banner.switched-off' THEN 'banner.switched_off'
    WHEN 'site.advertising-set' THEN 'site.advertising_set'
    ELSE action END,
  details = CASE
    WHEN subject_type = 'house_banner' THEN '{}'
    WHEN action IN ('article.scheduled', 'article.not_published') THEN details - 'embargoNote' - 'reason'
    ELSE details END;
UPDATE audit_entries a SET article_id = r.article_id
  FROM error_reports r WHERE a.subject_type = 'error_report' AND r.id::text = a.subject_id;
ALTER TABLE audit_entries ENABLE TRIGGER forbid_change;

ALTER TABLE audit_entries
  ALTER COLUMN event_type SET NOT NULL,
  ADD CONSTRAINT audit_entries_event_type CHECK (event_type = split_part(action, '.', 1)),
  ADD CONSTRAINT audit_entries_status CHECK (status IN ('success', 'failed')),
  ADD CONSTRAINT audit_entries_article CHECK (subject_type <> 'article' OR article_id IS NOT NULL);

CREATE INDEX audit_entries_created_at_id_idx ON audit_entries (created_at, id);
CREATE INDEX audit_entries_event_type_created_at_id_idx ON audit_entries (event_type, created_at, id);
CREATE INDEX audit_entries_status_created_at_id_idx ON audit_entries (status, created_at, id);
CREATE INDEX audit_entries_action_created_at_id_idx ON audit_entries (action, created_at, id);
CREATE INDEX audit_entries_actor_id_created_at_id_idx ON audit_entries (actor_id, created_at, id);
CREATE INDEX audit_entries_article_id_created_at_id_idx ON audit_entries (article_id, created_at, id);
DROP INDEX audit_entries_subject_type_subject_id_created_at_idx;
CREATE INDEX audit_entries_subject_id_created_at_id_idx ON audit_entries (subject_id, created_at, id);
