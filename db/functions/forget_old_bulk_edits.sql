-- A bulk edit can be undone for 30 days. Each new one deletes those that are older.
CREATE OR REPLACE FUNCTION forget_old_bulk_edits() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM change_sets WHERE kind IN ('bulk-edit', 'bulk-delete') AND made_at <= now() - interval '30 days';
  RETURN NULL;
END
$$;
