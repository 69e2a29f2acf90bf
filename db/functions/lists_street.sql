-- Returns whether an address begins with a door: a number before a name, apart from ZIP codes, boxes of the post
-- office, phone numbers and hours. "- - -" (FindTreatment.gov's), "Confidential", "PO Box 44", "Call 609 555 0142" and
-- "Springfield 01101" do not.
CREATE OR REPLACE FUNCTION lists_street(street text, address text) RETURNS boolean
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
