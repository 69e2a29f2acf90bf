-- Returns the digits that people dial within the country, with the extension: '+1 609-555-0142' → '6095550142'.
-- Numbers that centers keep are compared by them, as comparedNumber() in app/lib/phone.ts compares texts.
CREATE OR REPLACE FUNCTION dialed_digits(phone text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(regexp_replace(phone, '\D', '', 'g'), '^(001|1)(?=\d{10})', '')
$$;
