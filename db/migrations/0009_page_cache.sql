-- Notifies every process which cached pages are outdated: 'all', or the id of the one center whose
-- page changed. PostgreSQL sends each distinct text once per transaction, on commit.
CREATE FUNCTION notify_directory_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('directory_changed', 'all');
  RETURN NULL;
END
$$;
CREATE TRIGGER treatment_centers_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON treatment_centers
  FOR EACH STATEMENT EXECUTE FUNCTION notify_directory_changed();
CREATE TRIGGER center_former_slugs_notify AFTER INSERT OR UPDATE OR DELETE ON center_former_slugs
  FOR EACH STATEMENT EXECUTE FUNCTION notify_directory_changed();
CREATE TRIGGER center_categories_notify AFTER INSERT OR UPDATE OR DELETE ON center_categories
  FOR EACH STATEMENT EXECUTE FUNCTION notify_directory_changed();
CREATE TRIGGER center_opening_hours_notify AFTER INSERT OR UPDATE OR DELETE ON center_opening_hours
  FOR EACH STATEMENT EXECUTE FUNCTION notify_directory_changed();
CREATE TRIGGER center_additional_info_notify AFTER INSERT OR UPDATE OR DELETE ON center_additional_info
  FOR EACH STATEMENT EXECUTE FUNCTION notify_directory_changed();
-- Changes to members' public names.
CREATE TRIGGER profiles_notify AFTER UPDATE OF full_name, username ON profiles
  FOR EACH ROW WHEN (OLD.full_name IS DISTINCT FROM NEW.full_name
    OR OLD.username IS DISTINCT FROM NEW.username)
  EXECUTE FUNCTION notify_directory_changed();

-- Members' posts appear on one page.
CREATE FUNCTION notify_center_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'DELETE' THEN PERFORM pg_notify('directory_changed', NEW.center_id::text); END IF;
  IF TG_OP <> 'INSERT' THEN PERFORM pg_notify('directory_changed', OLD.center_id::text); END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER votes_notify AFTER INSERT OR UPDATE OR DELETE ON votes
  FOR EACH ROW EXECUTE FUNCTION notify_center_changed();
CREATE TRIGGER comments_notify AFTER INSERT OR UPDATE OR DELETE ON comments
  FOR EACH ROW EXECUTE FUNCTION notify_center_changed();
CREATE TRIGGER reviews_notify AFTER INSERT OR UPDATE OR DELETE ON reviews
  FOR EACH ROW EXECUTE FUNCTION notify_center_changed();
