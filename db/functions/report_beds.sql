-- Stores a report through a link. Returns false if the link is not valid, or after too many
-- changes.
CREATE OR REPLACE FUNCTION report_beds(key text, detox_beds integer, residential_beds integer) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  center uuid := (SELECT id FROM find_bed_link(key));
BEGIN
  IF center IS NULL THEN RETURN false; END IF;
  RETURN store_beds(center, detox_beds, residential_beds);
END
$$;
REVOKE EXECUTE ON FUNCTION report_beds(text, integer, integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION report_beds(text, integer, integer)
  TO directory_anonymous, directory_member, directory_staff;

-- The same with beds by people.
CREATE OR REPLACE FUNCTION report_beds(key text, detox_beds integer, residential_beds integer, people_beds jsonb)
RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  center uuid := (SELECT id FROM find_bed_link(key));
BEGIN
  IF num_nulls(center, people_beds) > 0 THEN RETURN false; END IF;
  RETURN store_beds(center, detox_beds, residential_beds, people_beds);
END
$$;
REVOKE EXECUTE ON FUNCTION report_beds(text, integer, integer, jsonb) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION report_beds(text, integer, integer, jsonb)
  TO directory_anonymous, directory_member, directory_staff;
