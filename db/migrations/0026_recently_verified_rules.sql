-- Centers verified within 90 days (`publishedDays` in app/lib/checked-fields.ts) come first among
-- equals. An index cannot compare with now(), so a column says it.

CREATE FUNCTION set_recently_verified() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.recently_verified := coalesce(NEW.verified_at > now() - interval '90 days', false);
  RETURN NEW;
END
$$;
CREATE TRIGGER treatment_centers_verified
  BEFORE INSERT OR UPDATE OF verified_at, recently_verified ON treatment_centers
  FOR EACH ROW EXECUTE FUNCTION set_recently_verified();

-- That time passes is not a change of the listing either.
CREATE OR REPLACE TRIGGER treatment_centers_touch BEFORE UPDATE ON treatment_centers
  FOR EACH ROW WHEN ((OLD.place_latitude, OLD.place_longitude, OLD.open_minutes, OLD.phone_reported_at,
    OLD.unreachable, OLD.recently_verified) IS NOT DISTINCT FROM (NEW.place_latitude,
    NEW.place_longitude, NEW.open_minutes, NEW.phone_reported_at, NEW.unreachable,
    NEW.recently_verified))
  EXECUTE FUNCTION touch_updated_at();

-- Updates the column where it is outdated. An update without rows would still drop all cached
-- pages.
CREATE FUNCTION end_recently_verified() RETURNS void LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM treatment_centers
    WHERE recently_verified AND verified_at <= now() - interval '90 days')
  THEN
    UPDATE treatment_centers SET recently_verified = false
      WHERE recently_verified AND verified_at <= now() - interval '90 days';
  END IF;
END
$$;
REVOKE EXECUTE ON FUNCTION end_recently_verified() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION end_recently_verified() TO directory_keeper;
