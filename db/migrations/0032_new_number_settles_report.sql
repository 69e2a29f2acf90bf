-- A new number restarts the count, because nobody has called it yet, and ends the notice that the
-- old one was reported wrong. Other punctuation is no new number; a merge may bring both.
CREATE OR REPLACE FUNCTION restart_calls() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE call_plans SET number_since = now(), call_at = NULL, avoid_part = NULL, is_promised = false,
    decision = NULL WHERE center_id = NEW.id;
  NEW.unreachable := false;
  IF NEW.phone_reported_at IS NOT DISTINCT FROM OLD.phone_reported_at
    AND regexp_replace(NEW.phone, '\D', '', 'g') IS DISTINCT FROM regexp_replace(OLD.phone, '\D', '', 'g')
  THEN
    NEW.phone_reported_at := NULL;
    NEW.updated_at := now();
  END IF;
  RETURN NEW;
END
$$;
