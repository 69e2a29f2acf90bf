-- As version 1.0 stored beds.
CREATE OR REPLACE FUNCTION store_beds(center uuid, detox_beds integer, residential_beds integer)
RETURNS boolean LANGUAGE sql AS $$
  SELECT store_beds(center, detox_beds, residential_beds, '{}')
$$;
REVOKE EXECUTE ON FUNCTION store_beds(uuid, integer, integer) FROM PUBLIC;

-- Returns false after 20 changes within an hour. An unchanged report only updates the time. Any
-- report goes on with the daily emails.
CREATE OR REPLACE FUNCTION store_beds(center uuid, detox_beds integer, residential_beds integer, people_beds jsonb)
RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  said bed_availability;
  is_same boolean;
  is_new_hour boolean;
BEGIN
  UPDATE center_contacts SET bed_mails_unanswered = 0
    WHERE center_id = center AND bed_mails_unanswered > 0;
  INSERT INTO bed_availability (center_id, detox, residential, by_people)
    VALUES (center, detox_beds, residential_beds, people_beds) ON CONFLICT (center_id) DO NOTHING;
  IF FOUND THEN RETURN true; END IF;
  SELECT * INTO said FROM bed_availability WHERE center_id = center FOR UPDATE;
  is_same := (said.detox, said.residential, said.by_people)
    IS NOT DISTINCT FROM (detox_beds::smallint, residential_beds::smallint, people_beds);
  is_new_hour := said.counted_from < now() - interval '1 hour';
  IF NOT is_same AND NOT is_new_hour AND said.changes >= 20 THEN RETURN false; END IF;
  UPDATE bed_availability SET detox = detox_beds, residential = residential_beds, by_people = people_beds,
    reported_at = now(), counted_from = CASE WHEN is_new_hour THEN now() ELSE counted_from END,
    changes = CASE WHEN is_new_hour THEN 0 ELSE changes END + CASE WHEN is_same THEN 0 ELSE 1 END
    WHERE center_id = center;
  RETURN true;
END
$$;
REVOKE EXECUTE ON FUNCTION store_beds(uuid, integer, integer, jsonb) FROM PUBLIC;
