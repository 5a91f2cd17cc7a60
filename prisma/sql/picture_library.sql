-- The pictures of a stored text by the ids of their uploads, with their texts. A stored text is canonical HTML (lib/body/write.ts).
CREATE OR REPLACE FUNCTION pictures_in(written text) RETURNS TABLE (media_id uuid, alt text, caption text, credit text)
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  IF written NOT LIKE '%<img src="/uploads/%' THEN RETURN; END IF;
  RETURN QUERY SELECT parts[1]::uuid, html_text(parts[2]), rtrim(html_text(coalesce(parts[3], ''))), html_text(coalesce(parts[4], ''))
    FROM regexp_matches(written, '<img src="/uploads/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})/[^"]*" alt="([^"]*)"[^>]*>'
      '(?:<figcaption>([^<]*)(?:<small>([^<]*)</small>)?</figcaption>)?', 'g') AS found (parts);
END $$;

CREATE OR REPLACE FUNCTION html_text(escaped text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT replace(replace(replace(replace(escaped, '&quot;', '"'), '&gt;', '>'), '&lt;', '<'), '&amp;', '&')
$$;

-- An upload takes its description, caption and credit for the library from a public article that shows it, or from its owner's own text: others do not
-- read in the library what a colleague writes in a draft. What a text leaves empty stays.
CREATE OR REPLACE FUNCTION describe_pictures() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE media m SET alt = coalesce(nullif(used.alt, ''), m.alt), caption = coalesce(nullif(used.caption, ''), m.caption),
      credit = coalesce(nullif(used.credit, ''), m.credit)
    FROM (SELECT DISTINCT ON (media_id) * FROM (
        SELECT NEW.cover_media_id AS media_id, NEW.cover_alt AS alt, NEW.cover_caption AS caption, NEW.cover_credit AS credit
        UNION ALL SELECT * FROM pictures_in(NEW.content)
      ) named) used
    WHERE m.id = used.media_id AND (m.owner_id = NEW.author_id OR (NEW.status = 'published' AND NEW.deleted_at IS NULL))
      AND (m.alt, m.caption, m.credit) IS DISTINCT FROM
        (coalesce(nullif(used.alt, ''), m.alt), coalesce(nullif(used.caption, ''), m.caption), coalesce(nullif(used.credit, ''), m.credit));
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER articles_describe_pictures
  AFTER INSERT OR UPDATE OF content, cover_media_id, cover_alt, cover_caption, cover_credit, status ON articles
  FOR EACH ROW WHEN (NEW.cover_media_id IS NOT NULL OR NEW.content LIKE '%/uploads/%') EXECUTE FUNCTION describe_pictures();

CREATE OR REPLACE FUNCTION write_media_search_key() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_key := list_search_key(NEW.alt || ' ' || NEW.caption || ' ' || NEW.credit);
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER media_search_key BEFORE INSERT OR UPDATE OF alt, caption, credit ON media
  FOR EACH ROW EXECUTE FUNCTION write_media_search_key();
