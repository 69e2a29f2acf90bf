-- A former slug still leads to its center.
CREATE OR REPLACE FUNCTION keep_former_slug() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO center_former_slugs (slug, center_id) VALUES (OLD.slug, NEW.id)
    ON CONFLICT (slug) DO UPDATE SET center_id = excluded.center_id;
  DELETE FROM center_former_slugs WHERE slug = NEW.slug;
  RETURN NULL;
END
$$;
