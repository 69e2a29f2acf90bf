-- Members, reviews, comments and votes, counted by day as they come and go. A trigger notes each change
-- in a row of its own, so that no two members wait for each other; now and then the rows are added up.

CREATE FUNCTION note_daily_changes() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO daily_changes (kind, day, number)
  SELECT TG_ARGV[0], (created_at AT TIME ZONE 'America/New_York')::date, TG_ARGV[1]::integer * count(*)
  FROM changed_rows GROUP BY 2;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- A row's day does not change as the site is used; a command may set it.
CREATE FUNCTION note_moved_day() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO daily_changes (kind, day, number) VALUES
    (TG_ARGV[0], (OLD.created_at AT TIME ZONE 'America/New_York')::date, -1),
    (TG_ARGV[0], (NEW.created_at AT TIME ZONE 'America/New_York')::date, 1);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER profiles_note_inserted AFTER INSERT ON profiles
  REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_daily_changes('users', '1');
--> statement-breakpoint
CREATE TRIGGER profiles_note_deleted AFTER DELETE ON profiles
  REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_daily_changes('users', '-1');
--> statement-breakpoint
CREATE TRIGGER profiles_note_moved AFTER UPDATE OF created_at ON profiles
  FOR EACH ROW WHEN (OLD.created_at <> NEW.created_at) EXECUTE FUNCTION note_moved_day('users');
--> statement-breakpoint
CREATE TRIGGER reviews_note_inserted AFTER INSERT ON reviews
  REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_daily_changes('reviews', '1');
--> statement-breakpoint
CREATE TRIGGER reviews_note_deleted AFTER DELETE ON reviews
  REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_daily_changes('reviews', '-1');
--> statement-breakpoint
CREATE TRIGGER reviews_note_moved AFTER UPDATE OF created_at ON reviews
  FOR EACH ROW WHEN (OLD.created_at <> NEW.created_at) EXECUTE FUNCTION note_moved_day('reviews');
--> statement-breakpoint
CREATE TRIGGER comments_note_inserted AFTER INSERT ON comments
  REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_daily_changes('comments', '1');
--> statement-breakpoint
CREATE TRIGGER comments_note_deleted AFTER DELETE ON comments
  REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_daily_changes('comments', '-1');
--> statement-breakpoint
CREATE TRIGGER comments_note_moved AFTER UPDATE OF created_at ON comments
  FOR EACH ROW WHEN (OLD.created_at <> NEW.created_at) EXECUTE FUNCTION note_moved_day('comments');
--> statement-breakpoint
CREATE TRIGGER votes_note_inserted AFTER INSERT ON votes
  REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_daily_changes('votes', '1');
--> statement-breakpoint
CREATE TRIGGER votes_note_deleted AFTER DELETE ON votes
  REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_daily_changes('votes', '-1');
--> statement-breakpoint
CREATE TRIGGER votes_note_moved AFTER UPDATE OF created_at ON votes
  FOR EACH ROW WHEN (OLD.created_at <> NEW.created_at) EXECUTE FUNCTION note_moved_day('votes');
--> statement-breakpoint
CREATE FUNCTION fold_daily_changes() RETURNS void LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  WITH noted AS (DELETE FROM daily_changes RETURNING kind, day, number)
  INSERT INTO daily_counts AS kept (kind, day, number)
  SELECT kind, day, sum(number)::integer FROM noted GROUP BY kind, day ORDER BY kind, day
  ON CONFLICT (kind, day) DO UPDATE SET number = kept.number + excluded.number;
  DELETE FROM daily_counts WHERE number = 0;
END
$$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION fold_daily_changes() FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION fold_daily_changes() TO directory_keeper;
--> statement-breakpoint
GRANT SELECT ON daily_counts, daily_changes TO directory_staff;
--> statement-breakpoint
INSERT INTO daily_counts (kind, day, number)
  SELECT kind, (created_at AT TIME ZONE 'America/New_York')::date, count(*)::integer
  FROM (
    SELECT 'users' AS kind, created_at FROM profiles
    UNION ALL SELECT 'reviews', created_at FROM reviews
    UNION ALL SELECT 'comments', created_at FROM comments
    UNION ALL SELECT 'votes', created_at FROM votes
  ) made GROUP BY 1, 2;
