-- What holds for every member of the staff: who may do what, who is written down, what can be undone.

-- Who acted and when is the database's to say. The rows stay as they are.
CREATE FUNCTION sign_activity() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  NEW.actor_id := app_user_id();
  NEW.occurred_at := clock_timestamp();
  NEW.actor_name := coalesce(
    (SELECT coalesce(nullif(btrim(username), ''), nullif(btrim(full_name), ''), 'Unnamed')
      FROM profiles WHERE id = NEW.actor_id),
    'Command line');
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER activities_sign BEFORE INSERT ON activities
  FOR EACH ROW EXECUTE FUNCTION sign_activity();
--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% rows are never changed', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END
$$;
--> statement-breakpoint
CREATE TRIGGER activities_final BEFORE UPDATE OR DELETE ON activities
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
GRANT SELECT, INSERT (action, subject_id, subject_name, changes) ON activities TO directory_staff;
--> statement-breakpoint

-- A center that a person deletes is kept whole. What the site's own commands delete is not, nor what a
-- transaction says is meant for good.
CREATE FUNCTION keep_deleted_center() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
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
    'center_additional_info', 'votes', 'comments', 'reviews', 'center_views'] LOOP
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
--> statement-breakpoint
CREATE TRIGGER treatment_centers_keep_deleted BEFORE DELETE ON treatment_centers
  FOR EACH ROW EXECUTE FUNCTION keep_deleted_center();
--> statement-breakpoint
-- Rows as they were; a column that the table has got since takes its default.
CREATE FUNCTION put_back(part text, kept jsonb) RETURNS void LANGUAGE plpgsql
  SET search_path = public, pg_temp AS $$
DECLARE
  columns text;
BEGIN
  IF coalesce(jsonb_array_length(kept), 0) = 0 THEN RETURN; END IF;
  SELECT string_agg(quote_ident(attname), ', ' ORDER BY attnum) INTO columns FROM pg_attribute
    WHERE attrelid = part::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
      AND kept -> 0 ? attname;
  EXECUTE format('INSERT INTO %1$I (%2$s) SELECT %2$s FROM jsonb_populate_recordset(NULL::%1$I, $1)',
    part, columns) USING kept;
END
$$;
--> statement-breakpoint
-- Puts a deleted center back with all that hung on it and returns its slug: the one that it had, or a
-- new one where that is taken. It is pinned again while there is room. Null where there is nothing to
-- put back. Fails as any insert would where its place id has been given to another center.
CREATE FUNCTION restore_center(deleted_id uuid) RETURNS text LANGUAGE plpgsql SECURITY DEFINER
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
    'votes', 'comments', 'reviews', 'center_views'] LOOP
    PERFORM put_back(part, gone.contents -> part);
  END LOOP;
  PERFORM put_back('reports', (
    SELECT jsonb_agg(report) FROM jsonb_array_elements(gone.contents -> 'reports') report
    WHERE EXISTS (SELECT 1 FROM comments WHERE id = (report ->> 'comment_id')::uuid)
       OR EXISTS (SELECT 1 FROM reviews WHERE id = (report ->> 'review_id')::uuid)));
  -- Former addresses that nobody else has taken meanwhile.
  PERFORM put_back('center_former_slugs', (
    SELECT jsonb_agg(former) FROM jsonb_array_elements(gone.contents -> 'center_former_slugs') former
    WHERE NOT EXISTS (SELECT 1 FROM treatment_centers WHERE slug = former ->> 'slug')
      AND NOT EXISTS (SELECT 1 FROM center_former_slugs WHERE slug = former ->> 'slug')));
  UPDATE messages SET center_id = gone.id WHERE center_id IS NULL
    AND id IN (SELECT value::uuid FROM jsonb_array_elements_text(gone.contents -> 'messages'));
  RETURN center ->> 'slug';
