-- Returns the names by which a center's place is found: city, "city, state", county, "county,
-- state" and ZIP code, folded like `app/center/places/location-key.ts` folds them.
CREATE OR REPLACE FUNCTION center_location_keys(city text, state text, county text, postal_code text, address text)
RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_remove(ARRAY[
    public.fold_text(coalesce(nullif(btrim(city), ''), nullif(btrim(address), ''))),
    CASE WHEN btrim(city) <> '' AND btrim(state) <> ''
      THEN public.fold_text(btrim(city) || ', ' || btrim(state)) END,
    CASE WHEN btrim(county) <> '' THEN public.fold_text(btrim(county) || ' county') END,
    CASE WHEN btrim(county) <> '' AND btrim(state) <> ''
      THEN public.fold_text(btrim(county) || ' county, ' || btrim(state)) END,
    nullif(btrim(postal_code), '')
  ], NULL)
$$;
