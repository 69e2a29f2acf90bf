-- The role of the API, and the public history of centers.

-- All columns but Google's (rating, photograph, price, place) and those that only sort our own lists.
GRANT SELECT (id, facets, open_minutes, pinned, unreachable, recently_verified, latitude, longitude,
    place_latitude, place_longitude, point, permanently_closed, temporarily_closed, is_closed,
    is_out_of_state, created_at, updated_at, verified_at, phone_reported_at, listed_on, name, slug,
    description, description_spanish, address, phone, website, city, state, postal_code, neighborhood,
    street, county, category_name, phone_unformatted, country_code, verified_by, listed_in, source,
    treatment_types, offerings, search_terms, search_vector, location_keys, intake_phone, intake_hours,
    how_to_start, what_to_bring, minimum_age, maximum_age, not_admitted, continues_methadone,
    continues_buprenorphine, plans_taken, plans_said_on, wait_time, wait_said_on, referral_fax,
    referral_form, organization_id)
  ON treatment_centers TO directory_api;
GRANT SELECT ON center_former_slugs, center_former_ids, center_categories, center_opening_hours,
  center_additional_info, organizations, search_words, bed_availability, center_evidence, center_events
  TO directory_api;

-- Their hours may be Google's. The API may not read what is Google's own: its id and its link.
CREATE VIEW google_listings AS SELECT id AS center_id FROM treatment_centers
  WHERE place_id IS NOT NULL OR google_maps_url IS NOT NULL;
GRANT SELECT ON google_listings TO directory_api;

-- A center that comes back, restored or no longer merged, counts as changed: whoever saw it gone must
-- find it again.
CREATE FUNCTION note_new_centers() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
DECLARE
  restored uuid[];
BEGIN
  WITH noted AS (INSERT INTO center_events (center_id, kind, slug, name, county, is_sample)
      SELECT id, CASE WHEN EXISTS (SELECT FROM center_events e
          WHERE e.center_id = new_rows.id AND e.kind = 'removed') THEN 'restored' ELSE 'new' END,
        slug, name, county, source = 'sample'
      FROM new_rows RETURNING center_id, kind)
    SELECT array_agg(center_id) FILTER (WHERE kind = 'restored') INTO restored FROM noted;
  -- An update without rows would still run the triggers of one.
  IF restored IS NOT NULL THEN
    UPDATE treatment_centers SET updated_at = now() WHERE id = ANY (restored);
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER treatment_centers_note_new AFTER INSERT ON treatment_centers
  REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_new_centers();

CREATE FUNCTION note_removed_centers() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO center_events (center_id, kind, slug, name, county, is_sample)
    SELECT id, 'removed', slug, name, county, source = 'sample' FROM old_rows;
  RETURN NULL;
END
$$;
CREATE TRIGGER treatment_centers_note_removed AFTER DELETE ON treatment_centers
  REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_removed_centers();

-- Other punctuation is no new number. A check that is taken back never happened, and of several on
-- one day the last one counts.
CREATE FUNCTION note_changed_center() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
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
  RETURN NULL;
END
$$;
CREATE TRIGGER treatment_centers_note_changed AFTER UPDATE ON treatment_centers
  FOR EACH ROW WHEN ((OLD.phone, OLD.permanently_closed, OLD.temporarily_closed, OLD.verified_at)
    IS DISTINCT FROM (NEW.phone, NEW.permanently_closed, NEW.temporarily_closed, NEW.verified_at))
  EXECUTE FUNCTION note_changed_center();

-- Centers that are gone, with the one that each was merged into.
CREATE VIEW gone_centers AS
  SELECT DISTINCT ON (e.center_id) e.center_id, e.id AS event_id, e.slug, e.name, e.county, e.is_sample,
    e.happened_at AS gone_at, f.center_id AS kept_center_id
  FROM center_events e LEFT JOIN center_former_ids f ON f.id = e.center_id
  WHERE e.kind = 'removed' AND NOT EXISTS (SELECT FROM treatment_centers c WHERE c.id = e.center_id)
  ORDER BY e.center_id, e.happened_at DESC;
GRANT SELECT ON gone_centers TO directory_api;

-- What is known of the past 400 days. A row of a deleted or merged center holds what it was.
INSERT INTO center_events (center_id, kind, happened_at, slug, name, county, is_sample)
  SELECT id, kind, happened_at, slug, name, county, source = 'sample'
  FROM treatment_centers,
    LATERAL (VALUES ('new', created_at), ('checked', verified_at)) AS known (kind, happened_at)
  WHERE happened_at > now() - interval '400 days'
UNION ALL
  SELECT id, 'removed', deleted_at, slug, name, contents #>> '{treatment_centers,0,county}',
    coalesce(contents #>> '{treatment_centers,0,source}' = 'sample', false)
  FROM deleted_centers
UNION ALL
  SELECT f.id, 'removed', coalesce(m.merged_at, kept.updated_at),
    coalesce(m.contents #>> '{treatment_centers,0,slug}', kept.slug), coalesce(m.merged_name, kept.name),
    coalesce(m.contents #>> '{treatment_centers,0,county}', kept.county), kept.source = 'sample'
  FROM center_former_ids f JOIN treatment_centers kept ON kept.id = f.center_id
    LEFT JOIN center_merges m ON m.merged_center_id = f.id
  WHERE NOT EXISTS (SELECT FROM treatment_centers c WHERE c.id = f.id);

CREATE OR REPLACE FUNCTION sweep_overdue() RETURNS void LANGUAGE sql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
  DELETE FROM deleted_centers WHERE deleted_at <= now() - interval '30 days';
  DELETE FROM center_merges WHERE merged_at <= now() - interval '30 days';
  -- Copies of the directory ask at any time later which centers are gone.
  DELETE FROM center_events WHERE kind <> 'removed' AND happened_at < now() - interval '400 days';
  DELETE FROM outbox WHERE sent_at <= now() - interval '30 days';
  DELETE FROM center_views WHERE day < current_date - 400;
  DELETE FROM empty_searches WHERE day < current_date - 90;
  DELETE FROM report_salts WHERE day < current_date;
  DELETE FROM problem_reports WHERE settled_at < now() - interval '400 days';
  DELETE FROM suggestions WHERE settled_at < now() - interval '400 days';
  -- Not shown after 24 hours, but its center can report the same again.
  DELETE FROM bed_availability WHERE reported_at < now() - interval '4 days';
  DELETE FROM bed_links WHERE coalesce(revoked_at, expires_at) < now() - interval '30 days';
  -- An answer counts for 60 days.
  DELETE FROM center_links WHERE greatest(coalesce(revoked_at, expires_at), answered_at) < now() - interval '60 days';
  DELETE FROM center_contacts WHERE center_id NOT IN (SELECT id FROM treatment_centers)
    AND center_id NOT IN (SELECT id FROM deleted_centers);
  DELETE FROM claims WHERE revoked_at < now() - interval '400 days'
    OR (proved_at IS NULL AND created_at < now() - interval '90 days');
  DELETE FROM calls WHERE created_at < now() - interval '30 days';
  DELETE FROM auth_sessions WHERE expires_at < now();
  DELETE FROM auth_verifications WHERE expires_at < now();
$$;
