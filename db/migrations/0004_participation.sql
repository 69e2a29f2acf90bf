-- Votes, comments, reviews and reports.

GRANT SELECT ON votes TO directory_member, directory_staff;
GRANT SELECT ON comments, reviews TO directory_anonymous, directory_member, directory_staff;
GRANT INSERT, DELETE, UPDATE (vote_type) ON votes TO directory_member, directory_staff;
GRANT INSERT, DELETE, UPDATE (content, rating) ON comments TO directory_member, directory_staff;
GRANT INSERT, DELETE, UPDATE (content, rating, status) ON reviews TO directory_member, directory_staff;
GRANT INSERT (reporter_id, comment_id, review_id, reason) ON reports TO directory_member, directory_staff;
GRANT SELECT, UPDATE (status) ON reports TO directory_staff;

CREATE TRIGGER comments_touch BEFORE UPDATE ON comments
  FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
CREATE TRIGGER reviews_touch BEFORE UPDATE ON reviews
  FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

-- Staff decide whether a review is shown; only its author can change its text and ratings. A policy
-- sees one row at a time and cannot compare old and new.
CREATE FUNCTION guard_review_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF app_user_id() IS NOT NULL AND app_user_id() IS DISTINCT FROM OLD.user_id THEN
    RAISE EXCEPTION 'Only its author may change what a review says'
      USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER reviews_words BEFORE UPDATE OF content, rating ON reviews FOR EACH ROW
  WHEN (OLD.content IS DISTINCT FROM NEW.content OR OLD.rating IS DISTINCT FROM NEW.rating)
  EXECUTE FUNCTION guard_review_words();

-- Staff can't decide on their own review while other staff can.
CREATE FUNCTION has_other_staff() RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
  SELECT EXISTS (SELECT 1 FROM user_roles r JOIN profiles p ON p.id = r.user_id
    WHERE r.role IN ('admin', 'moderator') AND p.status = 'active' AND p.id <> app_user_id())
$$;
REVOKE EXECUTE ON FUNCTION has_other_staff() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION has_other_staff() TO directory_staff;

CREATE FUNCTION guard_own_review() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_user = 'directory_staff' AND has_other_staff() THEN
    RAISE EXCEPTION 'Another member of the staff must decide about this review'
      USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END
$$;
-- Authors can always set their review to pending by rewriting it.
CREATE TRIGGER reviews_guard_own BEFORE UPDATE OF status ON reviews FOR EACH ROW
  WHEN (OLD.user_id = app_user_id() AND NEW.status <> 'pending')
  EXECUTE FUNCTION guard_own_review();

CREATE VIEW center_vote_tallies AS
  SELECT center_id,
    (count(*) FILTER (WHERE vote_type = 'upvote'))::integer AS upvotes,
    (count(*) FILTER (WHERE vote_type = 'downvote'))::integer AS downvotes
  FROM votes GROUP BY center_id;

-- Includes only authors of public posts, and only their public name.
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
GRANT SELECT ON center_vote_tallies, public_authors
  TO directory_anonymous, directory_member, directory_staff;
