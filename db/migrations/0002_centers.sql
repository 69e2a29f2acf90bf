-- Centers: slugs, pins, search words, deleted centers, and permissions.

GRANT SELECT ON treatment_centers, center_former_slugs, center_categories, center_opening_hours,
  center_additional_info, search_words TO directory_anonymous, directory_member, directory_staff;
GRANT INSERT, UPDATE, DELETE ON treatment_centers, center_former_slugs, center_categories,
  center_opening_hours, center_additional_info TO directory_staff;
GRANT SELECT, DELETE ON deleted_centers TO directory_staff;

-- A deleted center that can be restored reserves its slug, and so do the pages beside those of the
-- centers, such as /centers/sheet. This is plpgsql because a SQL function with SECURITY DEFINER is
-- planned again for every call.
CREATE FUNCTION is_slug_kept(candidate text) RETURNS boolean LANGUAGE plpgsql STABLE
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  RETURN candidate IN ('sheet', 'hoja') OR EXISTS (SELECT 1 FROM deleted_centers
    WHERE slug = candidate AND deleted_at > now() - interval '30 days');
END
$$;

-- Generates slugs for several names, in order: lower case letters and digits, with hyphens between
-- words; 'unnamed-center' for an empty slug. It adds -1, -2 … until the slug is unused, at most 90
-- characters in total. Slugs in the table, former slugs, slugs of restorable centers, and slugs
-- within this call count as used.
CREATE FUNCTION generate_unique_slugs(base_names text[]) RETURNS text[]
  LANGUAGE plpgsql STABLE AS $$
DECLARE
  slugs text[];
  contended integer[];
  place integer;
  candidate text;
  suffix integer;
  taken text[] := '{}';
BEGIN
  -- A name is contended if its slug is used, if two names have the same slug, or if another name
  -- could reach it with a suffix. The subqueries look up one row at a time, because EXISTS might
  -- scan the table.
  SELECT array_agg(base ORDER BY ord), array_agg(ord ORDER BY ord) FILTER (WHERE is_contended)
  INTO slugs, contended
  FROM (
    SELECT ord, base, base ~ '-[0-9]+$' OR count(*) OVER (PARTITION BY base) > 1
      OR (SELECT true FROM treatment_centers WHERE slug = base LIMIT 1) IS NOT NULL
      OR (SELECT true FROM center_former_slugs WHERE slug = base LIMIT 1) IS NOT NULL
      OR is_slug_kept(base) AS is_contended
    FROM (
      SELECT ord::integer, coalesce(nullif(btrim(left(btrim(regexp_replace(
        regexp_replace(fold_text(coalesce(name, '')), '[^a-z0-9\s-]', '', 'g'),
        '[\s-]+', '-', 'g'), '-'), 90), '-'), ''), 'unnamed-center') AS base
      FROM unnest(base_names) WITH ORDINALITY AS given (name, ord)
    ) bases
  ) judged;
  FOREACH place IN ARRAY coalesce(contended, '{}') LOOP
    candidate := slugs[place];
    suffix := 0;
    WHILE candidate = ANY (taken)
      OR EXISTS (SELECT 1 FROM treatment_centers WHERE slug = candidate)
      OR EXISTS (SELECT 1 FROM center_former_slugs WHERE slug = candidate)
      OR is_slug_kept(candidate)
    LOOP
      suffix := suffix + 1;
      candidate := rtrim(left(slugs[place], 89 - length(suffix::text)), '-') || '-' || suffix;
    END LOOP;
    slugs[place] := candidate;
    taken := taken || candidate;
  END LOOP;
  RETURN coalesce(slugs, '{}');
END
$$;

