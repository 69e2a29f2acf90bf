-- What the tables are built on: who asks, how text is folded, what a center is found by.
CREATE FUNCTION app_user_id() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT nullif(current_setting('app.user_id', true), '')::uuid
$$;

-- The role of the person asking; null for nobody, and for a suspended or banned account. pg_temp
-- comes last in its path: unnamed it would come first, and a temporary table could pose as profiles.
CREATE FUNCTION app_role() RETURNS text LANGUAGE plpgsql STABLE SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  RETURN (
    SELECT coalesce(r.role, 'user')
    FROM profiles p LEFT JOIN user_roles r ON r.user_id = p.id
    WHERE p.id = app_user_id() AND p.status = 'active'
  );
END
$$;

-- Whether the person asking signs in with a second factor.
CREATE FUNCTION has_second_factor() RETURNS boolean LANGUAGE plpgsql STABLE SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  RETURN EXISTS (SELECT 1 FROM auth_two_factors
    WHERE user_id = app_user_id() AND confirmed_at IS NOT NULL);
END
$$;

-- Lower case without accents, so that "Peña" and "pena" are one word. Immutable, unlike unaccent();
-- capitals with accents are listed because lower() leaves them alone under the C locale. translate()
-- compares each letter with each of its list, so it is left to the texts that have a letter with an
-- accent: those that have more bytes than letters.
CREATE FUNCTION fold_text(value text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  lowered text := lower(value);
BEGIN
  IF octet_length(lowered) = length(lowered) THEN RETURN lowered; END IF;
  RETURN translate(lowered,
    'áàâäãåāçćčéèêëēėíìîïīłñńóòôöõøōšśúùûüūýÿžźżÁÀÂÄÃÅĀÇĆČÉÈÊËĒĖÍÌÎÏĪŁÑŃÓÒÔÖÕØŌŠŚÚÙÛÜŪÝŸŽŹŻ',
    'aaaaaaaccceeeeeeiiiiilnnooooooossuuuuuyyzzzaaaaaaaccceeeeeeiiiiilnnooooooossuuuuuyyzzz');
END
$$;

-- Words only: punctuation would let the parser take "Drug/Alcohol" for a file name. The ranges are all of
-- ASCII that is neither a letter nor a digit nor white space. The functions that columns are computed with
-- are named with their schema: pg_restore computes them with no search path.
CREATE FUNCTION fold_words(value text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  RETURN public.fold_text(
    regexp_replace(coalesce(value, ''), '[!-/:-@\[-`{-~’‘“”–—·•]', ' ', 'g'));
END
$$;

-- Both the English stem and the word as written: "centers" finds "Center", and "counseli" still finds
-- "counseling" as a prefix.
CREATE FUNCTION center_search_vector(
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

CREATE FUNCTION center_location_keys(city text, state text, county text, postal_code text, address text)
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

-- One bit for each of `names` that a center meets, the first one as the lowest, so that one index counts all
-- choices of a search. `app/lib/facets.ts` has the names.
CREATE FUNCTION center_facets(names text[], treatment_types text[], offerings text[], total_score double precision, closed boolean)
RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(bit_or(1::bigint << place::integer - 1), 0)
  FROM unnest(names) WITH ORDINALITY AS facet (name, place)
  WHERE CASE
    WHEN name LIKE 'rating-%' THEN total_score >= substr(name, 8)::double precision
    WHEN name = 'not-closed' THEN NOT closed
    ELSE name = ANY (treatment_types || offerings)
  END
$$;

-- All of the words, each as written or by its stem, the last one also as the beginning of a word.
-- Words like "in" and "the" count only when there are no others. Each must be letters and digits.
CREATE FUNCTION search_query(words text[]) RETURNS tsquery LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  combined tsquery := '';
  written tsquery;
  stem tsquery;
  position integer;
BEGIN
  FOR position IN 1 .. coalesce(array_length(words, 1), 0) LOOP
    stem := to_tsquery('english'::regconfig, words[position]);
    IF position = array_length(words, 1) THEN
      written := to_tsquery('simple'::regconfig, words[position] || ':*');
    ELSIF numnode(stem) = 0 THEN
      CONTINUE;
    ELSE
      written := to_tsquery('simple'::regconfig, words[position]);
    END IF;
    combined := combined && CASE
      -- Matching costs by the part: a stem that the word as written covers is left out.
      WHEN words[position] = btrim(stem::text, '''') THEN written
      ELSE stem || written
    END;
  END LOOP;
  RETURN combined;
END
$$;
