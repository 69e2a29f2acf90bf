-- Returns a center's last report, even an expired one, to people who may report for it: with a
-- link's key, or as a member.
CREATE OR REPLACE FUNCTION find_last_beds(center uuid, key text) RETURNS SETOF bed_availability LANGUAGE plpgsql STABLE
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF center IN (SELECT id FROM find_bed_link(key)) OR speaks_for(center) THEN
    RETURN QUERY SELECT * FROM bed_availability WHERE center_id = center;
  END IF;
END
$$;
REVOKE EXECUTE ON FUNCTION find_last_beds(uuid, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION find_last_beds(uuid, text)
  TO directory_anonymous, directory_member, directory_staff;
