-- Stores both the English stem and the word as written: "centers" finds "Center", and "counseli"
-- finds "counseling" by prefix.
CREATE OR REPLACE FUNCTION center_search_vector(
  name text, city text, neighborhood text, county text, category_name text, search_terms text,
  treatment_types text[], address text, postal_code text, description text
) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  a text := public.fold_words(name);
  b text := public.fold_words(concat_ws(' ', city, neighborhood, county, postal_code));
  c text := public.fold_words(
    concat_ws(' ', category_name, search_terms, array_to_string(treatment_types, ' ')));
  d text := public.fold_words(concat_ws(' ', address, description));
BEGIN
  RETURN setweight(to_tsvector('english'::regconfig, a) || to_tsvector('simple'::regconfig, a), 'A')
      || setweight(to_tsvector('english'::regconfig, b) || to_tsvector('simple'::regconfig, b), 'B')
      || setweight(to_tsvector('english'::regconfig, c) || to_tsvector('simple'::regconfig, c), 'C')
      || setweight(to_tsvector('english'::regconfig, d) || to_tsvector('simple'::regconfig, d), 'D');
END
$$;
