-- Returns every offering of the vocabulary. The table of centers accepts no other.
CREATE OR REPLACE FUNCTION known_offerings() RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_agg(name) FROM public.facet_vocabulary() WHERE is_offering
$$;
