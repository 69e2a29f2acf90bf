-- Imports and their permissions. The database sets an import's owner.

GRANT SELECT,
  INSERT (id, file_name, file_hash, file_size, choices, mapping),
  UPDATE (actor_id, state, choices, mapping, counts, contents, rows_total, rows_done, share,
    working_since, working_from, queued_at, previewed_at, finished_at, undone_at, lease_until, error)
  ON imports TO directory_staff;
GRANT SELECT,
  UPDATE (state, rows_total, rows_done, share, working_since, working_from, finished_at, lease_until,
    error)
  ON imports TO directory_importer;
GRANT SELECT, INSERT, UPDATE (undone, kept_because), DELETE ON import_rows TO directory_staff;
GRANT SELECT, INSERT, UPDATE, DELETE ON import_mappings TO directory_staff;
