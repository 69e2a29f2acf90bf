-- Generates the slug of one name, as generate_unique_slugs() does.
CREATE OR REPLACE FUNCTION generate_unique_slug(base_name text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT (generate_unique_slugs(ARRAY[base_name]))[1]
$$;
