-- View counts, and the deletion of overdue rows.

GRANT SELECT, INSERT, UPDATE (views) ON center_views TO directory_keeper;
GRANT SELECT, INSERT, UPDATE (searches) ON empty_searches TO directory_keeper;
GRANT SELECT ON center_views, empty_searches TO directory_staff;
-- Views of deleted centers are not counted.
GRANT SELECT (id) ON treatment_centers TO directory_keeper;

CREATE FUNCTION sweep_overdue() RETURNS void LANGUAGE sql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
  DELETE FROM deleted_centers WHERE deleted_at <= now() - interval '30 days';
  DELETE FROM outbox WHERE sent_at <= now() - interval '30 days';
  DELETE FROM center_views WHERE day < current_date - 400;
  DELETE FROM empty_searches WHERE day < current_date - 90;
  DELETE FROM report_salts WHERE day < current_date;
  DELETE FROM problem_reports WHERE settled_at < now() - interval '400 days';
  DELETE FROM suggestions WHERE settled_at < now() - interval '400 days';
  DELETE FROM bed_availability WHERE reported_at < now() - interval '24 hours';
  DELETE FROM bed_links WHERE coalesce(revoked_at, expires_at) < now() - interval '30 days';
  DELETE FROM claims WHERE revoked_at < now() - interval '400 days'
    OR (proved_at IS NULL AND created_at < now() - interval '90 days');
  DELETE FROM calls WHERE created_at < now() - interval '30 days';
  DELETE FROM auth_sessions WHERE expires_at < now();
  DELETE FROM auth_verifications WHERE expires_at < now();
$$;
REVOKE EXECUTE ON FUNCTION sweep_overdue() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION sweep_overdue() TO directory_keeper;
