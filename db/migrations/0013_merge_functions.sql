-- Merging two centers that are one place, and undoing it.

GRANT SELECT, INSERT (center_id, other_center_id) ON center_distinctions TO directory_staff;
GRANT SELECT ON center_former_ids TO directory_anonymous, directory_member, directory_staff;
GRANT SELECT (id, kept_center_id, merged_center_id, merged_name, merged_at, merged_by, changes)
  ON center_merges TO directory_staff;

-- A post that follows its center was not edited.
CREATE OR REPLACE TRIGGER comments_touch BEFORE UPDATE ON comments
  FOR EACH ROW WHEN (OLD.center_id = NEW.center_id) EXECUTE FUNCTION touch_updated_at();
CREATE OR REPLACE TRIGGER reviews_touch BEFORE UPDATE ON reviews
  FOR EACH ROW WHEN (OLD.center_id = NEW.center_id) EXECUTE FUNCTION touch_updated_at();

-- Every step of a claim is in the audit log, also that a merge asks for a new proof.
CREATE OR REPLACE FUNCTION log_claim() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO activities (action, subject_id, subject_name)
  SELECT CASE WHEN TG_OP = 'INSERT' THEN 'center.claimed'
      WHEN NEW.revoked_at IS NOT NULL THEN 'center.claim-revoked'
      WHEN NEW.proved_at IS NOT NULL THEN 'center.claim-proved'
      WHEN NEW.code_made_at IS NULL THEN 'center.claim-reset'
      ELSE 'center.claim-code-made' END, id, name
  FROM treatment_centers WHERE id = NEW.center_id;
  RETURN NULL;
END
$$;

-- The tables whose rows follow a merged center unchanged, with the column that identifies a row.
-- Tables with a row per center or per member need more: see merge_centers().
CREATE FUNCTION list_followers() RETURNS TABLE (part text, key text) LANGUAGE sql IMMUTABLE AS $$
  VALUES ('votes', 'id'), ('reviews', 'id'), ('comments', 'id'), ('messages', 'id'),
    ('problem_reports', 'id'), ('suggestions', 'id'), ('claims', 'id'), ('bed_links', 'id'),
    ('import_rows', 'import_id || ''/'' || number'), ('center_former_slugs', 'slug'),
    ('center_former_ids', 'id')
$$;

-- Removes the older of two rows of one member about two centers, and returns what it removed.
CREATE FUNCTION remove_older(part text, newest text, kept uuid, merged uuid) RETURNS jsonb
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  removed jsonb;
BEGIN
  EXECUTE format('WITH ranked AS (SELECT id, row_number() OVER (PARTITION BY user_id ORDER BY %2$I DESC, id) AS place
      FROM %1$I WHERE center_id IN ($1, $2) AND user_id IS NOT NULL),
    removed AS (DELETE FROM %1$I WHERE id IN (SELECT id FROM ranked WHERE place > 1) RETURNING *)
    SELECT coalesce(jsonb_agg(to_jsonb(removed)), ''[]'') FROM removed', part, newest)
    INTO removed USING kept, merged;
  RETURN removed;
END
$$;

-- Merges one center into another and returns the id for unmerge_center(); null if one of them is
-- gone. `taken` has the checked fields whose values the caller then takes over from the merged
-- center, `equal` those that both have in common, `changed` the changes of the kept one.
CREATE FUNCTION merge_centers(kept uuid, merged uuid, taken text[], equal text[], changed jsonb)
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

-- Puts rows back whose member has no newer one at that center.
CREATE FUNCTION put_back_posts(part text, kept jsonb) RETURNS void LANGUAGE plpgsql
  SET search_path = public, pg_temp AS $$
DECLARE
  wanted jsonb;
