-- Most redirects of an import lead to articles and are never removed: smaller indexes make writing them cheaper.
DROP INDEX redirects_target_idx;
CREATE INDEX redirects_with_target ON redirects (target) WHERE target IS NOT NULL;
DROP INDEX redirects_removed_at_idx;
CREATE INDEX redirects_removed ON redirects (removed_at) WHERE removed_at IS NOT NULL;
