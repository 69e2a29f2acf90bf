-- Staff decide whether a review is shown; only its author can change its text and ratings. A policy
-- sees one row at a time and cannot compare old and new.
CREATE OR REPLACE FUNCTION guard_review_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF app_user_id() IS NOT NULL AND app_user_id() IS DISTINCT FROM OLD.user_id THEN
    RAISE EXCEPTION 'Only its author may change what a review says'
      USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END
$$;
