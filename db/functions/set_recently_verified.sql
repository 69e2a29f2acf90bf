-- Marks a center that was verified within 90 days; end_recently_verified() unmarks it.
CREATE OR REPLACE FUNCTION set_recently_verified() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.recently_verified := coalesce(NEW.verified_at > now() - interval '90 days', false);
  RETURN NEW;
END
$$;
