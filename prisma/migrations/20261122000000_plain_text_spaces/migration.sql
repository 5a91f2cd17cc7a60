-- The same text as before in little more than half the time: single spaces, of which a body has most, are not replaced by themselves.
CREATE OR REPLACE FUNCTION plain_text(html text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT trim(regexp_replace(
    replace(replace(replace(replace(replace(replace(replace(
      regexp_replace(
        regexp_replace(
          regexp_replace(html, '<aside data-related="[^"]*"><a href="[^"]*">[^<]*</a></aside>', ' ', 'g'),
          '</?(?:p|h2|h3|ul|ol|li|blockquote|aside|table|tr|th|td|figure|figcaption|small|img|br|hr)\M[^>]*>', ' ', 'g'),
        '<[^>]*>', '', 'g'),
      '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&#39;', ''''), '&apos;', ''''), '&amp;', '&'),
    '\s\s+|[^\S ]', ' ', 'g'))
$$;
