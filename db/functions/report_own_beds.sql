-- Stores a report by a member who represents the center.
CREATE OR REPLACE FUNCTION report_own_beds(center uuid, detox_beds integer, residential_beds integer) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT speaks_for(center) THEN RETURN false; END IF;
  RETURN store_beds(center, detox_beds, residential_beds);
END
$$;
REVOKE EXECUTE ON FUNCTION report_own_beds(uuid, integer, integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION report_own_beds(uuid, integer, integer)
  TO directory_member, directory_staff;

-- The same with beds by people.
CREATE OR REPLACE FUNCTION report_own_beds(center uuid, detox_beds integer, residential_beds integer, people_beds jsonb)
RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT speaks_for(center) OR people_beds IS NULL THEN RETURN false; END IF;
  RETURN store_beds(center, detox_beds, residential_beds, people_beds);
END
$$;
REVOKE EXECUTE ON FUNCTION report_own_beds(uuid, integer, integer, jsonb) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION report_own_beds(uuid, integer, integer, jsonb)
  TO directory_member, directory_staff;
