-- The uploads that a text names by their address (/uploads/<id>/…): indexes over it tell which are in use. A text without such an address, like one with
-- pictures of another system's "uploads" folder, is not searched by the expression.
CREATE OR REPLACE FUNCTION uploads_in(written text) RETURNS uuid[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  IF written NOT LIKE '%/uploads/________-____-____-____-____________/%' THEN RETURN '{}'; END IF;
  RETURN ARRAY(
    SELECT parts[1]::uuid
      FROM regexp_matches(written, '/uploads/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})/', 'g') AS matches (parts)
  );
END $$;
