-- Four addresses of each imported post went into it, for a search of masters that takes 25 ms among 260,000 without it.
DROP INDEX redirects_search_key_idx;
