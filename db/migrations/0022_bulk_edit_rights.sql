-- Bulk edits, and the table's saved views. The database sets who made an edit and when.

GRANT SELECT, INSERT (id, field, change, chosen_by, changed), UPDATE (undone_at, kept)
  ON bulk_edits TO directory_staff;
GRANT SELECT, INSERT ON bulk_edit_centers TO directory_staff;
GRANT SELECT, INSERT (name, query), UPDATE (name), DELETE ON table_views TO directory_staff;

-- A bulk edit can be undone for 30 days. Each new one deletes those that are older.
CREATE FUNCTION forget_old_bulk_edits() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM bulk_edits WHERE created_at <= now() - interval '30 days';
  RETURN NULL;
END
$$;
CREATE TRIGGER bulk_edits_forget_old AFTER INSERT ON bulk_edits
  FOR EACH STATEMENT EXECUTE FUNCTION forget_old_bulk_edits();
