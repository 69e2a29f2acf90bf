-- Keeps a center that a person deletes. Centers deleted by commands, or in a transaction that sets
-- app.delete_for_good, are not kept.
CREATE OR REPLACE FUNCTION keep_deleted_center() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
DECLARE
  kept jsonb := '{}';
  part text;
  found jsonb;
BEGIN
  IF app_user_id() IS NULL OR current_setting('app.delete_for_good', true) = 'on' THEN
    RETURN OLD;
  END IF;
  FOREACH part IN ARRAY ARRAY['center_former_slugs', 'center_categories', 'center_opening_hours',
    'center_additional_info', 'votes', 'comments', 'reviews', 'center_views', 'problem_reports',
    'suggestions', 'call_plans'] LOOP
    EXECUTE format('SELECT jsonb_agg(to_jsonb(r)) FROM %I r WHERE center_id = $1', part)
      INTO found USING OLD.id;
    IF found IS NOT NULL THEN kept := kept || jsonb_build_object(part, found); END IF;
  END LOOP;
  SELECT jsonb_agg(to_jsonb(r)) INTO found FROM reports r
    WHERE comment_id IN (SELECT id FROM comments WHERE center_id = OLD.id)
       OR review_id IN (SELECT id FROM reviews WHERE center_id = OLD.id);
  IF found IS NOT NULL THEN kept := kept || jsonb_build_object('reports', found); END IF;
  SELECT jsonb_agg(id) INTO found FROM messages WHERE center_id = OLD.id;
  IF found IS NOT NULL THEN kept := kept || jsonb_build_object('messages', found); END IF;
  INSERT INTO deleted_centers (id, slug, name, city, deleted_by, contents)
    VALUES (OLD.id, OLD.slug, OLD.name, OLD.city, app_user_id(),
      kept || jsonb_build_object('treatment_centers', jsonb_build_array(
        to_jsonb(OLD) - 'search_vector' - 'location_keys')))
    ON CONFLICT (id) DO UPDATE SET slug = excluded.slug, name = excluded.name, city = excluded.city,
      deleted_by = excluded.deleted_by, deleted_at = now(), contents = excluded.contents;
  RETURN OLD;
END
$$;