BEGIN
  EXECUTE format('SELECT jsonb_agg(old) FROM jsonb_array_elements($1) old
    WHERE EXISTS (SELECT 1 FROM treatment_centers WHERE id = (old ->> ''center_id'')::uuid)
      AND NOT EXISTS (SELECT 1 FROM %I r WHERE r.user_id = (old ->> ''user_id'')::uuid
        AND r.center_id = (old ->> ''center_id'')::uuid)', part) INTO wanted USING kept;
  PERFORM put_back(part, wanted);
END
$$;

-- Takes the merged center's views, call plan and beds from the kept one.
CREATE FUNCTION unmerge_counts(was center_merges) RETURNS void LANGUAGE plpgsql
  SET search_path = public, pg_temp AS $$
DECLARE
  plan call_plans := jsonb_populate_record(NULL::call_plans, was.contents -> 'call_plans' -> 0);
  kept_plan call_plans := jsonb_populate_record(NULL::call_plans, was.contents -> 'kept_plan' -> 0);
BEGIN
  DELETE FROM center_views v USING jsonb_populate_recordset(NULL::center_views, was.contents -> 'center_views') old
    WHERE v.center_id = was.kept_center_id AND v.day = old.day AND v.views <= old.views;
  UPDATE center_views v SET views = v.views - old.views
    FROM jsonb_populate_recordset(NULL::center_views, was.contents -> 'center_views') old
    WHERE v.center_id = was.kept_center_id AND v.day = old.day;
  DELETE FROM bed_availability b
    USING jsonb_populate_recordset(NULL::bed_availability, was.contents -> 'bed_availability') old
    WHERE b.center_id = was.kept_center_id AND b.reported_at = old.reported_at;
  -- A plan that staff changed since stays.
  IF NOT EXISTS (SELECT 1 FROM field_checks WHERE center_id = was.kept_center_id AND field = 'phone'
      AND checked_at > was.merged_at) THEN
    DELETE FROM call_plans WHERE center_id = was.kept_center_id
      AND note IS NOT DISTINCT FROM nullif(left(concat_ws(E'\n', kept_plan.note, plan.note), 1000), '');
    IF FOUND THEN PERFORM put_back('call_plans', was.contents -> 'kept_plan'); END IF;
  END IF;
END
$$;

-- Undoes a merge: the merged center returns with its id, slug and rows. Returns its slug; null if
-- the merge is older than 30 days or the kept center is gone. The caller restores the kept center's
-- fields before, which may hold the slug and the place id.
CREATE FUNCTION unmerge_center(merge uuid) RETURNS text LANGUAGE plpgsql SECURITY DEFINER
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

-- Deleting an account also deletes the member's posts that a merge removed.
CREATE FUNCTION forget_in_merges() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
DECLARE
  mine jsonb := jsonb_build_object('id', OLD.id);
BEGIN
  UPDATE center_merges SET contents = contents || jsonb_build_object(
    'votes', jsonb_path_query_array(contents, '$.votes[*] ? (@.user_id != $id)', mine),
    'reviews', jsonb_path_query_array(contents, '$.reviews[*] ? (@.user_id != $id)', mine),
    'reports', jsonb_path_query_array(contents, '$.reports[*] ? (@.reporter_id != $id)', mine),
    'claims', jsonb_path_query_array(contents, '$.claims[*] ? (@.user_id != $id)', mine))
  WHERE position(OLD.id::text in contents::text) > 0;
  RETURN NULL;
END
$$;
CREATE TRIGGER profiles_forget_in_merges AFTER DELETE ON profiles
  FOR EACH ROW EXECUTE FUNCTION forget_in_merges();

CREATE OR REPLACE FUNCTION sweep_overdue() RETURNS void LANGUAGE sql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
  DELETE FROM deleted_centers WHERE deleted_at <= now() - interval '30 days';
  DELETE FROM center_merges WHERE merged_at <= now() - interval '30 days';
  DELETE FROM outbox WHERE sent_at <= now() - interval '30 days';
  DELETE FROM center_views WHERE day < current_date - 400;
  DELETE FROM empty_searches WHERE day < current_date - 90;
  DELETE FROM report_salts WHERE day < current_date;
  DELETE FROM problem_reports WHERE settled_at < now() - interval '400 days';
  DELETE FROM suggestions WHERE settled_at < now() - interval '400 days';
  DELETE FROM bed_availability WHERE reported_at < now() - interval '24 hours';
  DELETE FROM bed_links WHERE coalesce(revoked_at, expires_at) < now() - interval '30 days';
  DELETE FROM claims WHERE revoked_at < now() - interval '400 days'
    OR (proved_at IS NULL AND created_at < now() - interval '90 days');
  DELETE FROM calls WHERE created_at < now() - interval '30 days';
  DELETE FROM auth_sessions WHERE expires_at < now();
  DELETE FROM auth_verifications WHERE expires_at < now();
$$;

REVOKE EXECUTE ON FUNCTION remove_older(text, text, uuid, uuid), put_back_posts(text, jsonb),
  unmerge_counts(center_merges), merge_centers(uuid, uuid, text[], text[], jsonb), unmerge_center(uuid)
  FROM PUBLIC;
GRANT EXECUTE ON FUNCTION merge_centers(uuid, uuid, text[], text[], jsonb), unmerge_center(uuid)
  TO directory_staff;
