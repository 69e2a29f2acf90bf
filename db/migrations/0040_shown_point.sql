-- Where others may see a center: a house that gives its address by phone must not be found by its
-- coordinates, neither on a map nor by its distance from places.

-- Returns whether an address begins with a door: a number before a name, apart from ZIP codes, boxes of the post
-- office, phone numbers and hours. "- - -" (FindTreatment.gov's), "Confidential", "PO Box 44", "Call 609 555 0142" and
-- "Springfield 01101" do not.
CREATE FUNCTION lists_street(street text, address text) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(
    coalesce(nullif(btrim(street, E' \t\n\r\f\u00a0'), ''), address, ''),
    '\m(p\.?\s*o\.?|post\s+office)\s*(box|drawer)\s*#?\s*\w+'
      || '|(\+?1[-.\s]*)?\(?\d{3}\)?[-.\s]*\d{3}[-.\s]*\d{4}\M'
      || '|\m0\d{4}(-\d{4})?\M'
      || '|^\s*\d{5}(-\d{4})?\s+[a-z]{2}\s*$',
    '', 'gi')
    ~* '^[\s,]*\d\w*(-\w+)?\s+(?!(am|pm|and|to|of|hours?|hrs?|minutes?|min|days?|miles?)\M)\w*[a-z]'
$$;

-- This rewrites the table, which has one row a center, once. A house without a street whose
-- coordinates are stored has no point until this version starts and writes the middle of its town.
ALTER TABLE "treatment_centers"
  -- squawk-ignore adding-field-with-default
  ADD COLUMN "shown_latitude" double precision GENERATED ALWAYS AS (coalesce(place_latitude, case when lists_street(street, address) then latitude end)) STORED,
  -- squawk-ignore adding-field-with-default
  ADD COLUMN "shown_longitude" double precision GENERATED ALWAYS AS (coalesce(place_longitude, case when lists_street(street, address) then longitude end)) STORED,
  -- squawk-ignore adding-field-with-default
  ADD COLUMN "shown_point" "point" GENERATED ALWAYS AS (point(coalesce(place_longitude, case when lists_street(street, address) then longitude end) * cosd(40.1), coalesce(place_latitude, case when lists_street(street, address) then latitude end))) STORED;

-- No program without a key needs the coordinates themselves.
REVOKE SELECT (latitude, longitude, point) ON treatment_centers FROM directory_api;
GRANT SELECT (shown_latitude, shown_longitude, shown_point) ON treatment_centers TO directory_api;
