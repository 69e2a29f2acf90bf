-- Searches ask PostgreSQL's own indexes. What was kept beside them goes.
DROP TRIGGER treatment_centers_search_inserted ON treatment_centers;
--> statement-breakpoint
DROP TRIGGER treatment_centers_search_deleted ON treatment_centers;
--> statement-breakpoint
DROP TRIGGER treatment_centers_search_updated ON treatment_centers;
--> statement-breakpoint
DROP TRIGGER treatment_centers_order_inserted ON treatment_centers;
--> statement-breakpoint
DROP TRIGGER treatment_centers_order_updated ON treatment_centers;
--> statement-breakpoint
DROP FUNCTION keep_search_terms(), choose_search_terms(), fill_search_bits(text[], integer, integer),
  use_search_terms(text[]), list_search_terms(tsvector, text[], text[], double precision, boolean),
  keep_order_bits(), cut_search_orders(), fill_order_bits(integer, integer), use_search_orders(uuid),
  write_order_bits(integer[]),
  order_key(text, double precision, integer, text);
--> statement-breakpoint
DROP TABLE "search_bits" CASCADE;--> statement-breakpoint
DROP TABLE "search_lexemes" CASCADE;--> statement-breakpoint
DROP TABLE "search_order_bits" CASCADE;--> statement-breakpoint
DROP TABLE "search_orders" CASCADE;--> statement-breakpoint
DROP TABLE "search_terms" CASCADE;--> statement-breakpoint
DROP INDEX "treatment_centers_position";--> statement-breakpoint
DROP INDEX "treatment_centers_by_rating";--> statement-breakpoint
DROP INDEX "treatment_centers_by_name";--> statement-breakpoint
DROP INDEX "treatment_centers_by_reviews";--> statement-breakpoint
CREATE INDEX "treatment_centers_by_rating" ON "treatment_centers" USING btree ("pinned" DESC NULLS LAST,"total_score" DESC NULLS LAST,"reviews_count" DESC NULLS LAST,lower(name),"id","name");--> statement-breakpoint
CREATE INDEX "treatment_centers_by_name" ON "treatment_centers" USING btree ("pinned" DESC NULLS LAST,lower(name),"id","name");--> statement-breakpoint
CREATE INDEX "treatment_centers_by_reviews" ON "treatment_centers" USING btree ("pinned" DESC NULLS LAST,"reviews_count" DESC NULLS LAST,"total_score" DESC NULLS LAST,lower(name),"id","name");--> statement-breakpoint
ALTER TABLE "treatment_centers" DROP COLUMN "search_position";--> statement-breakpoint
ALTER TABLE "directory_totals" DROP COLUMN "centers_at_choice";--> statement-breakpoint
ALTER TABLE "search_words" DROP COLUMN "centers";
--> statement-breakpoint
-- Counts are kept as centers come and go, so that no page has to count them. The argument is 1 for
-- rows that came and -1 for rows that went; an update is both, the old rows going first. Of the ways
-- in which a place is written, one in all capitals or none is shown only for want of another.
CREATE OR REPLACE FUNCTION count_changed_centers() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
DECLARE
  direction integer := TG_ARGV[0];
BEGIN
  -- Most updates change nothing that is counted.
  IF TG_OP = 'UPDATE' THEN
    IF NOT EXISTS (
      SELECT city, county, state, total_score, source FROM changed_rows
      EXCEPT ALL
      SELECT city, county, state, total_score, source FROM other_rows
    ) THEN
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

  IF direction < 0 THEN
    DELETE FROM directory_places WHERE centers <= 0;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- No word is taken away: one that no center has any more corrects nothing.
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
--> statement-breakpoint
CREATE TRIGGER treatment_centers_words_inserted AFTER INSERT ON treatment_centers
  REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION collect_search_words();
--> statement-breakpoint
CREATE TRIGGER treatment_centers_words_updated AFTER UPDATE ON treatment_centers
  REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION collect_search_words();
