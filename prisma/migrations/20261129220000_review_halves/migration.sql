-- A review's score takes half points. Halves are exact in a real.
ALTER TABLE article_reviews
  DROP CONSTRAINT article_reviews_quality_check,
  ALTER COLUMN quality TYPE real,
  ADD CONSTRAINT article_reviews_quality_check
    CHECK (quality IS NULL OR (status = 'approved' AND quality BETWEEN 0 AND 10 AND quality * 2 = trunc(quality * 2)));
