-- The revenue added up once a night, so that a screen reads few rows. What was recorded since `until` is added when the screen is drawn.
CREATE TABLE revenue_counts (
  id SMALLINT PRIMARY KEY CHECK (id = 1),
  until TIMESTAMPTZ(3) NOT NULL
);

-- The money recorded before `until`, by the day of São Paulo on which it moved.
CREATE TABLE revenue_cash (
  day DATE NOT NULL,
  method payment_method NOT NULL,
  gross_cents BIGINT NOT NULL,
  refund_cents BIGINT NOT NULL,
  chargeback_cents BIGINT NOT NULL,
  recovered INTEGER NOT NULL,
  recovered_cents BIGINT NOT NULL,
  in_other_currency INTEGER NOT NULL,
  PRIMARY KEY (day, method)
);

-- The movements of subscriptions within each day and month that was over at `until`.
CREATE TABLE revenue_movements (
  cut TEXT NOT NULL,
  start TIMESTAMPTZ(3) NOT NULL,
  yearly_cents BIGINT NOT NULL,
  active INTEGER NOT NULL,
  overdue INTEGER NOT NULL,
  began INTEGER NOT NULL,
  returned INTEGER NOT NULL,
  cancelled INTEGER NOT NULL,
  lost INTEGER NOT NULL,
  PRIMARY KEY (cut, start)
);

CREATE INDEX ledger_entries_recorded_at_idx ON ledger_entries (recorded_at);
