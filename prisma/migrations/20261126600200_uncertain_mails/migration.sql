-- The editions with mails that wait for a person's decision.
CREATE INDEX mail_deliveries_uncertain_idx ON mail_deliveries (kind, ref) WHERE state = 'uncertain';
