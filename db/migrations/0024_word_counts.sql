-- An index that names the count made every word that is counted enter the trigrams again.
DROP INDEX "search_words_unused";
--> statement-breakpoint
-- Room for the next count on the same page, where none of the other indexes has to learn of it.
ALTER TABLE search_words SET (fillfactor = 50);
--> statement-breakpoint
-- Counts are kept as centers come and go, so that no page has to count them. The argument is 1 for
-- rows that came and -1 for rows that went; an update is both, the old rows going first. Of the ways
-- in which a place is written, one in all capitals or none is shown only for want of another.
CREATE OR REPLACE FUNCTION count_changed_centers() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
DECLARE
  direction integer := TG_ARGV[0];
  unused text[];
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

  WITH counted AS (
    INSERT INTO search_words AS known (word, centers)
    SELECT word, direction * count(*)::integer
    FROM changed_rows, LATERAL unnest(tsvector_to_array(to_tsvector('simple', fold_words(
      concat_ws(' ', name, city, neighborhood, county, category_name, search_terms,
        array_to_string(treatment_types, ' ')))))) AS word
    WHERE length(word) BETWEEN 3 AND 40 AND word ~ '^[a-z]+$'
    GROUP BY word
    ORDER BY word
    ON CONFLICT (word) DO UPDATE SET centers = known.centers + excluded.centers
    RETURNING word, centers
  )
  SELECT array_agg(word) INTO unused FROM counted WHERE centers <= 0;

  IF direction < 0 THEN
    DELETE FROM directory_places WHERE centers <= 0;
    DELETE FROM search_words WHERE word = ANY (unused);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- For a center that is not pinned there is nothing to guard, and no function to call.
CREATE OR REPLACE TRIGGER treatment_centers_pin
  BEFORE INSERT OR UPDATE OF pinned, pinned_at ON treatment_centers
  FOR EACH ROW WHEN (NEW.pinned OR NEW.pinned_at IS NOT NULL) EXECUTE FUNCTION guard_center_pin();
