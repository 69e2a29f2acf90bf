-- How right the listings are: what was checked, what visitors report, and the round of calls.

GRANT SELECT, INSERT, DELETE ON fact_checks TO directory_staff;
GRANT SELECT, UPDATE (status, settled_at) ON problem_reports TO directory_staff;
GRANT SELECT, INSERT, UPDATE (status, settled_at) ON suggestions TO directory_staff;
GRANT SELECT, INSERT, UPDATE (done_at, result, before) ON round_calls TO directory_staff;

CREATE VIEW center_evidence AS
  SELECT DISTINCT ON (center_id, fact) center_id, fact, how, checked_at
  FROM fact_checks WHERE result = 'right'
  ORDER BY center_id, fact, checked_at DESC;

-- That nobody answers counts after two tries on different days.
CREATE VIEW accuracy_calls AS
  SELECT checked_at, is_drawn, result, county, treatment_types
  FROM fact_checks c
  WHERE fact = 'phone' AND how = 'called' AND (result <> 'no-answer' OR EXISTS (
    SELECT 1 FROM fact_checks b
    WHERE b.center_id = c.center_id AND b.fact = 'phone' AND b.result = 'no-answer'
      AND b.is_drawn = c.is_drawn AND b.checked_at::date < c.checked_at::date
      AND b.checked_at > c.checked_at - interval '60 days'));

CREATE VIEW accuracy_reports AS
  SELECT created_at, settled_at, kind, status FROM problem_reports;
GRANT SELECT ON center_evidence, accuracy_calls, accuracy_reports
  TO directory_anonymous, directory_member, directory_staff;

-- A network as reports know it: today the same, tomorrow another.
CREATE FUNCTION hash_reporter(network text) RETURNS text LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
DECLARE
  today_salt text;
BEGIN
  IF network IS NULL THEN
    RAISE EXCEPTION 'the network of a reporter must not be NULL' USING ERRCODE = 'null_value_not_allowed';
  END IF;
  DELETE FROM report_salts WHERE day < current_date;
  INSERT INTO report_salts (day, salt)
    VALUES (current_date, gen_random_uuid()::text || gen_random_uuid()::text)
    ON CONFLICT DO NOTHING;
  SELECT salt INTO today_salt FROM report_salts WHERE day = current_date;
  RETURN encode(sha256(convert_to(today_salt || network, 'UTF8')), 'hex');
END
$$;
REVOKE EXECUTE ON FUNCTION hash_reporter(text) FROM PUBLIC;

-- Stores what a visitor reports. Only so, and by the next function, a visitor writes about a listing. False where
-- there is no such center. The same report from the same network is stored once. One that is held waits for staff, and
-- shows nothing by itself.
CREATE FUNCTION report_problem(center uuid, problem text, words text, network text, held boolean DEFAULT false)
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
  -- Two of a number from different networks within a day show beside it at once, unless staff have reached the
  -- center by it within 30 days. Where it is shown already, an update would purge the page cache for nothing.
  IF held IS FALSE AND 2 <= (SELECT count(DISTINCT reporter) FROM problem_reports
      WHERE center_id = center AND kind = 'wrong-number' AND status = 'open'
        AND created_at > now() - interval '1 day')
    AND NOT EXISTS (SELECT 1 FROM fact_checks
      WHERE center_id = center AND fact = 'phone' AND result = 'right' AND how = 'called'
        AND checked_at > now() - interval '30 days')
  THEN
    UPDATE treatment_centers SET phone_reported_at = now()
      WHERE id = center AND phone_reported_at IS NULL;
  END IF;
  RETURN true;
END
$$;

-- Stores what a visitor suggests: a change of a center, or with null a new one. The same from the same network is
-- stored once.
CREATE FUNCTION suggest_change(center uuid, changed jsonb, words text, network text) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  hashed text := hash_reporter(network);
BEGIN
  IF center IS NOT NULL AND NOT EXISTS (SELECT 1 FROM treatment_centers WHERE id = center) THEN
    RETURN false;
  END IF;
  IF NOT EXISTS (SELECT 1 FROM suggestions WHERE reporter = hashed AND facts = changed
    AND center_id IS NOT DISTINCT FROM center)
  THEN
    INSERT INTO suggestions (center_id, facts, source, note, reporter)
    VALUES (center, changed, CASE WHEN speaks_for(center) THEN 'claim' ELSE 'visitor' END,
      nullif(words, ''), hashed);
  END IF;
  RETURN true;
END
$$;
REVOKE EXECUTE ON FUNCTION report_problem(uuid, text, text, text, boolean),
  suggest_change(uuid, jsonb, text, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION report_problem(uuid, text, text, text, boolean),
  suggest_change(uuid, jsonb, text, text)
  TO directory_anonymous, directory_member, directory_staff;
