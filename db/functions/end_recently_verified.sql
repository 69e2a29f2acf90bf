-- Unmarks centers that were verified more than 90 days ago. An update without rows would still
-- drop all cached pages.
CREATE OR REPLACE FUNCTION end_recently_verified() RETURNS void LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM treatment_centers
    WHERE recently_verified AND verified_at <= now() - interval '90 days')
  THEN
    UPDATE treatment_centers SET recently_verified = false
      WHERE recently_verified AND verified_at <= now() - interval '90 days';
  END IF;
END
$$;
REVOKE EXECUTE ON FUNCTION end_recently_verified() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION end_recently_verified() TO directory_keeper;
