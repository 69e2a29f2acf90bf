-- What is looked at, and what is kept no longer than it must be.

GRANT SELECT, INSERT, UPDATE (views) ON center_views TO directory_keeper;
GRANT SELECT, INSERT, UPDATE (searches) ON empty_searches TO directory_keeper;
GRANT SELECT ON center_views, empty_searches TO directory_staff;
-- Views of a center that is gone meanwhile are not counted.
GRANT SELECT (id) ON treatment_centers TO directory_keeper;

-- Returns the number of rows that went.
CREATE FUNCTION sweep_overdue() RETURNS integer LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
DECLARE
  gone integer := 0;
  went integer;
BEGIN
  DELETE FROM deleted_centers WHERE deleted_at <= now() - interval '30 days';
  GET DIAGNOSTICS went = ROW_COUNT; gone := gone + went;
  DELETE FROM outbox WHERE sent_at <= now() - interval '30 days';
  GET DIAGNOSTICS went = ROW_COUNT; gone := gone + went;
  DELETE FROM center_views WHERE day < current_date - 400;
  GET DIAGNOSTICS went = ROW_COUNT; gone := gone + went;
  DELETE FROM empty_searches WHERE day < current_date - 90;
  GET DIAGNOSTICS went = ROW_COUNT; gone := gone + went;
  DELETE FROM report_salts WHERE day < current_date;
  GET DIAGNOSTICS went = ROW_COUNT; gone := gone + went;
  DELETE FROM problem_reports WHERE settled_at < now() - interval '400 days';
  GET DIAGNOSTICS went = ROW_COUNT; gone := gone + went;
  DELETE FROM suggestions WHERE settled_at < now() - interval '400 days';
  GET DIAGNOSTICS went = ROW_COUNT; gone := gone + went;
  DELETE FROM openings WHERE said_at < now() - interval '24 hours';
  GET DIAGNOSTICS went = ROW_COUNT; gone := gone + went;
  DELETE FROM opening_links WHERE coalesce(revoked_at, expires_at) < now() - interval '30 days';
  GET DIAGNOSTICS went = ROW_COUNT; gone := gone + went;
  DELETE FROM claims WHERE revoked_at < now() - interval '400 days'
    OR (proved_at IS NULL AND created_at < now() - interval '90 days');
  GET DIAGNOSTICS went = ROW_COUNT; gone := gone + went;
  DELETE FROM round_calls WHERE created_at < now() - interval '30 days';
  GET DIAGNOSTICS went = ROW_COUNT; gone := gone + went;
  DELETE FROM auth_sessions WHERE expires_at < now();
  GET DIAGNOSTICS went = ROW_COUNT; gone := gone + went;
  DELETE FROM auth_verifications WHERE expires_at < now();
  GET DIAGNOSTICS went = ROW_COUNT; gone := gone + went;
  RETURN gone;
END
$$;
REVOKE EXECUTE ON FUNCTION sweep_overdue() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION sweep_overdue() TO directory_keeper;
