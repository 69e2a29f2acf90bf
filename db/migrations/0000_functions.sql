-- Functions that the tables use: the viewer, folded text, and the search columns of a center.
CREATE FUNCTION app_user_id() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT nullif(current_setting('app.user_id', true), '')::uuid
$$;

-- Returns the viewer's role; null for anonymous viewers and for suspended or banned accounts.
-- pg_temp must be last in the search path: by default it comes first, and a temporary table could
-- replace profiles.
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

-- Returns whether the viewer signs in with a second factor.
CREATE FUNCTION has_second_factor() RETURNS boolean LANGUAGE plpgsql STABLE SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  RETURN EXISTS (SELECT 1 FROM auth_two_factors
    WHERE user_id = app_user_id() AND confirmed_at IS NOT NULL);
END
$$;

-- Returns lower case without accents: "Peña" and "pena" become one word. Unlike unaccent() it is
-- immutable. Accented capitals are listed because lower() ignores them in the C locale. translate()
-- is slow, so it only runs on texts with accents, which have more bytes than characters.
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

-- Replaces punctuation with spaces: the parser would take "Drug/Alcohol" for a file name. The
-- ranges cover all ASCII characters except letters, digits and white space. Functions of generated
-- columns need their schema: pg_restore runs them without a search path.
CREATE FUNCTION fold_words(value text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  RETURN public.fold_text(
    regexp_replace(coalesce(value, ''), '[!-/:-@\[-`{-~’‘“”–—·•]', ' ', 'g'));
END
$$;

-- Stores both the English stem and the word as written: "centers" finds "Center", and "counseli"
-- finds "counseling" by prefix.
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

-- Returns one bit for each of `names` that a center meets, lowest bit first. One index scan can
-- count all choices of a search. `app/lib/facets.ts` has the names.
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

-- Requires all words, each as written or by its stem; the last word also matches as a prefix. Words
-- like "in" and "the" count only if there are no others. Each word must consist of letters and
-- digits.
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
      -- Each alternative costs time, so a stem that the written word covers is left out.
      WHEN words[position] = btrim(stem::text, '''') THEN written
      ELSE stem || written
    END;
  END LOOP;
  RETURN combined;
END
$$;

-- Requires all words of a name, as written; the last word also matches as a prefix if it has four
-- letters or more. Each word must consist of letters and digits.
CREATE FUNCTION name_query(words text[]) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT to_tsquery('simple'::regconfig, string_agg(
    word || CASE WHEN place = array_length(words, 1) AND length(word) >= 4 THEN ':*' ELSE '' END,
    ' & ' ORDER BY place))
  FROM unnest(words) WITH ORDINALITY AS given (word, place)
$$;
