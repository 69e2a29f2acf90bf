-- Data from centers themselves: claims, and open beds.

GRANT SELECT (id, center_id, user_id, created_at, code_made_at, tries, proved_at, revoked_at),
  INSERT (center_id, user_id), UPDATE (revoked_at) ON claims TO directory_member, directory_staff;
GRANT SELECT, INSERT (center_id, key_hash), UPDATE (revoked_at) ON bed_links TO directory_staff;
GRANT SELECT ON bed_availability TO directory_anonymous, directory_member, directory_staff;
GRANT DELETE ON bed_availability TO directory_staff;

CREATE FUNCTION hash_code(claim uuid, code text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT encode(sha256(convert_to(claim::text || ' ' || code, 'UTF8')), 'hex')
$$;

-- Sets a claim's code; admins only. Returns false if the claim is proved or revoked.
CREATE FUNCTION set_claim_code(claim uuid, code text) RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  IF app_role() IS DISTINCT FROM 'admin' THEN
    RAISE EXCEPTION 'only an admin sets the code of a claim' USING ERRCODE = 'insufficient_privilege';
  END IF;
  UPDATE claims SET code_hash = hash_code(claim, code), code_made_at = now(), tries = 0
    WHERE id = claim AND code IS NOT NULL AND proved_at IS NULL AND revoked_at IS NULL;
  RETURN FOUND;
END
$$;

-- Proves the viewer's own claim with its code and returns whether the code is right. NULL never
-- matches. A code allows five attempts and lasts 30 days.
CREATE FUNCTION prove_claim(claim uuid, code text) RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
DECLARE
  asked claims;
BEGIN
  IF app_role() IS NULL OR NOT has_second_factor() OR code IS NULL THEN RETURN false; END IF;
  UPDATE claims SET tries = tries + 1
    WHERE id = claim AND user_id = app_user_id() AND proved_at IS NULL AND revoked_at IS NULL
      AND tries < 5 AND code_made_at > now() - interval '30 days'
    RETURNING * INTO asked;
  IF NOT coalesce(asked.code_hash = hash_code(claim, code), false) THEN RETURN false; END IF;
  UPDATE claims SET proved_at = now(), code_hash = NULL WHERE id = asked.id;
  RETURN true;
END
$$;

-- Returns whether the viewer represents a center.
CREATE FUNCTION speaks_for(center uuid) RETURNS boolean LANGUAGE plpgsql STABLE SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  RETURN app_role() IS NOT NULL AND has_second_factor() AND EXISTS (
    SELECT 1 FROM claims WHERE center_id = center AND user_id = app_user_id()
      AND proved_at IS NOT NULL AND revoked_at IS NULL);
END
$$;

-- Returns the center of a link that is neither revoked nor expired; otherwise no row.
CREATE FUNCTION find_bed_link(key text) RETURNS TABLE (id uuid) LANGUAGE plpgsql STABLE SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  RETURN QUERY SELECT c.id FROM bed_links l JOIN treatment_centers c ON c.id = l.center_id
    WHERE l.key_hash = encode(sha256(convert_to(key, 'UTF8')), 'hex')
      AND l.revoked_at IS NULL AND l.expires_at > now();
END
$$;

-- Returns false after 20 changes within an hour. An unchanged report only updates the time.
CREATE FUNCTION store_beds(center uuid, detox_beds integer, residential_beds integer) RETURNS boolean
LANGUAGE plpgsql AS $$
DECLARE
  said bed_availability;
  is_same boolean;
  is_new_hour boolean;
BEGIN
  INSERT INTO bed_availability (center_id, detox, residential) VALUES (center, detox_beds, residential_beds)
    ON CONFLICT (center_id) DO NOTHING;
  IF FOUND THEN RETURN true; END IF;
  SELECT * INTO said FROM bed_availability WHERE center_id = center FOR UPDATE;
  is_same := (said.detox, said.residential) IS NOT DISTINCT FROM (detox_beds::smallint, residential_beds::smallint);
  is_new_hour := said.counted_from < now() - interval '1 hour';
  IF NOT is_same AND NOT is_new_hour AND said.changes >= 20 THEN RETURN false; END IF;
  UPDATE bed_availability SET detox = detox_beds, residential = residential_beds, reported_at = now(),
    counted_from = CASE WHEN is_new_hour THEN now() ELSE counted_from END,
    changes = CASE WHEN is_new_hour THEN 0 ELSE changes END + CASE WHEN is_same THEN 0 ELSE 1 END
    WHERE center_id = center;
  RETURN true;
END
$$;

-- Stores a report through a link. Returns false if the link is not valid, or after too many
-- changes.
CREATE FUNCTION report_beds(key text, detox_beds integer, residential_beds integer) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  center uuid := (SELECT id FROM find_bed_link(key));
BEGIN
  IF center IS NULL THEN RETURN false; END IF;
  RETURN store_beds(center, detox_beds, residential_beds);
END
$$;

-- Stores a report by a member who represents the center.
CREATE FUNCTION report_own_beds(center uuid, detox_beds integer, residential_beds integer) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT speaks_for(center) THEN RETURN false; END IF;
  RETURN store_beds(center, detox_beds, residential_beds);
END
$$;

REVOKE EXECUTE ON FUNCTION set_claim_code(uuid, text), prove_claim(uuid, text), speaks_for(uuid),
  find_bed_link(text), store_beds(uuid, integer, integer), report_beds(text, integer, integer),
  report_own_beds(uuid, integer, integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION set_claim_code(uuid, text) TO directory_staff;
GRANT EXECUTE ON FUNCTION prove_claim(uuid, text), report_own_beds(uuid, integer, integer)
  TO directory_member, directory_staff;
GRANT EXECUTE ON FUNCTION speaks_for(uuid), find_bed_link(text), report_beds(text, integer, integer)
  TO directory_anonymous, directory_member, directory_staff;

-- Every step of a claim is in the audit log, no matter who takes it.
CREATE FUNCTION log_claim() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO activities (action, subject_id, subject_name)
  SELECT CASE WHEN TG_OP = 'INSERT' THEN 'center.claimed'
      WHEN NEW.revoked_at IS NOT NULL THEN 'center.claim-revoked'
      WHEN NEW.proved_at IS NOT NULL THEN 'center.claim-proved'
      ELSE 'center.claim-code-made' END, id, name
  FROM treatment_centers WHERE id = NEW.center_id;
  RETURN NULL;
END
$$;
CREATE TRIGGER claims_log AFTER INSERT OR UPDATE OF code_made_at, proved_at, revoked_at ON claims
  FOR EACH ROW EXECUTE FUNCTION log_claim();

-- Beds appear on pages of their center, and searches filter by them. An unchanged report changes no
-- page, unless the beds were too old to be shown.
CREATE FUNCTION notify_beds_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('directory_changed', 'beds:' || slug) FROM treatment_centers
    WHERE id = CASE WHEN TG_OP = 'DELETE' THEN OLD.center_id ELSE NEW.center_id END;
  RETURN NULL;
END
$$;
CREATE TRIGGER bed_availability_notify AFTER INSERT OR DELETE ON bed_availability
  FOR EACH ROW EXECUTE FUNCTION notify_beds_changed();
CREATE TRIGGER bed_availability_changed AFTER UPDATE ON bed_availability
  FOR EACH ROW WHEN ((OLD.detox, OLD.residential) IS DISTINCT FROM (NEW.detox, NEW.residential)
    OR OLD.reported_at < NEW.reported_at - interval '24 hours')
  EXECUTE FUNCTION notify_beds_changed();
