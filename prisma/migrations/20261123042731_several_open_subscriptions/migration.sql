-- A person can have two open subscriptions at one provider: two tabs, two payments. The rows show what the provider says; what was paid
-- twice is given back (server/subscriptions/ledger/duplicates.ts).
DROP INDEX subscriptions_one_open;
