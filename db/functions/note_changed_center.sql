-- Adds what happened to a center to the public history. Other punctuation is no new number. A
-- check that is taken back never happened, except that of a number that changed since; checks of
-- former numbers stay. Of several checks on one day the last one counts.
CREATE OR REPLACE FUNCTION note_changed_center() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
DECLARE
  here text := CASE WHEN NOT NEW.is_out_of_state THEN NEW.county END;
  is_new_number boolean := dialed_digits(NEW.phone) IS DISTINCT FROM dialed_digits(OLD.phone);
BEGIN
  INSERT INTO center_events (center_id, kind, slug, name, county, is_sample)
    SELECT NEW.id, kind, NEW.slug, NEW.name, here, NEW.source = 'sample'
    FROM (VALUES
      ('number-changed', is_new_number),
      ('closed', NEW.is_closed AND NOT OLD.is_closed
        OR NEW.permanently_closed AND NOT OLD.permanently_closed),
      ('reopened', OLD.is_closed AND NOT NEW.is_closed)) AS noted (kind, happened)
    WHERE happened;
  IF NEW.verified_at IS DISTINCT FROM OLD.verified_at THEN
    DELETE FROM center_events WHERE center_id = NEW.id AND kind = 'checked' AND NOT is_new_number
      AND happened_at > coalesce(NEW.verified_at, (SELECT max(happened_at) FROM center_events
        WHERE center_id = NEW.id AND kind = 'number-changed'), '-infinity');
    INSERT INTO center_events (center_id, kind, happened_at, slug, name, county, is_sample)
      SELECT NEW.id, 'checked', NEW.verified_at, NEW.slug, NEW.name, here, NEW.source = 'sample'
      WHERE NEW.verified_at IS NOT NULL
      ON CONFLICT (center_id, ((happened_at AT TIME ZONE 'UTC')::date)) WHERE kind = 'checked'
      DO UPDATE SET happened_at = excluded.happened_at;
  END IF;
  -- A county's feed has its centers' whole history.
  IF (NEW.county, NEW.is_out_of_state) IS DISTINCT FROM (OLD.county, OLD.is_out_of_state) THEN
    UPDATE center_events SET county = here WHERE center_id = NEW.id;
  END IF;
  RETURN NULL;
END
$$;
