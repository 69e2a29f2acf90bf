-- Sources, their runs and their differences. The database sets who made a source and who started a
-- run: nobody, for the schedule.

GRANT SELECT,
  INSERT (id, name, kind, address, parameters, schedule, listed_in, same_name, mapping, rules,
    mail_to, next_run_at),
  UPDATE (name, kind, address, parameters, schedule, listed_in, same_name, mapping, rules, mail_to,
    etag, last_modified, file_hash, failures, next_run_at, last_error, lease_until, removed_at)
  ON sources TO directory_staff;
GRANT SELECT,
  UPDATE (etag, last_modified, file_hash, failures, next_run_at, last_error, lease_until)
  ON sources TO directory_importer;
GRANT SELECT,
  INSERT (id, source_id, state, file_name, file_hash, file_size, listed_on),
  UPDATE (state, finished_at, held_because, error, file_name, file_hash, file_size, listed_on,
    rows_done, rows_total, compared_to, counts)
  ON source_runs TO directory_staff, directory_importer;
GRANT SELECT, INSERT, UPDATE (center_id, last_run_id, said) ON source_records TO directory_staff;
GRANT SELECT, INSERT, DELETE,
  UPDATE (run_id, center_id, changes, status, decided_at, decided_by, by_rule, kept_because)
  ON differences TO directory_staff;

-- What a source says about a merged center, it says about the one that stays.
CREATE OR REPLACE FUNCTION list_followers() RETURNS TABLE (part text, key text)
LANGUAGE sql IMMUTABLE AS $$
  VALUES ('votes', 'id'), ('reviews', 'id'), ('comments', 'id'), ('messages', 'id'),
    ('problem_reports', 'id'), ('suggestions', 'id'), ('claims', 'id'), ('bed_links', 'id'),
    ('import_rows', 'import_id || ''/'' || number'), ('center_former_slugs', 'slug'),
    ('center_former_ids', 'id'), ('source_records', 'source_id || ''/'' || key'),
    ('differences', 'id')
$$;