END
$$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION put_back(text, jsonb), restore_center(uuid) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION restore_center(uuid) TO directory_staff;
--> statement-breakpoint
GRANT SELECT, DELETE ON deleted_centers TO directory_staff;
--> statement-breakpoint
-- Whoever leaves takes what they wrote out of what is kept, too.
CREATE FUNCTION forget_member_in_deleted() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
DECLARE
  mine jsonb := jsonb_build_object('id', OLD.id);
BEGIN
  UPDATE deleted_centers SET contents = contents || jsonb_build_object(
    'votes', jsonb_path_query_array(contents, '$.votes[*] ? (@.user_id != $id)', mine),
    'comments', jsonb_path_query_array(contents, '$.comments[*] ? (@.user_id != $id)', mine),
    'reviews', jsonb_path_query_array(contents, '$.reviews[*] ? (@.user_id != $id)', mine),
    'reports', jsonb_path_query_array(contents, '$.reports[*] ? (@.reporter_id != $id)', mine))
  WHERE position(OLD.id::text in contents::text) > 0;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER profiles_forget_in_deleted AFTER DELETE ON profiles
  FOR EACH ROW EXECUTE FUNCTION forget_member_in_deleted();
--> statement-breakpoint
CREATE FUNCTION is_slug_kept(candidate text) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
  SELECT EXISTS (SELECT 1 FROM deleted_centers WHERE slug = candidate
    AND deleted_at > now() - interval '30 days')
$$;
--> statement-breakpoint
-- An address is not given to another center while the one that had it can still come back.
CREATE OR REPLACE FUNCTION generate_unique_slugs(base_names text[]) RETURNS text[]
  LANGUAGE plpgsql STABLE AS $$
DECLARE
  base text;
  candidate text;
  suffix integer;
  taken text[] := '{}';
  base_name text;
BEGIN
  FOREACH base_name IN ARRAY base_names LOOP
    base := regexp_replace(fold_text(coalesce(base_name, '')), '[^a-z0-9\s-]', '', 'g');
    base := btrim(regexp_replace(base, '[\s-]+', '-', 'g'), '-');
    base := btrim(left(base, 90), '-');
    IF base = '' THEN base := 'unnamed-center'; END IF;
    candidate := base;
    suffix := 0;
    WHILE candidate = ANY (taken)
      OR EXISTS (SELECT 1 FROM treatment_centers WHERE slug = candidate)
      OR EXISTS (SELECT 1 FROM center_former_slugs WHERE slug = candidate)
      OR is_slug_kept(candidate)
    LOOP
      suffix := suffix + 1;
      candidate := base || '-' || suffix;
    END LOOP;
    taken := taken || candidate;
  END LOOP;
  RETURN taken;
END
$$;
--> statement-breakpoint

-- Nobody changes their own role or status, and there is always an admin: those who change roles wait
-- for each other, and whoever is no admin any more when their turn comes is refused. The owner, and
-- what a deleted account takes along, are not held up. The lock is the one of members who leave.
CREATE FUNCTION guard_member_rights() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  subject uuid := CASE TG_TABLE_NAME WHEN 'profiles' THEN (to_jsonb(OLD) ->> 'id')::uuid
    ELSE (to_jsonb(OLD) ->> 'user_id')::uuid END;
BEGIN
  IF current_user = 'directory_staff' THEN
    PERFORM pg_advisory_xact_lock(7301944);
    IF subject = app_user_id() THEN
      RAISE EXCEPTION 'Nobody may change their own rights' USING ERRCODE = 'insufficient_privilege';
    END IF;
    IF app_role() IS DISTINCT FROM 'admin' THEN
      RAISE EXCEPTION 'Only an admin may change rights' USING ERRCODE = 'insufficient_privilege';
    END IF;
  END IF;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END
$$;
--> statement-breakpoint
CREATE TRIGGER user_roles_guard BEFORE UPDATE OR DELETE ON user_roles
  FOR EACH ROW EXECUTE FUNCTION guard_member_rights();
