-- Deletes what is kept for a time only. docs/operations.md, "Automatic deletion", lists the
-- times.
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
REVOKE EXECUTE ON FUNCTION sweep_overdue() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION sweep_overdue() TO directory_keeper;
