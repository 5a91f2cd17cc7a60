-- A draft may lack everything; a public text has a title, a summary, a body and an address.
ALTER TABLE articles ADD CONSTRAINT articles_public_has_words CHECK (
  status <> 'published'
  OR (title <> '' AND summary <> '' AND content <> '' AND slug !~ '^sem-titulo-[0-9a-f]{32}$')
);