CREATE FUNCTION generate_unique_slug(base_name text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT (generate_unique_slugs(ARRAY[base_name]))[1]
$$;

-- A former slug still leads to its center.
CREATE FUNCTION keep_former_slug() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO center_former_slugs (slug, center_id) VALUES (OLD.slug, NEW.id)
    ON CONFLICT (slug) DO UPDATE SET center_id = excluded.center_id;
  DELETE FROM center_former_slugs WHERE slug = NEW.slug;
  RETURN NULL;
END
$$;
CREATE TRIGGER treatment_centers_renamed AFTER UPDATE OF slug ON treatment_centers
  FOR EACH ROW WHEN (OLD.slug IS DISTINCT FROM NEW.slug) EXECUTE FUNCTION keep_former_slug();

-- Allows at most five pinned centers. Concurrent pins wait for the lock, so each sees the one
-- before. pinned_at is set only while pinned.
CREATE FUNCTION guard_center_pin() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT NEW.pinned THEN
    NEW.pinned_at := NULL;
    RETURN NEW;
  END IF;
  IF TG_OP = 'INSERT' OR NOT OLD.pinned THEN
    PERFORM pg_advisory_xact_lock(hashtext('treatment_centers.pinned'));
    IF (SELECT count(*) FROM treatment_centers WHERE pinned AND id <> NEW.id) >= 5 THEN
      RAISE EXCEPTION 'Cannot pin more than 5 treatment centers' USING ERRCODE = 'check_violation';
    END IF;
  END IF;
  NEW.pinned_at := coalesce(NEW.pinned_at, clock_timestamp());
  RETURN NEW;
END
$$;
-- Unpinned centers need no check, so the trigger skips the function call.
CREATE TRIGGER treatment_centers_pin
  BEFORE INSERT OR UPDATE OF pinned, pinned_at ON treatment_centers
  FOR EACH ROW WHEN (NEW.pinned OR NEW.pinned_at IS NOT NULL) EXECUTE FUNCTION guard_center_pin();

CREATE FUNCTION touch_updated_at() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.updated_at := now();
  RETURN NEW;
END
$$;
-- Derived location and hours don't count as a change of the listing; neither does a report or an
-- unanswered call.
CREATE TRIGGER treatment_centers_touch BEFORE UPDATE ON treatment_centers
  FOR EACH ROW WHEN ((OLD.place_latitude, OLD.place_longitude, OLD.open_minutes, OLD.phone_reported_at,
    OLD.unreachable) IS NOT DISTINCT FROM (NEW.place_latitude, NEW.place_longitude, NEW.open_minutes,
    NEW.phone_reported_at, NEW.unreachable))
  EXECUTE FUNCTION touch_updated_at();

-- The words for spelling correction. Words are never removed: a word that no center uses anymore is
-- ignored.
CREATE FUNCTION collect_search_words() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO search_words (word)
    SELECT DISTINCT word
    FROM new_rows, LATERAL unnest(tsvector_to_array(to_tsvector('simple', fold_words(
      concat_ws(' ', name, city, neighborhood, county, category_name, search_terms,
        array_to_string(treatment_types, ' ')))))) AS word
    WHERE length(word) BETWEEN 3 AND 40 AND word ~ '^[a-z]+$'
    ORDER BY word
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
CREATE TRIGGER treatment_centers_words_inserted AFTER INSERT ON treatment_centers
  REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION collect_search_words();
CREATE TRIGGER treatment_centers_words_updated AFTER UPDATE ON treatment_centers
  REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION collect_search_words();

-- Keeps a center that a person deletes. Centers deleted by commands, or in a transaction that sets
-- app.delete_for_good, are not kept.
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
CREATE TRIGGER treatment_centers_keep_deleted BEFORE DELETE ON treatment_centers
  FOR EACH ROW EXECUTE FUNCTION keep_deleted_center();

-- Inserts the stored rows; columns added since get their default.
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

-- Restores a deleted center with its dependent rows and returns its slug: the old one, or a new one
-- if that is taken. Pins it again if there is room. Returns null if there is nothing to restore.
-- Fails if another center has its place id now.
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
REVOKE EXECUTE ON FUNCTION put_back(text, jsonb), restore_center(uuid) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION restore_center(uuid) TO directory_staff;
