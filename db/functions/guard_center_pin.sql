-- Allows at most five pinned centers. Concurrent pins wait for the lock, so each sees the one
-- before. pinned_at is set only while pinned.
CREATE OR REPLACE FUNCTION guard_center_pin() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
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
