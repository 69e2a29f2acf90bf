-- Merges one center into another and returns the id for unmerge_center(); null if one of them is
-- gone. `taken` has the checked fields whose values the caller then takes over from the merged
-- center, `equal` those that both have in common, `changed` the changes of the kept one.
CREATE OR REPLACE FUNCTION merge_centers(kept uuid, merged uuid, taken text[], equal text[], changed jsonb)
RETURNS uuid LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  gone treatment_centers;
  contents jsonb := '{}';
  followed jsonb := '{}';
  part text;
  key text;
  found jsonb;
  -- Whoever proved to speak for a number and an address goes on speaking for them.
  proofs_of text[] := ARRAY['phone', 'address'];
  kept_stays boolean := NOT taken && proofs_of;
  merged_stays boolean := taken || equal @> proofs_of;
  made uuid;
BEGIN
  IF app_role() IS DISTINCT FROM 'admin' THEN
    RAISE EXCEPTION 'Only an admin may merge centers' USING ERRCODE = 'insufficient_privilege';
  END IF;
  IF num_nulls(kept, merged, taken, equal, changed) > 0 OR kept = merged THEN RETURN NULL; END IF;
  PERFORM FROM treatment_centers WHERE id IN (kept, merged) ORDER BY id FOR UPDATE;
  SELECT * INTO gone FROM treatment_centers WHERE id = merged;
  IF gone.id IS NULL OR NOT EXISTS (SELECT 1 FROM treatment_centers WHERE id = kept) THEN
    RETURN NULL;
  END IF;

  FOREACH part IN ARRAY ARRAY['center_categories', 'center_opening_hours', 'center_additional_info',
    'center_views', 'call_plans', 'bed_availability'] LOOP
    EXECUTE format('SELECT jsonb_agg(to_jsonb(r)) FROM %I r WHERE center_id = $1', part)
      INTO found USING merged;
    contents := contents || jsonb_build_object(part, coalesce(found, '[]'));
  END LOOP;
  SELECT jsonb_agg(to_jsonb(p)) INTO found FROM call_plans p WHERE center_id = kept;
  contents := contents || jsonb_build_object('kept_plan', coalesce(found, '[]'),
    'treatment_centers', jsonb_build_array(to_jsonb(gone) - 'search_vector' - 'location_keys'));

  -- Of each member, one vote and the newest review remain.
  contents := contents || jsonb_build_object('votes', remove_older('votes', 'created_at', kept, merged));
  SELECT jsonb_agg(to_jsonb(r)) INTO found FROM reports r JOIN reviews v ON v.id = r.review_id
    WHERE v.center_id IN (kept, merged);
  contents := contents || jsonb_build_object('reviews', remove_older('reviews', 'updated_at', kept, merged));
  SELECT jsonb_agg(report) INTO found FROM jsonb_array_elements(found) report
    WHERE NOT EXISTS (SELECT 1 FROM reports WHERE id = (report ->> 'id')::uuid);
  contents := contents || jsonb_build_object('reports', coalesce(found, '[]'));
  WITH removed AS (DELETE FROM problem_reports p USING problem_reports same
      WHERE p.center_id = merged AND same.center_id = kept AND same.kind = p.kind
        AND same.reporter = p.reporter RETURNING p.*)
    SELECT jsonb_agg(to_jsonb(removed)) INTO found FROM removed;
  contents := contents || jsonb_build_object('problem_reports', coalesce(found, '[]'));

  FOR part, key IN SELECT * FROM list_followers() LOOP
    EXECUTE format('WITH moved AS (UPDATE %I SET center_id = $1 WHERE center_id = $2 RETURNING %s AS key)
      SELECT jsonb_agg(key) FROM moved', part, key) INTO found USING kept, merged;
    followed := followed || jsonb_build_object(part, coalesce(found, '[]'));
  END LOOP;
  -- Calls that were made stay with the center as it was; their Undo restores its values.
  WITH moved AS (UPDATE calls SET center_id = kept WHERE center_id = merged AND done_at IS NULL
      RETURNING id)
    SELECT jsonb_agg(id) INTO found FROM moved;
  followed := followed || jsonb_build_object('calls', coalesce(found, '[]'));
  -- A check is evidence of the value that was checked. One of a value that does not stay goes, or
  -- stays, with the former id: it still counts for accuracy.
  WITH moved AS (UPDATE field_checks SET center_id = kept
      WHERE center_id = merged AND field = ANY (taken || equal) RETURNING id)
    SELECT jsonb_agg(id) INTO found FROM moved;
  followed := followed || jsonb_build_object('field_checks', coalesce(found, '[]'));
  WITH moved AS (UPDATE field_checks SET center_id = merged WHERE center_id = kept
      AND field = ANY (taken) AND NOT followed -> 'field_checks' ? id::text RETURNING id)
    SELECT jsonb_agg(id) INTO found FROM moved;
  followed := followed || jsonb_build_object('checks_set_aside', coalesce(found, '[]'));
  SELECT jsonb_agg(to_jsonb(d)) INTO found FROM center_distinctions d
    WHERE merged IN (center_id, other_center_id);
  contents := contents || jsonb_build_object('center_distinctions', coalesce(found, '[]'));
  DELETE FROM center_distinctions WHERE merged IN (center_id, other_center_id);
  WITH others AS (SELECT DISTINCT CASE WHEN center_id = merged THEN other_center_id ELSE center_id END AS id
      FROM jsonb_populate_recordset(NULL::center_distinctions, found)),
    moved AS (INSERT INTO center_distinctions (center_id, other_center_id)
      SELECT least(id, kept), greatest(id, kept) FROM others WHERE id <> kept
      ON CONFLICT DO NOTHING RETURNING center_id, other_center_id)
    SELECT jsonb_agg(CASE WHEN center_id = kept THEN other_center_id ELSE center_id END) INTO found FROM moved;
  followed := followed || jsonb_build_object('center_distinctions', coalesce(found, '[]'));

  INSERT INTO center_views (center_id, day, views)
    SELECT kept, day, views FROM center_views WHERE center_id = merged
    ON CONFLICT (center_id, day) DO UPDATE SET views = center_views.views + excluded.views;
  INSERT INTO call_plans (center_id, call_at, avoid_part, is_promised, decision, note, number_since)
    SELECT kept, call_at, avoid_part, is_promised, decision, note, number_since
      FROM call_plans WHERE center_id = merged
    ON CONFLICT (center_id) DO UPDATE
      SET note = nullif(left(concat_ws(E'\n', call_plans.note, excluded.note), 1000), '');
  IF merged_stays THEN
    INSERT INTO bed_availability SELECT (jsonb_populate_record(b, jsonb_build_object('center_id', kept))).*
      FROM bed_availability b WHERE center_id = merged ON CONFLICT DO NOTHING;
  END IF;
  DELETE FROM bed_availability WHERE center_id = merged;

  -- The codes themselves are not kept: nobody may read them.
  SELECT jsonb_agg(to_jsonb(c) - 'code_hash') INTO found FROM claims c
    WHERE center_id = kept AND revoked_at IS NULL AND coalesce(proved_at, code_made_at) IS NOT NULL
      AND NOT CASE WHEN followed -> 'claims' ? id::text THEN merged_stays ELSE kept_stays END;
  contents := contents || jsonb_build_object('claims', coalesce(found, '[]'));
  UPDATE claims SET proved_at = NULL, code_hash = NULL, code_made_at = NULL, tries = 0
    WHERE id IN (SELECT id FROM jsonb_populate_recordset(NULL::claims, found));
  WITH revoked AS (UPDATE bed_links SET revoked_at = now() WHERE center_id = kept AND revoked_at IS NULL
      AND NOT CASE WHEN followed -> 'bed_links' ? id::text THEN merged_stays ELSE kept_stays END
      RETURNING id)
    SELECT jsonb_agg(id) INTO found FROM revoked;
  followed := followed || jsonb_build_object('links_revoked', coalesce(found, '[]'));

  PERFORM set_config('app.delete_for_good', 'on', true);
  DELETE FROM treatment_centers WHERE id = merged;
  PERFORM set_config('app.delete_for_good', '', true);
  INSERT INTO center_former_slugs (slug, center_id) VALUES (gone.slug, kept);
  INSERT INTO center_former_ids (id, center_id) VALUES (merged, kept);
  INSERT INTO center_merges (kept_center_id, merged_center_id, merged_name, merged_by, changes, contents, followed)
    VALUES (kept, merged, gone.name, app_user_id(), changed, contents, followed) RETURNING id INTO made;
  RETURN made;
END
$$;
REVOKE EXECUTE ON FUNCTION merge_centers(uuid, uuid, text[], text[], jsonb) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION merge_centers(uuid, uuid, text[], text[], jsonb) TO directory_staff;
