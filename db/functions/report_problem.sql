-- Stores a visitor's report. This function and suggest_change() are the only ways for visitors
-- to write about a listing. Returns false if the center does not exist. The same report from the
-- same network is stored once. A held report waits for staff and has no effect by itself.
--
-- Visitors' reports question at most a twentieth of all numbers within a day, or three in a
-- small directory. Further reports wait for staff: somebody may want to hide numbers that are
-- right. A call to a former number doesn't protect the present one.
CREATE OR REPLACE FUNCTION report_problem(center uuid, problem text, words text, network text, held boolean DEFAULT false)
RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  questioned integer;
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
    questioned := (SELECT count(DISTINCT r.center_id) FROM problem_reports r
      JOIN treatment_centers c ON c.id = r.center_id
      WHERE r.kind = 'wrong-number' AND r.status = 'open' AND r.created_at > now() - interval '1 day'
        AND c.phone_reported_at > now() - interval '1 day');
    IF questioned < 3 OR (questioned + 1) * 20 <= (SELECT count(*) FROM treatment_centers
        WHERE phone IS NOT NULL AND NOT permanently_closed)
    THEN
      UPDATE treatment_centers SET phone_reported_at = now()
        WHERE id = center AND phone_reported_at IS NULL;
    END IF;
  END IF;
  RETURN true;
END
$$;
REVOKE EXECUTE ON FUNCTION report_problem(uuid, text, text, text, boolean) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION report_problem(uuid, text, text, text, boolean)
  TO directory_anonymous, directory_member, directory_staff;
