-- The approved reviews of each center, counted as they come, change and go: a list of the best rated
-- would else read every review.

CREATE FUNCTION count_approved_reviews() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_ARGV[0] = 'more' THEN
    INSERT INTO center_ratings AS kept (center_id, reviews, rating_sum)
    SELECT center_id, count(*)::integer, sum(rating)::integer
    FROM changed_rows WHERE status = 'approved' GROUP BY center_id ORDER BY center_id
    ON CONFLICT (center_id) DO UPDATE SET
      reviews = kept.reviews + excluded.reviews, rating_sum = kept.rating_sum + excluded.rating_sum;
    RETURN NULL;
  END IF;
  -- Always in the same order, so that no two writers wait for each other.
  PERFORM FROM center_ratings
    WHERE center_id IN (SELECT center_id FROM changed_rows WHERE status = 'approved')
    ORDER BY center_id FOR UPDATE;
  UPDATE center_ratings kept
    SET reviews = kept.reviews - gone.reviews, rating_sum = kept.rating_sum - gone.rating_sum
    FROM (SELECT center_id, count(*)::integer AS reviews, sum(rating)::integer AS rating_sum
      FROM changed_rows WHERE status = 'approved' GROUP BY center_id) gone
    WHERE kept.center_id = gone.center_id;
  DELETE FROM center_ratings
    WHERE reviews = 0 AND center_id IN (SELECT center_id FROM changed_rows WHERE status = 'approved');
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER reviews_rate_inserted AFTER INSERT ON reviews
  REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_approved_reviews('more');
--> statement-breakpoint
CREATE TRIGGER reviews_rate_deleted AFTER DELETE ON reviews
  REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_approved_reviews('less');
--> statement-breakpoint
CREATE TRIGGER reviews_rate_updated_1 AFTER UPDATE ON reviews
  REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_approved_reviews('less');
--> statement-breakpoint
CREATE TRIGGER reviews_rate_updated_2 AFTER UPDATE ON reviews
  REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_approved_reviews('more');
--> statement-breakpoint
INSERT INTO center_ratings (center_id, reviews, rating_sum)
  SELECT center_id, count(*)::integer, sum(rating)::integer
  FROM reviews WHERE status = 'approved' GROUP BY center_id;
--> statement-breakpoint
GRANT SELECT ON center_ratings TO directory_staff;
--> statement-breakpoint
-- Views of a center that is gone meanwhile are not counted.
GRANT SELECT (id) ON treatment_centers TO directory_keeper;
