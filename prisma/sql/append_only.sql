-- Tables that only grow: what was written there is never changed or removed, by nobody's mistake and by no command.
-- Refuses every UPDATE, DELETE and TRUNCATE with SQLSTATE 2F002 (modifying_sql_data_not_permitted). One exception: an UPDATE while
-- `portal.erasing` is 'on' (set by eraseFromAudit for its transaction alone) may change the columns that the trigger names, and no other.
CREATE OR REPLACE FUNCTION forbid_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND current_setting('portal.erasing', true) = 'on'
    AND to_jsonb(OLD) - coalesce(TG_ARGV, '{}') = to_jsonb(NEW) - coalesce(TG_ARGV, '{}') THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% of %: the table is append-only', TG_OP, TG_TABLE_NAME USING ERRCODE = '2F002';
END $$;

-- Makes a table append-only. `erasable` are the columns that may name a person, and that an erasure may empty.
CREATE OR REPLACE FUNCTION append_only(ledger regclass, VARIADIC erasable text[] DEFAULT '{}') RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  named text := (SELECT coalesce(string_agg(quote_literal(name), ', '), '') FROM unnest(erasable) AS name);
BEGIN
  EXECUTE format('CREATE TRIGGER forbid_change BEFORE UPDATE OR DELETE ON %s FOR EACH ROW EXECUTE FUNCTION forbid_change(%s)', ledger, named);
  EXECUTE format('CREATE TRIGGER forbid_truncate BEFORE TRUNCATE ON %s FOR EACH STATEMENT EXECUTE FUNCTION forbid_change()', ledger);
END $$;

SELECT append_only('audit_entries', 'details');
-- The address of a receipt shows its payer's name.
SELECT append_only('ledger_entries', 'receipt_url');
SELECT append_only('subscription_changes');
SELECT append_only('share_months');
SELECT append_only('share_statements');
SELECT append_only('share_lines');
SELECT append_only('share_adjustments', 'reason');
