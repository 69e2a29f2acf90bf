-- Tells every process what its kept pages must not show any longer: 'all', or the id of the one center
-- whose page shows what changed. PostgreSQL delivers each text once a transaction, when it commits.

CREATE FUNCTION tell_directory_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('directory_changed', 'all');
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- What members write stands on one page.
CREATE FUNCTION tell_center_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'DELETE' THEN PERFORM pg_notify('directory_changed', NEW.center_id::text); END IF;
  IF TG_OP = 'DELETE' OR (TG_OP = 'UPDATE' AND OLD.center_id <> NEW.center_id) THEN
    PERFORM pg_notify('directory_changed', OLD.center_id::text);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER treatment_centers_tell AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON treatment_centers
  FOR EACH STATEMENT EXECUTE FUNCTION tell_directory_changed();
--> statement-breakpoint
CREATE TRIGGER center_former_slugs_tell AFTER INSERT OR UPDATE OR DELETE ON center_former_slugs
  FOR EACH STATEMENT EXECUTE FUNCTION tell_directory_changed();
--> statement-breakpoint
CREATE TRIGGER center_categories_tell AFTER INSERT OR UPDATE OR DELETE ON center_categories
  FOR EACH STATEMENT EXECUTE FUNCTION tell_directory_changed();
--> statement-breakpoint
CREATE TRIGGER center_opening_hours_tell AFTER INSERT OR UPDATE OR DELETE ON center_opening_hours
  FOR EACH STATEMENT EXECUTE FUNCTION tell_directory_changed();
--> statement-breakpoint
CREATE TRIGGER center_additional_info_tell AFTER INSERT OR UPDATE OR DELETE ON center_additional_info
  FOR EACH STATEMENT EXECUTE FUNCTION tell_directory_changed();
--> statement-breakpoint
CREATE TRIGGER votes_tell AFTER INSERT OR UPDATE OR DELETE ON votes
  FOR EACH ROW EXECUTE FUNCTION tell_center_changed();
--> statement-breakpoint
CREATE TRIGGER comments_tell AFTER INSERT OR UPDATE OR DELETE ON comments
  FOR EACH ROW EXECUTE FUNCTION tell_center_changed();
--> statement-breakpoint
CREATE TRIGGER reviews_tell AFTER INSERT OR UPDATE OR DELETE ON reviews
  FOR EACH ROW EXECUTE FUNCTION tell_center_changed();
--> statement-breakpoint
-- The names that members are shown under.
CREATE TRIGGER profiles_tell AFTER UPDATE OF full_name, username ON profiles
  FOR EACH ROW WHEN (OLD.full_name IS DISTINCT FROM NEW.full_name
    OR OLD.username IS DISTINCT FROM NEW.username)
  EXECUTE FUNCTION tell_directory_changed();
