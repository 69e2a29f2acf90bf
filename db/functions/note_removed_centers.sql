-- Adds removed centers to the public history. An event in another state has no county: see
-- note_new_centers().
CREATE OR REPLACE FUNCTION note_removed_centers() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO center_events (center_id, kind, slug, name, county, is_sample)
    SELECT id, 'removed', slug, name, CASE WHEN NOT is_out_of_state THEN county END, source = 'sample'
    FROM old_rows;
  RETURN NULL;
END
$$;
