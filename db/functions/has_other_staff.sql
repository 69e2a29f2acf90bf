-- Returns whether the staff has active members other than the viewer.
CREATE OR REPLACE FUNCTION has_other_staff() RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
  SELECT EXISTS (SELECT 1 FROM user_roles r JOIN profiles p ON p.id = r.user_id
    WHERE r.role IN ('admin', 'moderator') AND p.status = 'active' AND p.id <> app_user_id())
$$;
REVOKE EXECUTE ON FUNCTION has_other_staff() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION has_other_staff() TO directory_staff;
