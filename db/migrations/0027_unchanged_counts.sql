-- Verifying, pinning or describing a center counts nothing anew.

-- Counts are kept as centers come and go, so that no page has to count them. The argument is 1 for
-- rows that came and -1 for rows that went; an update is both, the old rows going first. Of the ways
-- in which a place is written, one in all capitals or none is shown only for want of another.
CREATE OR REPLACE FUNCTION count_changed_centers() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
DECLARE
  direction integer := TG_ARGV[0];
  unused text[];
BEGIN
  -- Most updates change nothing that is counted. They wait for other writers all the same, since what
  -- else is kept of a center relies on that.
  IF TG_OP = 'UPDATE' THEN
    IF NOT EXISTS (
      SELECT name, city, neighborhood, county, state, category_name, search_terms, treatment_types,
        total_score, source FROM changed_rows
      EXCEPT ALL
      SELECT name, city, neighborhood, county, state, category_name, search_terms, treatment_types,
        total_score, source FROM other_rows
    ) THEN
      PERFORM FROM directory_totals FOR UPDATE;
      RETURN NULL;
    END IF;
  END IF;

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
CREATE OR REPLACE TRIGGER treatment_centers_count_updated_1 AFTER UPDATE ON treatment_centers
  REFERENCING OLD TABLE AS changed_rows NEW TABLE AS other_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_changed_centers('-1');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER treatment_centers_count_updated_2 AFTER UPDATE ON treatment_centers
  REFERENCING NEW TABLE AS changed_rows OLD TABLE AS other_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_changed_centers('1');
