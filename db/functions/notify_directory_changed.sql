-- Notifies every process which cached pages are outdated: 'all', or the id of the one center whose
-- page changed. PostgreSQL sends each distinct text once per transaction, on commit.
CREATE OR REPLACE FUNCTION notify_directory_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('directory_changed', 'all');
  RETURN NULL;
END
$$;
