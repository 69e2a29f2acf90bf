-- Staff can't decide on their own review while other staff can.
CREATE OR REPLACE FUNCTION guard_own_review() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_user = 'directory_staff' AND has_other_staff() THEN
    RAISE EXCEPTION 'Another member of the staff must decide about this review'
      USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END
$$;
