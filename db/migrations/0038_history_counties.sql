-- Other punctuation is no new number. A check that is taken back never happened, and of several on
-- one day the last one counts.
CREATE OR REPLACE FUNCTION note_changed_center() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO center_events (center_id, kind, slug, name, county, is_sample)
    SELECT NEW.id, kind, NEW.slug, NEW.name, NEW.county, NEW.source = 'sample'
    FROM (VALUES
      ('number-changed', regexp_replace(NEW.phone, '\D', '', 'g')
        IS DISTINCT FROM regexp_replace(OLD.phone, '\D', '', 'g')),
      ('closed', NEW.is_closed AND NOT OLD.is_closed
        OR NEW.permanently_closed AND NOT OLD.permanently_closed),
      ('reopened', OLD.is_closed AND NOT NEW.is_closed)) AS noted (kind, happened)
    WHERE happened;
  IF NEW.verified_at IS DISTINCT FROM OLD.verified_at THEN
    DELETE FROM center_events WHERE center_id = NEW.id AND kind = 'checked'
      AND happened_at > coalesce(NEW.verified_at, '-infinity');
    INSERT INTO center_events (center_id, kind, happened_at, slug, name, county, is_sample)
      SELECT NEW.id, 'checked', NEW.verified_at, NEW.slug, NEW.name, NEW.county, NEW.source = 'sample'
      WHERE NEW.verified_at IS NOT NULL
      ON CONFLICT (center_id, ((happened_at AT TIME ZONE 'UTC')::date)) WHERE kind = 'checked'
      DO UPDATE SET happened_at = excluded.happened_at;
  END IF;
  -- A county's feed has its centers' whole history.
  IF NEW.county IS DISTINCT FROM OLD.county THEN
    UPDATE center_events SET county = NEW.county WHERE center_id = NEW.id;
  END IF;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER treatment_centers_note_changed AFTER UPDATE ON treatment_centers
  FOR EACH ROW WHEN ((OLD.phone, OLD.permanently_closed, OLD.temporarily_closed, OLD.verified_at, OLD.county)
    IS DISTINCT FROM (NEW.phone, NEW.permanently_closed, NEW.temporarily_closed, NEW.verified_at, NEW.county))
  EXECUTE FUNCTION note_changed_center();
