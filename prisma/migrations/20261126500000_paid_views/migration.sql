-- The views that an article's people are paid by: few of one network count (decision 0317). A hash of the network stands beside the visitor's, and
-- goes with it after a day. The rows of the last day have none.
ALTER TABLE article_views ADD COLUMN network_hash BYTEA;

ALTER TABLE audience_days ADD COLUMN paid_views INTEGER NOT NULL DEFAULT 0;
-- What was counted so far is paid as it was counted.
UPDATE audience_days SET paid_views = views WHERE subject = 'article';
ALTER TABLE audience_days ADD CONSTRAINT audience_days_paid CHECK (paid_views BETWEEN 0 AND views);
