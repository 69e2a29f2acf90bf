-- Beds appear on pages of their center, and searches filter by them. An unchanged report changes no
-- page, unless the beds were too old to be shown.
CREATE OR REPLACE FUNCTION notify_beds_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('directory_changed', 'beds:' || slug) FROM treatment_centers
    WHERE id = CASE WHEN TG_OP = 'DELETE' THEN OLD.center_id ELSE NEW.center_id END;
  RETURN NULL;
END
$$;
