-- Open screens hear of changes of an article.
\ir ../../sql/tell_article_changes.sql
