-- A check is evidence of the value that was checked. If the value changes, nobody has checked the new
-- one; if the old value returns, so does its check.

CREATE FUNCTION published_hours(center uuid) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT string_agg(day_of_week || ' ' || hours, E'\n' ORDER BY day_of_week)
  FROM center_opening_hours WHERE center_id = center
$$;

CREATE FUNCTION pick_words(given text[], known text[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_to_string(ARRAY(SELECT unnest(known) INTERSECT SELECT unnest(given) ORDER BY 1), ' ')
$$;

-- Returns the present value of a checked field, never null. A phone number is its digits: written
-- differently, it is still the number that was checked. The groups are those of app/lib/offerings.ts.
-- A single expression without a subquery, so that PostgreSQL inlines it and reads only what it needs.
-- `center` is a row of treatment_centers. Its type would make a dump create that table before the
-- functions that its columns need.
CREATE FUNCTION checked_value(center anyelement, field text) RETURNS text
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce(CASE field
    WHEN 'phone' THEN dialed_digits(center.phone)
    WHEN 'status' THEN CASE WHEN center.permanently_closed THEN 'permanently closed'
      WHEN center.temporarily_closed THEN 'temporarily closed' ELSE 'open' END
    WHEN 'address' THEN jsonb_build_array(center.address, center.street, center.city, center.state,
      center.postal_code)::text
    WHEN 'hours' THEN published_hours(center.id)
    WHEN 'website' THEN center.website
    WHEN 'care' THEN array_to_string(center.treatment_types, ' ') || '; ' || pick_words(center.offerings,
      '{detox,residential,partial-hospitalization,intensive-outpatient,outpatient,telehealth,sober-living}')
    WHEN 'payment' THEN pick_words(center.offerings,
      '{medicaid,medicare,private-insurance,tricare,free-or-low-cost}')
    WHEN 'medicines' THEN pick_words(center.offerings, '{methadone,buprenorphine,naltrexone}')
    WHEN 'languages' THEN pick_words(center.offerings, '{spanish,sign-language,other-language}')
    WHEN 'howToStart' THEN center.how_to_start
    WHEN 'intakePhone' THEN dialed_digits(center.intake_phone)
    WHEN 'intakeHours' THEN center.intake_hours
    WHEN 'waitTime' THEN center.wait_time
    WHEN 'ages' THEN jsonb_build_array(center.minimum_age, center.maximum_age)::text
    WHEN 'continuesMethadone' THEN center.continues_methadone::text
    WHEN 'continuesBuprenorphine' THEN center.continues_buprenorphine::text
    WHEN 'plansTaken' THEN center.plans_taken
    WHEN 'notAdmitted' THEN center.not_admitted
    WHEN 'whatToBring' THEN center.what_to_bring
    WHEN 'stepFree' THEN pick_words(center.offerings, '{wheelchair}')
    WHEN 'referral' THEN jsonb_build_array(center.referral_fax, center.referral_form)::text
  END, '')
$$;

CREATE FUNCTION set_checked_value() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.value := (SELECT checked_value(c, NEW.field) FROM treatment_centers c WHERE c.id = NEW.center_id);
  RETURN NEW;
END
$$;
CREATE TRIGGER field_checks_value BEFORE INSERT ON field_checks
  FOR EACH ROW WHEN (NEW.value IS NULL) EXECUTE FUNCTION set_checked_value();

-- A center's own word hides a check by staff only once that is 90 days older.
CREATE OR REPLACE VIEW center_evidence AS
  SELECT DISTINCT ON (k.center_id, k.field) k.center_id, k.field, k.how, k.checked_at
  FROM field_checks k JOIN treatment_centers c ON c.id = k.center_id
  WHERE k.result = 'right' AND k.value = checked_value(c, k.field)
  ORDER BY k.center_id, k.field,
    k.checked_at - CASE WHEN k.how = 'link' THEN interval '90 days' ELSE interval '0' END DESC;

-- As in 0039, and the listing counts as checked only since staff checked this number, which stands
-- beside that date everywhere.
CREATE OR REPLACE FUNCTION restart_calls() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE call_plans SET number_since = now(), call_at = NULL, avoid_part = NULL, is_promised = false,
    decision = NULL WHERE center_id = NEW.id;
  NEW.unreachable := false;
  IF NEW.phone_reported_at IS NOT DISTINCT FROM OLD.phone_reported_at THEN
    NEW.phone_reported_at := NULL;
  END IF;
  IF NEW.verified_at IS NOT DISTINCT FROM OLD.verified_at THEN
    SELECT checked_at, how INTO NEW.verified_at, NEW.verified_by FROM field_checks
      WHERE center_id = NEW.id AND field = 'phone' AND result = 'right' AND how <> 'link'
        AND value = checked_value(NEW, 'phone')
      ORDER BY checked_at DESC LIMIT 1;
  END IF;
  RETURN NEW;
END
$$;
-- The trigger above may change verified_at in an update that doesn't name it.
CREATE OR REPLACE TRIGGER treatment_centers_verified
  BEFORE INSERT OR UPDATE OF verified_at, recently_verified, phone ON treatment_centers
  FOR EACH ROW EXECUTE FUNCTION set_recently_verified();

-- As in 0039, but a check of a number that changed since did happen: its event stays. What is taken back leaves
-- the checks of former numbers.
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

-- As in 0010, but a call to a former number doesn't protect the present one.
CREATE OR REPLACE FUNCTION report_problem(center uuid, problem text, words text, network text, held boolean DEFAULT false)
RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM treatment_centers WHERE id = center) THEN
    RETURN false;
  END IF;
  INSERT INTO problem_reports (center_id, kind, note, reporter, status)
  VALUES (center, problem, nullif(words, ''), hash_reporter(network),
    CASE WHEN EXISTS (SELECT 1 FROM problem_reports
      WHERE center_id = center AND kind = problem AND status = 'dismissed'
        AND settled_at > now() - interval '30 days') THEN 'silenced' ELSE 'open' END)
  ON CONFLICT (center_id, kind, reporter) DO NOTHING;
  -- Two reports of a number from different networks within a day question the number on its page,
  -- unless staff reached the center by it within 30 days. If the page already questions it, an
  -- update would purge the page cache for nothing.
  IF held IS FALSE AND 2 <= (SELECT count(DISTINCT reporter) FROM problem_reports
      WHERE center_id = center AND kind = 'wrong-number' AND status = 'open'
        AND created_at > now() - interval '1 day')
    AND NOT EXISTS (SELECT 1 FROM field_checks k JOIN treatment_centers c ON c.id = k.center_id
      WHERE k.center_id = center AND k.field = 'phone' AND k.result = 'right' AND k.how = 'called'
        AND k.value = checked_value(c, 'phone') AND k.checked_at > now() - interval '30 days')
  THEN
    UPDATE treatment_centers SET phone_reported_at = now()
      WHERE id = center AND phone_reported_at IS NULL;
  END IF;
  RETURN true;
END
$$;

-- Checks from before this migration: of the value that the listing has, unless the log says that it
-- changed since. Their centers may be deleted or merged and come back.
UPDATE field_checks k SET value = checked_value(c, k.field)
  FROM treatment_centers c WHERE c.id = k.center_id;
UPDATE field_checks k SET value = CASE k.field
    WHEN 'hours' THEN coalesce((SELECT string_agg(day_of_week || ' ' || hours, E'\n' ORDER BY day_of_week)
      FROM jsonb_populate_recordset(NULL::center_opening_hours, gone.contents -> 'center_opening_hours')), '')
    ELSE checked_value(c, k.field) END
  FROM (SELECT id, contents, '[]' AS set_aside FROM deleted_centers
      UNION ALL SELECT merged_center_id, contents, followed -> 'checks_set_aside' FROM center_merges) gone,
    jsonb_populate_record(NULL::treatment_centers, gone.contents -> 'treatment_centers' -> 0) c
  WHERE k.center_id = gone.id AND NOT gone.set_aside ? k.id::text;
UPDATE field_checks k SET value = NULL
  WHERE EXISTS (SELECT FROM activities a, jsonb_to_recordset(a.changes) AS change (field text, old text, new text)
    -- A check that is saved together with its value has the time of another clock.
    WHERE a.subject_id = k.center_id AND a.occurred_at > k.checked_at + interval '1 minute'
      AND a.action NOT IN ('center.called', 'center.verified', 'center.merged', 'center.unmerged')
      AND CASE k.field
        WHEN 'phone' THEN change.field = 'phone' AND dialed_digits(old) IS DISTINCT FROM dialed_digits(new)
        WHEN 'status' THEN change.field IN ('openState', 'permanentlyClosed', 'temporarilyClosed')
        WHEN 'address' THEN change.field IN ('address', 'street', 'city', 'state', 'postalCode')
        WHEN 'hours' THEN change.field LIKE 'hours%' OR change.field = 'openingHours'
        WHEN 'care' THEN change.field IN ('treatmentTypes', 'offerings')
        WHEN 'payment' THEN change.field = 'offerings'
        WHEN 'medicines' THEN change.field = 'offerings'
        WHEN 'languages' THEN change.field = 'offerings'
        WHEN 'stepFree' THEN change.field = 'offerings'
        WHEN 'ages' THEN change.field IN ('minimumAge', 'maximumAge')
        WHEN 'referral' THEN change.field IN ('referralFax', 'referralForm')
        ELSE change.field = k.field END);
-- The date beside a number that changed since is that of the newest check of the present number, if there is one.
UPDATE treatment_centers c SET verified_at = newest.checked_at, verified_by = newest.how
  FROM treatment_centers stored LEFT JOIN LATERAL (
      SELECT checked_at, how FROM field_checks
      WHERE center_id = stored.id AND field = 'phone' AND result = 'right' AND how <> 'link'
        AND value = checked_value(stored, 'phone')
      ORDER BY checked_at DESC LIMIT 1) newest ON true
  WHERE stored.id = c.id AND EXISTS (
    SELECT FROM activities a, jsonb_to_recordset(a.changes) AS change (field text, old text, new text)
    WHERE a.subject_id = c.id AND a.occurred_at > c.verified_at + interval '1 minute'
      AND a.action NOT IN ('center.called', 'center.verified', 'center.merged', 'center.unmerged')
      AND change.field = 'phone' AND dialed_digits(old) IS DISTINCT FROM dialed_digits(new));
