-- Open screens hear of a review.
\ir ../../sql/tell_reviews.sql
