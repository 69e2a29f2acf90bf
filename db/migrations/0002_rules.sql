-- The rules that no caller can go around: slugs, pins, counts, authors, grants.

-- Slugs for several names at once, in their order: lower case, letters and digits, hyphens between
-- words, at most 90 characters, 'unnamed-center' for nothing; -1, -2 … until it is unused, in the
-- table, among former addresses, and within the call.
CREATE FUNCTION generate_unique_slugs(base_names text[]) RETURNS text[] LANGUAGE plpgsql STABLE AS $$
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
CREATE FUNCTION generate_unique_slug(base_name text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT (generate_unique_slugs(ARRAY[base_name]))[1]
$$;
--> statement-breakpoint
-- At most five pinned. The lock makes those who pin at once wait for each other, so that each sees
-- what the one before did. pinned_at is set exactly while pinned.
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
--> statement-breakpoint
CREATE TRIGGER treatment_centers_pin BEFORE INSERT OR UPDATE OF pinned, pinned_at ON treatment_centers
  FOR EACH ROW EXECUTE FUNCTION guard_center_pin();
--> statement-breakpoint
CREATE FUNCTION touch_updated_at() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.updated_at := now();
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER treatment_centers_touch BEFORE UPDATE ON treatment_centers
  FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
--> statement-breakpoint
CREATE TRIGGER profiles_touch BEFORE UPDATE ON profiles
  FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
--> statement-breakpoint
CREATE TRIGGER comments_touch BEFORE UPDATE ON comments
  FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
--> statement-breakpoint
CREATE TRIGGER reviews_touch BEFORE UPDATE ON reviews
  FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
--> statement-breakpoint
-- Staff decide whether a review is shown; what it says and how it rates is its author's alone. A
-- policy sees one row at a time and could not compare the new with the old.
CREATE FUNCTION guard_review_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF app_user_id() IS NOT NULL AND app_user_id() IS DISTINCT FROM OLD.user_id THEN
    RAISE EXCEPTION 'Only its author may change what a review says'
      USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER reviews_words BEFORE UPDATE OF content, rating ON reviews FOR EACH ROW
  WHEN (OLD.content IS DISTINCT FROM NEW.content OR OLD.rating IS DISTINCT FROM NEW.rating)
  EXECUTE FUNCTION guard_review_words();
--> statement-breakpoint
-- A renamed address goes on leading to its center.
CREATE FUNCTION keep_former_slug() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO center_former_slugs (slug, center_id) VALUES (OLD.slug, NEW.id)
    ON CONFLICT (slug) DO UPDATE SET center_id = excluded.center_id;
  DELETE FROM center_former_slugs WHERE slug = NEW.slug;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER treatment_centers_renamed AFTER UPDATE OF slug ON treatment_centers
  FOR EACH ROW WHEN (OLD.slug IS DISTINCT FROM NEW.slug) EXECUTE FUNCTION keep_former_slug();
--> statement-breakpoint
INSERT INTO directory_totals DEFAULT VALUES;
--> statement-breakpoint
-- Counts are kept as centers come and go, so that no page has to count them. The argument is 1 for
-- rows that came and -1 for rows that went; an update is both, the old rows going first. Of the ways
-- in which a place is written, one in all capitals or none is shown only for want of another.
CREATE FUNCTION count_changed_centers() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
DECLARE
  direction integer := TG_ARGV[0];
BEGIN
  UPDATE directory_totals SET
    centers = directory_totals.centers + direction * change.centers,
    samples = directory_totals.samples + direction * change.samples,
    rated = directory_totals.rated + direction * change.rated,
    score_sum = directory_totals.score_sum + direction * change.score_sum
  FROM (
    SELECT count(*)::integer AS centers,
      (count(*) FILTER (WHERE source = 'sample'))::integer AS samples,
      (count(*) FILTER (WHERE total_score > 0))::integer AS rated,
      coalesce(sum(total_score::numeric) FILTER (WHERE total_score > 0), 0) AS score_sum
    FROM changed_rows
  ) change
  WHERE change.centers > 0;

  INSERT INTO directory_places AS place (kind, state, key, name, centers)
  SELECT kind, coalesce(upper(btrim(state)), ''), key,
    (array_agg(places.name ORDER BY places.name IN (upper(places.name), lower(places.name)), places.name))[1],
    direction * count(*)::integer
  FROM changed_rows, LATERAL (VALUES
    ('city', fold_text(btrim(city)), btrim(city)),
    ('county', fold_text(btrim(county) || ' county'), btrim(county) || ' County')
  ) AS places (kind, key, name)
  WHERE key IS NOT NULL AND places.name NOT IN ('', ' County')
  GROUP BY 1, 2, 3
  ORDER BY 1, 2, 3
  ON CONFLICT (kind, state, key) DO UPDATE SET
    centers = place.centers + excluded.centers,
    name = CASE WHEN place.name IN (upper(place.name), lower(place.name))
      THEN excluded.name ELSE place.name END;

  INSERT INTO search_words AS known (word, centers)
  SELECT word, direction * count(*)::integer
  FROM changed_rows, LATERAL unnest(tsvector_to_array(to_tsvector('simple', fold_words(
    concat_ws(' ', name, city, neighborhood, county, category_name, search_terms,
      array_to_string(treatment_types, ' ')))))) AS word
  WHERE length(word) BETWEEN 3 AND 40 AND word ~ '^[a-z]+$'
  GROUP BY word
  ORDER BY word
  ON CONFLICT (word) DO UPDATE SET centers = known.centers + excluded.centers;

  IF direction < 0 THEN
    DELETE FROM directory_places WHERE centers <= 0;
    DELETE FROM search_words WHERE centers <= 0;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER treatment_centers_count_inserted AFTER INSERT ON treatment_centers
  REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_changed_centers('1');
--> statement-breakpoint
CREATE TRIGGER treatment_centers_count_deleted AFTER DELETE ON treatment_centers
  REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_changed_centers('-1');
--> statement-breakpoint
CREATE TRIGGER treatment_centers_count_updated_1 AFTER UPDATE ON treatment_centers
  REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_changed_centers('-1');
--> statement-breakpoint
CREATE TRIGGER treatment_centers_count_updated_2 AFTER UPDATE ON treatment_centers
  REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_changed_centers('1');
--> statement-breakpoint
CREATE VIEW center_vote_tallies AS
  SELECT center_id,
    (count(*) FILTER (WHERE vote_type = 'upvote'))::integer AS upvotes,
    (count(*) FILTER (WHERE vote_type = 'downvote'))::integer AS downvotes
  FROM votes GROUP BY center_id;
--> statement-breakpoint
-- Only those who wrote something public, and only the name they are shown under.
CREATE VIEW public_authors AS
  SELECT id, coalesce(
    nullif(btrim(username), ''),
    nullif(concat_ws(' ', split_part(btrim(full_name), ' ', 1),
      CASE WHEN position(' ' in btrim(full_name)) > 0
        THEN left(split_part(btrim(full_name), ' ', -1), 1) || '.' END), ''),
    'Member') AS display_name
  FROM profiles p
  WHERE EXISTS (SELECT 1 FROM comments c WHERE c.user_id = p.id)
     OR EXISTS (SELECT 1 FROM reviews r WHERE r.user_id = p.id AND r.status = 'approved');
--> statement-breakpoint
GRANT USAGE ON SCHEMA public TO directory_anonymous, directory_member, directory_staff;
--> statement-breakpoint
GRANT SELECT ON treatment_centers, center_former_slugs, center_categories, center_opening_hours,
  center_additional_info, directory_totals, directory_places, search_words, comments, reviews,
  center_vote_tallies, public_authors
  TO directory_anonymous, directory_member, directory_staff;
--> statement-breakpoint
GRANT INSERT, UPDATE, DELETE ON treatment_centers, center_former_slugs, center_categories,
  center_opening_hours, center_additional_info TO directory_staff;
--> statement-breakpoint
GRANT SELECT ON profiles, user_roles, votes TO directory_member, directory_staff;
--> statement-breakpoint
GRANT UPDATE (full_name, username) ON profiles TO directory_member, directory_staff;
--> statement-breakpoint
GRANT UPDATE (status), DELETE ON profiles TO directory_staff;
--> statement-breakpoint
GRANT INSERT, UPDATE, DELETE ON user_roles TO directory_staff;
--> statement-breakpoint
GRANT INSERT, DELETE, UPDATE (vote_type) ON votes TO directory_member, directory_staff;
--> statement-breakpoint
GRANT INSERT, DELETE, UPDATE (content, rating) ON comments TO directory_member, directory_staff;
--> statement-breakpoint
GRANT INSERT, DELETE, UPDATE (content, rating, status) ON reviews TO directory_member, directory_staff;
