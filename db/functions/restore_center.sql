-- Restores a deleted center with its dependent rows and returns its slug: the old one, or a new one
-- if that is taken. Pins it again if there is room. Returns null if there is nothing to restore.
-- Fails if another center has its place id now.
CREATE OR REPLACE FUNCTION restore_center(deleted_id uuid) RETURNS text LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
DECLARE
  gone deleted_centers;
  center jsonb;
  part text;
BEGIN
  IF app_role() IS DISTINCT FROM 'admin' THEN
    RAISE EXCEPTION 'Only an admin may restore a center' USING ERRCODE = 'insufficient_privilege';
  END IF;
  DELETE FROM deleted_centers WHERE id = deleted_id AND deleted_at > now() - interval '30 days'
    RETURNING * INTO gone;
  IF gone.id IS NULL THEN RETURN NULL; END IF;
  center := gone.contents -> 'treatment_centers' -> 0;
  IF EXISTS (SELECT 1 FROM treatment_centers WHERE slug = gone.slug)
    OR EXISTS (SELECT 1 FROM center_former_slugs WHERE slug = gone.slug) THEN
    center := center || jsonb_build_object('slug', generate_unique_slug(gone.slug));
  END IF;
  IF (center ->> 'pinned')::boolean THEN
    PERFORM pg_advisory_xact_lock(hashtext('treatment_centers.pinned'));
    IF (SELECT count(*) FROM treatment_centers WHERE pinned) >= 5 THEN
      center := center || '{"pinned": false, "pinned_at": null}';
    END IF;
  END IF;
  PERFORM put_back('treatment_centers', jsonb_build_array(center));
  FOREACH part IN ARRAY ARRAY['center_categories', 'center_opening_hours', 'center_additional_info',
    'votes', 'comments', 'reviews', 'center_views', 'problem_reports', 'suggestions',
    'call_plans'] LOOP
    PERFORM put_back(part, gone.contents -> part);
  END LOOP;
  PERFORM put_back('reports', (
    SELECT jsonb_agg(report) FROM jsonb_array_elements(gone.contents -> 'reports') report
    WHERE EXISTS (SELECT 1 FROM comments WHERE id = (report ->> 'comment_id')::uuid)
       OR EXISTS (SELECT 1 FROM reviews WHERE id = (report ->> 'review_id')::uuid)));
  -- Former slugs that no other center has taken meanwhile.
  PERFORM put_back('center_former_slugs', (
    SELECT jsonb_agg(former) FROM jsonb_array_elements(gone.contents -> 'center_former_slugs') former
    WHERE NOT EXISTS (SELECT 1 FROM treatment_centers WHERE slug = former ->> 'slug')
      AND NOT EXISTS (SELECT 1 FROM center_former_slugs WHERE slug = former ->> 'slug')));
  UPDATE messages SET center_id = gone.id WHERE center_id IS NULL
    AND id IN (SELECT value::uuid FROM jsonb_array_elements_text(gone.contents -> 'messages'));
  RETURN center ->> 'slug';
END
$$;
REVOKE EXECUTE ON FUNCTION restore_center(uuid) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION restore_center(uuid) TO directory_staff;
