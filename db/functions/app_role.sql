-- Returns the viewer's role; null for anonymous viewers and for suspended or banned accounts.
-- pg_temp must be last in the search path: by default it comes first, and a temporary table could
-- replace profiles.
CREATE OR REPLACE FUNCTION app_role() RETURNS text LANGUAGE plpgsql STABLE SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  RETURN (
    SELECT coalesce(r.role, 'user')
    FROM profiles p LEFT JOIN user_roles r ON r.user_id = p.id
    WHERE p.id = app_user_id() AND p.status = 'active'
  );
END
$$;
