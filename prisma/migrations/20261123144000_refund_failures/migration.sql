-- A refund that its provider accepted and could not carry out: the line that corrects it.
ALTER TYPE ledger_kind ADD VALUE 'refund_failure' AFTER 'refund';
