-- A tag's key becomes its address: hyphens for all that is neither letter nor digit. Of two tags of an article that become one, the first
-- stays; a tag without letters and digits keeps its signs.
CREATE FUNCTION tag_address(key text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(nullif(trim(BOTH '-' FROM regexp_replace(key, '[^[:alnum:]]+', '-', 'g')), ''), key)
$$;

DELETE FROM article_tags t USING article_tags first
  WHERE first.article_id = t.article_id AND tag_address(first.tag_key) = tag_address(t.tag_key)
    AND (first.position, first.tag_key) < (t.position, t.tag_key);
UPDATE article_tags SET tag_key = tag_address(tag_key) WHERE tag_key <> tag_address(tag_key);

DROP FUNCTION tag_address(text);
