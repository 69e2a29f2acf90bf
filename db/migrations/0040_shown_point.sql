-- Where others may see a center: a house that gives its address by phone must not be found by its
-- coordinates, neither on a map nor by its distance from places.

-- Returns whether an address is more than the town, as `app/lib/find-street.ts` does.
CREATE FUNCTION lists_street(street text, address text, city text, state text, postal_code text)
RETURNS boolean LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  blanks constant text := E' \t\n\r\f\u00a0';
  line text := btrim(coalesce(address, ''), blanks);
  ending text;
  rest text;
BEGIN
  IF btrim(street, blanks) <> '' THEN RETURN true; END IF;
  FOREACH ending IN ARRAY ARRAY['United States', 'USA', 'US', postal_code, state, city] LOOP
    CONTINUE WHEN coalesce(ending, '') = '' OR lower(right(line, length(ending))) <> lower(ending);
    rest := left(line, -length(ending));
    IF right(rtrim(rest, blanks), 1) = ',' THEN
      line := rtrim(left(rtrim(rest, blanks), -1), blanks);
    ELSIF rest = '' OR rtrim(rest, blanks) <> rest THEN
      line := rtrim(rest, blanks);
    END IF;
  END LOOP;
  RETURN line <> '';
END
$$;

-- This rewrites the table, which has one row a center, once. A house without a street whose
-- coordinates are stored has no point until this version starts and writes the middle of its town.
ALTER TABLE "treatment_centers"
  -- squawk-ignore adding-field-with-default
  ADD COLUMN "shown_latitude" double precision GENERATED ALWAYS AS (coalesce(place_latitude, case when lists_street(street, address, city, state, postal_code) then latitude end)) STORED,
  -- squawk-ignore adding-field-with-default
  ADD COLUMN "shown_longitude" double precision GENERATED ALWAYS AS (coalesce(place_longitude, case when lists_street(street, address, city, state, postal_code) then longitude end)) STORED,
  -- squawk-ignore adding-field-with-default
  ADD COLUMN "shown_point" "point" GENERATED ALWAYS AS (point(coalesce(place_longitude, case when lists_street(street, address, city, state, postal_code) then longitude end) * cosd(40.1), coalesce(place_latitude, case when lists_street(street, address, city, state, postal_code) then latitude end))) STORED;

-- No program without a key needs the coordinates themselves.
REVOKE SELECT (latitude, longitude, point) ON treatment_centers FROM directory_api;
GRANT SELECT (shown_latitude, shown_longitude, shown_point) ON treatment_centers TO directory_api;
