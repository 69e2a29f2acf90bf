-- Returns whether the viewer represents a center.
CREATE OR REPLACE FUNCTION speaks_for(center uuid) RETURNS boolean LANGUAGE plpgsql STABLE SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  RETURN app_role() IS NOT NULL AND has_second_factor() AND EXISTS (
    SELECT 1 FROM claims WHERE center_id = center AND user_id = app_user_id()
      AND proved_at IS NOT NULL AND revoked_at IS NULL);
END
$$;
REVOKE EXECUTE ON FUNCTION speaks_for(uuid) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION speaks_for(uuid)
  TO directory_anonymous, directory_member, directory_staff;
