-- Each center's record has its organization's name and website.
CREATE OR REPLACE FUNCTION touch_organization_centers() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE treatment_centers SET updated_at = now() WHERE organization_id = NEW.id;
  RETURN NULL;
END
$$;
