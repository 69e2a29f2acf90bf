-- Notifies every process that one center's cached page is outdated: members' posts appear on
-- that page alone.
CREATE OR REPLACE FUNCTION notify_center_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'DELETE' THEN PERFORM pg_notify('directory_changed', NEW.center_id::text); END IF;
  IF TG_OP <> 'INSERT' THEN PERFORM pg_notify('directory_changed', OLD.center_id::text); END IF;
  RETURN NULL;
END
$$;
