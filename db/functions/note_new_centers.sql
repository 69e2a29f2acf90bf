-- Adds new centers to the public history. A center that comes back, restored or no longer
-- merged, counts as changed, so that copies that dropped it add it again. Another state may have a
-- county of the same name: an event there has none, so that it is in no county's feed.
CREATE OR REPLACE FUNCTION note_new_centers() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
DECLARE
  restored uuid[];
BEGIN
  WITH noted AS (INSERT INTO center_events (center_id, kind, slug, name, county, is_sample)
      SELECT id, CASE WHEN EXISTS (SELECT FROM center_events e
          WHERE e.center_id = new_rows.id AND e.kind = 'removed') THEN 'restored' ELSE 'new' END,
        slug, name, CASE WHEN NOT is_out_of_state THEN county END, source = 'sample'
      FROM new_rows RETURNING center_id, kind)
    SELECT array_agg(center_id) FILTER (WHERE kind = 'restored') INTO restored FROM noted;
  -- An update without rows would still run the triggers of one.
  IF restored IS NOT NULL THEN
    UPDATE treatment_centers SET updated_at = now() WHERE id = ANY (restored);
  END IF;
  RETURN NULL;
END
$$;
