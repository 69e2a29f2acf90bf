-- Undoes a merge: the merged center returns with its id, slug and rows. Returns its slug; null if
-- the merge is older than 30 days or the kept center is gone. The caller restores the kept center's
-- fields before, which may hold the slug and the place id.
CREATE OR REPLACE FUNCTION unmerge_center(merge uuid) RETURNS text LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
DECLARE
  was center_merges;
  center jsonb;
  part text;
  key text;
BEGIN
  IF app_role() IS DISTINCT FROM 'admin' THEN
    RAISE EXCEPTION 'Only an admin may undo a merge' USING ERRCODE = 'insufficient_privilege';
  END IF;
  SELECT * INTO was FROM center_merges m WHERE id = merge AND merged_at > now() - interval '30 days'
    AND EXISTS (SELECT 1 FROM treatment_centers WHERE id = m.kept_center_id) FOR UPDATE;
  IF was.id IS NULL THEN RETURN NULL; END IF;
  center := was.contents -> 'treatment_centers' -> 0;
  DELETE FROM center_former_slugs WHERE slug = center ->> 'slug' AND center_id = was.kept_center_id;
  IF EXISTS (SELECT 1 FROM treatment_centers WHERE slug = center ->> 'slug')
    OR EXISTS (SELECT 1 FROM center_former_slugs WHERE slug = center ->> 'slug') THEN
    center := center || jsonb_build_object('slug', generate_unique_slug(center ->> 'slug'));
  END IF;
  -- Another center has its place id by now.
  IF EXISTS (SELECT 1 FROM treatment_centers WHERE place_id = center ->> 'place_id') THEN
    center := center || '{"place_id": null}';
  END IF;
  IF (center ->> 'pinned')::boolean THEN
    PERFORM pg_advisory_xact_lock(hashtext('treatment_centers.pinned'));
    IF (SELECT count(*) FROM treatment_centers WHERE pinned) >= 5 THEN
      center := center || '{"pinned": false, "pinned_at": null}';
    END IF;
  END IF;
  PERFORM put_back('treatment_centers', jsonb_build_array(center));
  DELETE FROM center_former_ids WHERE id = was.merged_center_id;

  FOR part, key IN SELECT * FROM list_followers() UNION ALL VALUES ('calls', 'id'), ('field_checks', 'id') LOOP
    EXECUTE format('UPDATE %I SET center_id = $1 WHERE center_id = $2 AND $3 ? (%s)::text', part, key)
      USING was.merged_center_id, was.kept_center_id, was.followed -> part;
  END LOOP;
  UPDATE field_checks SET center_id = was.kept_center_id WHERE center_id = was.merged_center_id
    AND was.followed -> 'checks_set_aside' ? id::text;
  DELETE FROM center_distinctions WHERE was.kept_center_id IN (center_id, other_center_id)
    AND was.followed -> 'center_distinctions' ?| ARRAY[center_id::text, other_center_id::text];
  UPDATE claims SET proved_at = old.proved_at FROM jsonb_populate_recordset(NULL::claims, was.contents -> 'claims') old
    WHERE claims.id = old.id AND claims.proved_at IS NULL AND claims.revoked_at IS NULL
      AND old.proved_at IS NOT NULL;
  UPDATE bed_links SET revoked_at = NULL WHERE was.followed -> 'links_revoked' ? id::text
    AND revoked_at = was.merged_at;

  PERFORM unmerge_counts(was);
  FOREACH part IN ARRAY ARRAY['center_categories', 'center_opening_hours', 'center_additional_info',
    'center_views', 'call_plans', 'bed_availability', 'problem_reports'] LOOP
    PERFORM put_back(part, was.contents -> part);
  END LOOP;
  PERFORM put_back_posts('votes', was.contents -> 'votes');
  PERFORM put_back_posts('reviews', was.contents -> 'reviews');
  PERFORM put_back('reports', (
    SELECT jsonb_agg(report) FROM jsonb_array_elements(was.contents -> 'reports') report
    WHERE EXISTS (SELECT 1 FROM reviews WHERE id = (report ->> 'review_id')::uuid)));
  INSERT INTO center_distinctions
    SELECT * FROM jsonb_populate_recordset(NULL::center_distinctions, was.contents -> 'center_distinctions')
    ON CONFLICT DO NOTHING;
  UPDATE treatment_centers c SET unreachable = u.is_unreachable FROM unanswered_calls u
    WHERE c.id = was.kept_center_id AND u.center_id = c.id AND c.unreachable <> u.is_unreachable;
  DELETE FROM center_merges WHERE id = was.id;
  RETURN center ->> 'slug';
END
$$;
REVOKE EXECUTE ON FUNCTION unmerge_center(uuid) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION unmerge_center(uuid) TO directory_staff;
