-- A statement or a line comes with its month, in one transaction, or not at all.
CREATE OR REPLACE FUNCTION share_arrives_with_month() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM share_months WHERE month = NEW.month AND xmin = pg_current_xact_id()::xid;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'the month % is closed', NEW.month USING ERRCODE = '2F002';
  END IF;
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER arrives_with_month BEFORE INSERT ON share_statements FOR EACH ROW EXECUTE FUNCTION share_arrives_with_month();
CREATE OR REPLACE TRIGGER arrives_with_month BEFORE INSERT ON share_lines FOR EACH ROW EXECUTE FUNCTION share_arrives_with_month();

-- Months are closed one after the other: a month before a closed one stays as it is.
CREATE OR REPLACE FUNCTION share_months_in_order() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  newest date := (SELECT max(month) FROM share_months);
BEGIN
  IF newest IS NOT NULL AND NEW.month <> newest + interval '1 month' THEN
    RAISE EXCEPTION 'the month after % is next', newest USING ERRCODE = '2F002';
  END IF;
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER months_in_order BEFORE INSERT ON share_months FOR EACH ROW EXECUTE FUNCTION share_months_in_order();

-- At the end of the closing transaction everything adds up: lines to statements, statements to what was to be shared.
CREATE OR REPLACE FUNCTION share_month_adds_up() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  given bigint := (SELECT sum(cents) FROM share_statements WHERE month = NEW.month);
BEGIN
  IF given IS DISTINCT FROM (CASE WHEN NEW.weight > 0 THEN NEW.pool_cents END) OR EXISTS (
    SELECT FROM share_statements s WHERE s.month = NEW.month AND s.cents <> (
      SELECT coalesce(sum(l.cents), 0) FROM share_lines l WHERE l.month = s.month AND l.author_id = s.author_id)
  ) THEN
    RAISE EXCEPTION 'the shares of % do not add up', NEW.month USING ERRCODE = '23514';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER adds_up AFTER INSERT ON share_months DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION share_month_adds_up();

-- An adjustment belongs to a month that is still open.
CREATE OR REPLACE FUNCTION share_adjusts_open_month() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM share_months WHERE month >= NEW.month) THEN
    RAISE EXCEPTION 'the month % is closed', NEW.month USING ERRCODE = '2F002';
  END IF;
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER adjusts_open_month BEFORE INSERT ON share_adjustments FOR EACH ROW EXECUTE FUNCTION share_adjusts_open_month();
