-- What folding text costs, every row that is written pays. translate() compares each letter with each
-- of its list, so it is left to the texts that have a letter with an accent. What comes out is the same
-- for every text, and what is stored stays as it is.
-- The names are written with their schema: pg_restore computes the columns with no search path.

-- Once in lower case, a text that has as many letters as bytes has nothing to fold.
CREATE OR REPLACE FUNCTION fold_text(value text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  lowered text := lower(value);
BEGIN
  IF octet_length(lowered) = length(lowered) THEN RETURN lowered; END IF;
  RETURN translate(lowered,
    'áàâäãåāçćčéèêëēėíìîïīłñńóòôöõøōšśúùûüūýÿžźżÁÀÂÄÃÅĀÇĆČÉÈÊËĒĖÍÌÎÏĪŁÑŃÓÒÔÖÕØŌŠŚÚÙÛÜŪÝŸŽŹŻ',
    'aaaaaaaccceeeeeeiiiiilnnooooooossuuuuuyyzzzaaaaaaaccceeeeeeiiiiilnnooooooossuuuuuyyzzz');
END
$$;
--> statement-breakpoint
-- The ranges are all of ASCII that is neither a letter nor a digit nor white space. Punctuation goes
-- first: often a curly quote is all that keeps a text from being ASCII.
CREATE OR REPLACE FUNCTION fold_words(value text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  RETURN public.fold_text(
    regexp_replace(coalesce(value, ''), '[!-/:-@\[-`{-~’‘“”–—·•]', ' ', 'g'));
END
$$;
--> statement-breakpoint
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
  -- Both the English stem and the word as written: "centers" finds "Center", and "counseli" still
  -- finds "counseling" as a prefix.
  RETURN setweight(to_tsvector('english'::regconfig, a) || to_tsvector('simple'::regconfig, a), 'A')
      || setweight(to_tsvector('english'::regconfig, b) || to_tsvector('simple'::regconfig, b), 'B')
      || setweight(to_tsvector('english'::regconfig, c) || to_tsvector('simple'::regconfig, c), 'C')
      || setweight(to_tsvector('english'::regconfig, d) || to_tsvector('simple'::regconfig, d), 'D');
END
$$;
--> statement-breakpoint
DROP FUNCTION search_lexemes(text);
--> statement-breakpoint
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
