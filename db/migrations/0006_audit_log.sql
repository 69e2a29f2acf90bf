-- The audit log: the database sets the actor and the time, and rows never change.

GRANT SELECT, INSERT (action, subject_id, subject_name, changes) ON activities TO directory_staff;

CREATE FUNCTION sign_activity() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  NEW.actor_id := app_user_id();
  NEW.occurred_at := clock_timestamp();
  -- The log outlives members, so it does not name them.
  NEW.actor_name := CASE WHEN app_role() = 'user' THEN 'A member' ELSE coalesce(
    (SELECT coalesce(nullif(btrim(username), ''), nullif(btrim(full_name), ''), 'Unnamed')
      FROM profiles WHERE id = NEW.actor_id),
    'Command line') END;
  RETURN NEW;
END
$$;
CREATE TRIGGER activities_sign BEFORE INSERT ON activities
  FOR EACH ROW EXECUTE FUNCTION sign_activity();

-- Allows only the changes of forget_member().
CREATE FUNCTION keep_activities() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE TRIGGER activities_final BEFORE UPDATE OR DELETE ON activities
  FOR EACH ROW EXECUTE FUNCTION keep_activities();
