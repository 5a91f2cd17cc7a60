-- Tells open screens of an article's new review, which may leave the article's row unchanged.
CREATE OR REPLACE TRIGGER article_reviews_tell_changes AFTER INSERT ON article_reviews
  FOR EACH ROW EXECUTE FUNCTION tell_revision_changes();
