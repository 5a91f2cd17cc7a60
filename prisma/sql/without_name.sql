-- The fields of a revision, without the copy of one person's name among its credits.
CREATE OR REPLACE FUNCTION without_name(fields jsonb, person text) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN jsonb_typeof(fields -> 'credits') IS DISTINCT FROM 'array' THEN fields ELSE jsonb_set(fields, '{credits}', coalesce((
    SELECT jsonb_agg(CASE WHEN credit ->> 'personId' = person THEN credit || '{"name": ""}' ELSE credit END ORDER BY place)
    FROM jsonb_array_elements(fields -> 'credits') WITH ORDINALITY AS each(credit, place)), '[]')) END
$$;
