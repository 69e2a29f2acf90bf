-- Returns whether the viewer signs in with a second factor.
CREATE OR REPLACE FUNCTION has_second_factor() RETURNS boolean LANGUAGE plpgsql STABLE SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  RETURN EXISTS (SELECT 1 FROM auth_two_factors
    WHERE user_id = app_user_id() AND confirmed_at IS NOT NULL);
END
$$;
