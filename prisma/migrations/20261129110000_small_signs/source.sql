-- Small digits, as in m² and H₂O, are read as digits: who types "m2" or "IBGE" finds "m²" and "IBGE¹".
\ir ../../sql/search_text.sql

-- The rows of the few articles that have some.
SELECT keep_search(ARRAY(
  SELECT id FROM articles WHERE status = 'published' AND deleted_at IS NULL
    AND (title ~ '[⁰¹²³⁴-⁹₀-₉]' OR summary ~ '[⁰¹²³⁴-⁹₀-₉]' OR content ~ '[⁰¹²³⁴-⁹₀-₉]')));
