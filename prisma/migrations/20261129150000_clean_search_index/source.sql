-- The application's role owns no index any more, and merges the search's pending list by its owner's function.
\ir ../../sql/end_search.sql
