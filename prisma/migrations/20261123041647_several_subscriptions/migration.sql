-- A person may have two subscriptions that are not over at one provider: a card that is charged once a PIX period ends, or one paid twice in two
-- tabs. What was paid is always recorded; the second payment is given back.
DROP INDEX subscriptions_one_open;
