-- Open screens hear of a review, which may leave its article's row unchanged.
CREATE TRIGGER article_reviews_tell_changes AFTER INSERT ON article_reviews
  FOR EACH ROW EXECUTE FUNCTION tell_revision_changes();
