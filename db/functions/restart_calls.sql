-- A new number restarts the count, because nobody has called it yet, and ends the notice that
-- the old one was reported wrong. A number that returns, as by Undo, has its own calls back. The
-- date of the last check is shown beside the number, so it must be a check of this number. The same
-- number written differently changes nothing. A merge may bring a number with its notice.
CREATE OR REPLACE FUNCTION restart_calls() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE call_plans SET call_at = NULL, avoid_part = NULL, is_promised = false, decision = NULL,
    number_since = coalesce((SELECT min(checked_at) - interval '1 microsecond' FROM field_checks
      WHERE center_id = NEW.id AND field = 'phone' AND value = checked_value(NEW, 'phone')), now())
    WHERE center_id = NEW.id;
  NEW.unreachable := false;
  IF NEW.phone_reported_at IS NOT DISTINCT FROM OLD.phone_reported_at THEN
    NEW.phone_reported_at := NULL;
  END IF;
  IF NEW.verified_at IS NOT DISTINCT FROM OLD.verified_at THEN
    SELECT checked_at, how INTO NEW.verified_at, NEW.verified_by FROM field_checks
      WHERE center_id = NEW.id AND field = 'phone' AND result = 'right' AND how <> 'link'
        AND value = checked_value(NEW, 'phone')
      ORDER BY checked_at DESC LIMIT 1;
  END IF;
  RETURN NEW;
END
$$;
