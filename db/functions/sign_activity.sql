-- The database says who did it and when.
CREATE OR REPLACE FUNCTION sign_activity() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
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