--> statement-breakpoint
CREATE TRIGGER profiles_guard_status BEFORE UPDATE OF status, status_reason ON profiles
  FOR EACH ROW EXECUTE FUNCTION guard_member_rights();
--> statement-breakpoint
CREATE TRIGGER profiles_guard_delete BEFORE DELETE ON profiles
  FOR EACH ROW EXECUTE FUNCTION guard_member_rights();
--> statement-breakpoint
GRANT UPDATE (status_reason) ON profiles TO directory_staff;
--> statement-breakpoint
CREATE VIEW member_accounts WITH (security_barrier) AS
  SELECT u.id, u.email, u.email_verified,
    EXISTS (SELECT 1 FROM auth_two_factors f WHERE f.user_id = u.id AND f.confirmed_at IS NOT NULL)
      AS two_factor_enabled,
    greatest(
      (SELECT max(s.updated_at) FROM auth_sessions s WHERE s.user_id = u.id),
      (SELECT max(v.created_at) FROM votes v WHERE v.user_id = u.id),
      (SELECT max(c.created_at) FROM comments c WHERE c.user_id = u.id),
      (SELECT max(r.created_at) FROM reviews r WHERE r.user_id = u.id)) AS last_active
  FROM auth_users u
  WHERE (SELECT app_role()) = 'admin';
--> statement-breakpoint
GRANT SELECT ON member_accounts TO directory_staff;
--> statement-breakpoint

-- Mail to the author of a review that was just approved, once for each version of it.
CREATE FUNCTION queue_review_mail(approved_id uuid, subject text, body text, html text)
RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF app_role() NOT IN ('admin', 'moderator') OR app_role() IS NULL THEN
    RAISE EXCEPTION 'Only the staff may write to members' USING ERRCODE = 'insufficient_privilege';
  END IF;
  INSERT INTO outbox (kind, idempotency_key, recipient, subject, text, html)
  SELECT 'account', 'review:' || r.id || ':' || md5(r.rating || r.content), u.email, $2, $3, $4
  FROM reviews r JOIN profiles p ON p.id = r.user_id AND p.status = 'active'
    JOIN auth_users u ON u.id = p.id
  WHERE r.id = approved_id AND r.status = 'approved'
  ON CONFLICT (idempotency_key) DO NOTHING;
  RETURN FOUND;
END
$$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION queue_review_mail(uuid, text, text, text) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION queue_review_mail(uuid, text, text, text) TO directory_staff;
--> statement-breakpoint

GRANT USAGE ON SCHEMA public TO directory_keeper;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE (views) ON center_views TO directory_keeper;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE (searches) ON empty_searches TO directory_keeper;
--> statement-breakpoint
GRANT SELECT ON center_views, empty_searches TO directory_staff;
--> statement-breakpoint
-- What is kept no longer than it must be. Returns the number of rows that went.
CREATE FUNCTION sweep_overdue() RETURNS integer LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
DECLARE
  gone integer := 0;
  went integer;
BEGIN
  DELETE FROM deleted_centers WHERE deleted_at <= now() - interval '30 days';
  GET DIAGNOSTICS went = ROW_COUNT; gone := gone + went;
  DELETE FROM outbox WHERE sent_at <= now() - interval '30 days';
  GET DIAGNOSTICS went = ROW_COUNT; gone := gone + went;
  DELETE FROM center_views WHERE day < current_date - 400;
  GET DIAGNOSTICS went = ROW_COUNT; gone := gone + went;
  DELETE FROM empty_searches WHERE day < current_date - 90;
  GET DIAGNOSTICS went = ROW_COUNT; gone := gone + went;
  DELETE FROM auth_sessions WHERE expires_at < now();
  GET DIAGNOSTICS went = ROW_COUNT; gone := gone + went;
  DELETE FROM auth_verifications WHERE expires_at < now();
  GET DIAGNOSTICS went = ROW_COUNT; gone := gone + went;
  RETURN gone;
END
$$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION sweep_overdue() FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION sweep_overdue() TO directory_keeper;
