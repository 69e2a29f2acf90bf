-- Allows only the changes of forget_member().
CREATE OR REPLACE FUNCTION keep_activities() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND pg_trigger_depth() > 1 AND OLD.action LIKE 'member.%'
    AND NEW IS NOT DISTINCT FROM forget_in_activity(OLD)
    AND NOT EXISTS (SELECT 1 FROM profiles WHERE id = OLD.subject_id)
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'activities rows are never changed' USING ERRCODE = 'insufficient_privilege';
END
$$;
