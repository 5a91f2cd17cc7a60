-- The search finds events by their words, their place with its city, and who holds them, with the rules of articles.
CREATE OR REPLACE FUNCTION event_document(event events) RETURNS tsvector LANGUAGE sql STABLE AS $$
  SELECT search_vector(event.title, 'A')
    || search_vector(concat_ws('. ', event.location, event.address, m.name || ' ' || m.state, m.name || ' ' || state_name(m.state), event.held_by,
      replace(event.category, '-', ' ')), 'B')
    || search_vector(event.description, 'D')
    FROM (SELECT) AS one LEFT JOIN municipalities m ON m.path = event.city
$$;

CREATE OR REPLACE FUNCTION set_event_document() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.document := event_document(NEW);
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER events_document BEFORE INSERT OR UPDATE OF title, location, address, city, held_by, category, description ON events
  FOR EACH ROW EXECUTE FUNCTION set_event_document();
