-- A text as the search reads it: words without accents, numbers without separators of thousands ("1.204" is "1204"), digits apart from letters ("19h30" is
-- "19 h 30"), small digits as digits of their own ("m²" is "m 2", as "m2" is), spaces for other signs ("km/h" is "km h"). Nine words are a stop word without
-- their accent: they end in a zero ("Pará" is "para0"). `searchable` in lib/search/text.ts does the same.
CREATE OR REPLACE FUNCTION search_text(given text) RETURNS text LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE read text := lower(CASE WHEN given !~ '[\u0300-\u200f\u2028-\U0010ffff]' OR given IS NFC NORMALIZED THEN given ELSE normalize(given) END);
BEGIN
  IF read ~ '[⁰¹²³⁴-⁹₀-₉]' THEN
    read := translate(regexp_replace(read, '([⁰¹²³⁴-⁹₀-₉]+)', ' \1 ', 'g'), '⁰¹²³⁴⁵⁶⁷⁸⁹₀₁₂₃₄₅₆₇₈₉', '01234567890123456789');
  END IF;
  IF read ~ '\d' THEN
    read := regexp_replace(read, '(\d)\.(?=\d{3}(?!\d))', '\1', 'g');
    read := regexp_replace(read, '(\d)(?=[a-zà-ÿ])|([a-zà-ÿ])(?=\d)', '\1\2 ', 'g');
  END IF;
  read := regexp_replace(read, '\m(dás?|dê|dó|más|nó|pará|pôr|sé)\M', '\10', 'g');
  RETURN regexp_replace(lower(unaccent(replace(replace(read, 'º', ' '), 'ª', ' '))), '[!-/:-@[-`{-~°]', ' ', 'g');
END $$;

CREATE OR REPLACE FUNCTION search_vector(given text, weight "char") RETURNS tsvector LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT setweight(to_tsvector('every_word', search_text(given)), weight)
$$;

-- A whole headline as it is compared with a typed one: case, accents, signs and spaces make no difference. Null without a word.
CREATE OR REPLACE FUNCTION headline_key(title text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT nullif(trim(regexp_replace(search_text(title), '\s+', ' ', 'g')), '')
$$;

CREATE OR REPLACE FUNCTION state_name(uf text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE uf WHEN 'AC' THEN 'Acre' WHEN 'AL' THEN 'Alagoas' WHEN 'AM' THEN 'Amazonas' WHEN 'AP' THEN 'Amapá' WHEN 'BA' THEN 'Bahia'
    WHEN 'CE' THEN 'Ceará' WHEN 'DF' THEN 'Distrito Federal' WHEN 'ES' THEN 'Espírito Santo' WHEN 'GO' THEN 'Goiás' WHEN 'MA' THEN 'Maranhão'
    WHEN 'MG' THEN 'Minas Gerais' WHEN 'MS' THEN 'Mato Grosso do Sul' WHEN 'MT' THEN 'Mato Grosso' WHEN 'PA' THEN 'Pará' WHEN 'PB' THEN 'Paraíba'
    WHEN 'PE' THEN 'Pernambuco' WHEN 'PI' THEN 'Piauí' WHEN 'PR' THEN 'Paraná' WHEN 'RJ' THEN 'Rio de Janeiro' WHEN 'RN' THEN 'Rio Grande do Norte'
    WHEN 'RO' THEN 'Rondônia' WHEN 'RR' THEN 'Roraima' WHEN 'RS' THEN 'Rio Grande do Sul' WHEN 'SC' THEN 'Santa Catarina' WHEN 'SE' THEN 'Sergipe'
    WHEN 'SP' THEN 'São Paulo' WHEN 'TO' THEN 'Tocantins' END
$$;
