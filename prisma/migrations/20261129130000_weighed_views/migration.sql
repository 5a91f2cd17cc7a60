-- The views of an article that weigh in an order: of one network few on a day. Days that were counted before keep those that pay, or all.
ALTER TABLE audience_days ADD COLUMN weighed_views int NOT NULL DEFAULT 0;
UPDATE audience_days SET weighed_views = CASE WHEN paid_views > 0 THEN paid_views ELSE views END WHERE subject = 'article' AND views > 0;
ALTER TABLE audience_days ADD CONSTRAINT audience_days_weighed CHECK (weighed_views BETWEEN 0 AND views);
