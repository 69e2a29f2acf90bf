-- Stores a visitor's suggestion: a change to a center, or with null a new center. The same
-- suggestion from the same network is stored once.
CREATE OR REPLACE FUNCTION suggest_change(center uuid, changed jsonb, words text, network text) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  hashed text := hash_reporter(network);
BEGIN
  IF center IS NOT NULL AND NOT EXISTS (SELECT 1 FROM treatment_centers WHERE id = center) THEN
    RETURN false;
  END IF;
  IF NOT EXISTS (SELECT 1 FROM suggestions WHERE reporter = hashed AND changes = changed
    AND center_id IS NOT DISTINCT FROM center)
  THEN
    INSERT INTO suggestions (center_id, changes, source, note, reporter)
    VALUES (center, changed, CASE WHEN speaks_for(center) THEN 'claim' ELSE 'visitor' END,
      nullif(words, ''), hashed);
  END IF;
  RETURN true;
END
$$;
REVOKE EXECUTE ON FUNCTION suggest_change(uuid, jsonb, text, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION suggest_change(uuid, jsonb, text, text)
  TO directory_anonymous, directory_member, directory_staff;
