-- Each movement of money has a number of its own, by which its receipt is called.
ALTER TABLE ledger_entries ADD COLUMN number serial NOT NULL;
CREATE UNIQUE INDEX ledger_entries_number_key ON ledger_entries (number);
