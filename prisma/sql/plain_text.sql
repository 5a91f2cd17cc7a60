-- The visible text of a sanitised body: blocks and cells are parted by a space, and the card of another article is no part of it. Single spaces, of which a
-- body has most, are not replaced by themselves.
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

-- The words of a text that readers see. As `visibleText` reads it: without scripts, cards of other articles and tags; blocks part words.
CREATE OR REPLACE FUNCTION count_words(html text) RETURNS int LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT regexp_count(
    regexp_replace(
      regexp_replace(
        regexp_replace(
          regexp_replace(html, '<aside data-related=.*?(?:</aside>|$)', ' ', 'gi'),
          '</?(?:p|h[1-6]|li|ul|ol|blockquote|aside|table|tr|th|td|figure|figcaption|div|br|hr)\M[^<>]*>|&nbsp;|&#160;', ' ', 'gi'),
        '<[^<>]*>', '', 'g'),
      '&(?:#?\w+);', '', 'g'),
    '[^[:space:]]*[[:alnum:]][^[:space:]]*')
$$;

-- The number of words that comes with a new article is kept: counting takes as long as all other triggers together.
CREATE OR REPLACE FUNCTION keep_words_of_article() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' OR NEW.word_count = 0 THEN NEW.word_count := count_words(NEW.content); END IF;
  NEW.search_key := list_search_key(NEW.title);
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER articles_words BEFORE INSERT OR UPDATE OF title, content ON articles
  FOR EACH ROW EXECUTE FUNCTION keep_words_of_article();
