-- Ends all sessions of a member who is suspended or banned.
CREATE OR REPLACE FUNCTION end_sessions_of_suspended() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM auth_sessions WHERE user_id = NEW.id;
  RETURN NULL;
END $$;
