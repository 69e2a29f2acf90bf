-- Accuracy of the listings: checks, visitors' reports, and the call list.

GRANT SELECT, INSERT, DELETE ON field_checks TO directory_staff;
GRANT SELECT, UPDATE (status, settled_at) ON problem_reports TO directory_staff;
GRANT SELECT, INSERT, UPDATE (status, settled_at) ON suggestions TO directory_staff;
GRANT SELECT, INSERT, UPDATE (position, done_at, result, before) ON calls TO directory_staff;
GRANT SELECT, INSERT, UPDATE (call_at, avoid_part, is_promised, decision, note) ON call_plans
  TO directory_staff;

CREATE VIEW center_evidence AS
  SELECT DISTINCT ON (center_id, field) center_id, field, how, checked_at
  FROM field_checks WHERE result = 'right'
  ORDER BY center_id, field, checked_at DESC;

-- Consecutive unanswered calls to each center's number. Three or more over at least 30 days: the
-- center is unreachable.
CREATE VIEW unanswered_calls AS
  SELECT c.center_id, count(*)::integer AS tries, max(c.checked_at) AS last_at,
    count(*) >= 3 AND max(c.checked_at) - min(c.checked_at) >= interval '30 days' AS is_unreachable
  FROM field_checks c LEFT JOIN call_plans p ON p.center_id = c.center_id
  WHERE c.field = 'phone' AND c.how = 'called' AND c.result = 'no-answer'
    AND c.checked_at > coalesce(p.number_since, '-infinity')
    AND NOT EXISTS (SELECT 1 FROM field_checks later
      WHERE later.center_id = c.center_id AND later.field = 'phone' AND later.how = 'called'
        AND later.result <> 'no-answer' AND later.checked_at > c.checked_at)
  GROUP BY c.center_id;
GRANT SELECT ON unanswered_calls TO directory_staff;

-- Each call with its result; an unanswered call gets the result of the first later call that was
-- answered.
CREATE VIEW accuracy_calls AS
  SELECT c.center_id, c.checked_at, c.is_drawn, c.county, c.treatment_types,
    CASE
      WHEN c.result IN ('right', 'wrong', 'closed') THEN c.result
      WHEN later.result IS NOT NULL THEN later.result
      WHEN u.is_unreachable THEN 'unreachable'
      ELSE 'unknown'
    END AS result
  FROM field_checks c
  LEFT JOIN LATERAL (SELECT result FROM field_checks f
    WHERE f.center_id = c.center_id AND f.field = 'phone' AND f.how = 'called'
      AND f.result IN ('right', 'wrong', 'closed') AND f.checked_at > c.checked_at
    ORDER BY f.checked_at LIMIT 1) later ON c.result IN ('no-answer', 'call-back')
  LEFT JOIN unanswered_calls u ON u.center_id = c.center_id
  WHERE c.field = 'phone' AND c.how = 'called';

CREATE VIEW accuracy_reports AS
  SELECT created_at, settled_at, kind, status FROM problem_reports;
GRANT SELECT ON center_evidence, accuracy_calls, accuracy_reports
  TO directory_anonymous, directory_member, directory_staff;

-- A new number restarts the count: nobody has called it yet.
CREATE FUNCTION restart_calls() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE call_plans SET number_since = now(), call_at = NULL, avoid_part = NULL, is_promised = false,
    decision = NULL WHERE center_id = NEW.id;
  NEW.unreachable := false;
  RETURN NEW;
END
$$;
CREATE TRIGGER treatment_centers_number BEFORE UPDATE OF phone ON treatment_centers
  FOR EACH ROW WHEN (OLD.phone IS DISTINCT FROM NEW.phone) EXECUTE FUNCTION restart_calls();

-- Hashes a network address with the day's salt: the result is the same today and different
-- tomorrow.
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

-- Stores a visitor's report. This function and the next one are the only ways for visitors to write
-- about a listing. Returns false if the center does not exist. The same report from the same
-- network is stored once. A held report waits for staff and has no effect by itself.
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
  -- Two reports of a number from different networks within a day question the number on its page,
  -- unless staff reached the center by it within 30 days. If the page already questions it, an
  -- update would purge the page cache for nothing.
  IF held IS FALSE AND 2 <= (SELECT count(DISTINCT reporter) FROM problem_reports
      WHERE center_id = center AND kind = 'wrong-number' AND status = 'open'
        AND created_at > now() - interval '1 day')
    AND NOT EXISTS (SELECT 1 FROM field_checks
      WHERE center_id = center AND field = 'phone' AND result = 'right' AND how = 'called'
        AND checked_at > now() - interval '30 days')
  THEN
    UPDATE treatment_centers SET phone_reported_at = now()
      WHERE id = center AND phone_reported_at IS NULL;
  END IF;
  RETURN true;
END
$$;

-- Stores a visitor's suggestion: a change to a center, or with null a new center. The same
-- suggestion from the same network is stored once.
CREATE FUNCTION suggest_change(center uuid, changed jsonb, words text, network text) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  hashed text := hash_reporter(network);
BEGIN
  IF center IS NOT NULL AND NOT EXISTS (SELECT 1 FROM treatment_centers WHERE id = center) THEN
    RETURN false;
  END IF;
  IF NOT EXISTS (SELECT 1 FROM suggestions WHERE reporter = hashed AND changes = changed
    AND center_id IS NOT DISTINCT FROM center)
  THEN
    INSERT INTO suggestions (center_id, changes, source, note, reporter)
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
