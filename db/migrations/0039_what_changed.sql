-- What counts as a change of a center, for copies of the directory and for feeds.

-- Returns the digits that people dial within the country: '+1 609-555-0142' → '6095550142'.
CREATE FUNCTION dialed_digits(phone text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(regexp_replace(phone, '\D', '', 'g'), '^(001|1)(?=\d{10})', '')
$$;

-- A new number restarts the count, because nobody has called it yet, and ends the notice that the
-- old one was reported wrong. The same number written differently does neither. A merge may bring a
-- number with its notice.
CREATE OR REPLACE FUNCTION restart_calls() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE call_plans SET number_since = now(), call_at = NULL, avoid_part = NULL, is_promised = false,
    decision = NULL WHERE center_id = NEW.id;
  NEW.unreachable := false;
  IF NEW.phone_reported_at IS NOT DISTINCT FROM OLD.phone_reported_at THEN
    NEW.phone_reported_at := NULL;
  END IF;
  RETURN NEW;
END
$$;
CREATE OR REPLACE TRIGGER treatment_centers_number BEFORE UPDATE OF phone ON treatment_centers
  FOR EACH ROW WHEN (dialed_digits(OLD.phone) IS DISTINCT FROM dialed_digits(NEW.phone))
  EXECUTE FUNCTION restart_calls();

-- No change of the listing: a derived location, derived hours, time that passes, and a visitor's
-- report. Copies learn of a report by its own time, which is gone once staff have settled it.
CREATE OR REPLACE TRIGGER treatment_centers_touch BEFORE UPDATE ON treatment_centers
  FOR EACH ROW WHEN (
    (OLD.place_latitude, OLD.place_longitude, OLD.open_minutes, OLD.recently_verified, OLD.phone_reported_at)
      IS NOT DISTINCT FROM
    (NEW.place_latitude, NEW.place_longitude, NEW.open_minutes, NEW.recently_verified, NEW.phone_reported_at)
    OR (OLD.phone, OLD.permanently_closed, OLD.temporarily_closed, OLD.verified_at, OLD.unreachable)
      IS DISTINCT FROM
    (NEW.phone, NEW.permanently_closed, NEW.temporarily_closed, NEW.verified_at, NEW.unreachable)
    OR (OLD.phone_reported_at IS NOT NULL AND NEW.phone_reported_at IS NULL))
  EXECUTE FUNCTION touch_updated_at();

-- As in 0018, and a confirmation that a correction takes back is a change: its own time, by which
-- copies would learn of it, is gone with it.
CREATE OR REPLACE FUNCTION answer_center_link(key text, confirmed text[], changed jsonb, corrected text[], words text)
RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  link uuid := (SELECT id FROM find_center_link(key));
  center uuid;
BEGIN
  IF num_nulls(link, confirmed, changed, corrected) > 0 THEN RETURN false; END IF;
  UPDATE center_links SET answered_at = now(),
      answer = jsonb_build_object('confirmed', confirmed, 'changes', changed, 'note', coalesce(words, ''))
    WHERE id = link AND revoked_at IS NULL RETURNING center_id INTO center;
  IF center IS NULL THEN RETURN false; END IF;
  -- An update without rows would still drop all cached pages.
  IF EXISTS (SELECT FROM field_checks
    WHERE center_id = center AND how = 'link' AND field = ANY (corrected))
  THEN
    UPDATE treatment_centers SET updated_at = now() WHERE id = center;
  END IF;
  -- One row a day for each field, however often the center sends its answer.
  DELETE FROM field_checks WHERE center_id = center AND how = 'link' AND (field = ANY (corrected)
    OR (field = ANY (confirmed) AND checked_at > now() - interval '1 day'));
  INSERT INTO field_checks (center_id, field, result, how, county, treatment_types)
    SELECT c.id, field, 'right', 'link', c.county, c.treatment_types
    FROM treatment_centers c, unnest(confirmed) AS field
    WHERE c.id = center AND NOT field = ANY (corrected);
  DELETE FROM suggestions WHERE center_id = center AND source = 'center-link' AND status = 'open';
  IF changed <> '{}' OR words <> '' THEN
    INSERT INTO suggestions (center_id, changes, source, note)
      VALUES (center, changed, 'center-link', nullif(words, ''));
  END IF;
  PERFORM pg_notify('directory_changed', center::text);
  RETURN true;
END
$$;

-- Each center's record has its organization's name and website.
CREATE FUNCTION touch_organization_centers() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE treatment_centers SET updated_at = now() WHERE organization_id = NEW.id;
  RETURN NULL;
END
$$;
CREATE TRIGGER organizations_touch AFTER UPDATE ON organizations
  FOR EACH ROW WHEN ((OLD.name, OLD.website) IS DISTINCT FROM (NEW.name, NEW.website))
  EXECUTE FUNCTION touch_organization_centers();

-- Another state may have a county of the same name: an event there has none, so that it is in no
-- county's feed.
CREATE OR REPLACE FUNCTION note_new_centers() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
DECLARE
  restored uuid[];
BEGIN
  WITH noted AS (INSERT INTO center_events (center_id, kind, slug, name, county, is_sample)
      SELECT id, CASE WHEN EXISTS (SELECT FROM center_events e
          WHERE e.center_id = new_rows.id AND e.kind = 'removed') THEN 'restored' ELSE 'new' END,
        slug, name, CASE WHEN NOT is_out_of_state THEN county END, source = 'sample'
      FROM new_rows RETURNING center_id, kind)
    SELECT array_agg(center_id) FILTER (WHERE kind = 'restored') INTO restored FROM noted;
  -- An update without rows would still run the triggers of one.
  IF restored IS NOT NULL THEN
    UPDATE treatment_centers SET updated_at = now() WHERE id = ANY (restored);
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION note_removed_centers() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO center_events (center_id, kind, slug, name, county, is_sample)
    SELECT id, 'removed', slug, name, CASE WHEN NOT is_out_of_state THEN county END, source = 'sample'
    FROM old_rows;
  RETURN NULL;
END
$$;

-- A check that is taken back never happened, and of several on one day the last one counts.
CREATE OR REPLACE FUNCTION note_changed_center() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
DECLARE
  here text := CASE WHEN NOT NEW.is_out_of_state THEN NEW.county END;
BEGIN
  INSERT INTO center_events (center_id, kind, slug, name, county, is_sample)
    SELECT NEW.id, kind, NEW.slug, NEW.name, here, NEW.source = 'sample'
    FROM (VALUES
      ('number-changed', dialed_digits(NEW.phone) IS DISTINCT FROM dialed_digits(OLD.phone)),
      ('closed', NEW.is_closed AND NOT OLD.is_closed
        OR NEW.permanently_closed AND NOT OLD.permanently_closed),
      ('reopened', OLD.is_closed AND NOT NEW.is_closed)) AS noted (kind, happened)
    WHERE happened;
  IF NEW.verified_at IS DISTINCT FROM OLD.verified_at THEN
    DELETE FROM center_events WHERE center_id = NEW.id AND kind = 'checked'
      AND happened_at > coalesce(NEW.verified_at, '-infinity');
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
CREATE OR REPLACE TRIGGER treatment_centers_note_changed AFTER UPDATE ON treatment_centers
  FOR EACH ROW WHEN ((OLD.phone, OLD.permanently_closed, OLD.temporarily_closed, OLD.verified_at, OLD.county,
      OLD.is_out_of_state)
    IS DISTINCT FROM (NEW.phone, NEW.permanently_closed, NEW.temporarily_closed, NEW.verified_at, NEW.county,
      NEW.is_out_of_state))
  EXECUTE FUNCTION note_changed_center();

UPDATE center_events e SET county = NULL
  WHERE county IS NOT NULL AND (
    EXISTS (SELECT FROM treatment_centers WHERE id = e.center_id AND is_out_of_state)
    OR EXISTS (SELECT FROM deleted_centers WHERE id = e.center_id
      AND contents @> '{"treatment_centers": [{"is_out_of_state": true}]}')
    OR EXISTS (SELECT FROM center_merges WHERE merged_center_id = e.center_id
      AND contents @> '{"treatment_centers": [{"is_out_of_state": true}]}'));
