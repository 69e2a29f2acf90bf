-- What the tables are built on: who asks, how text is folded, what a center is found by.

CREATE FUNCTION app_user_id() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT nullif(current_setting('app.user_id', true), '')::uuid
$$;
--> statement-breakpoint
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
--> statement-breakpoint
-- Lower case without accents, so that "Peña" and "pena" are one word. Immutable, unlike unaccent();
-- capitals with accents are listed because lower() leaves them alone under the C locale.
CREATE FUNCTION fold_text(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT translate(lower(value),
    'áàâäãåāçćčéèêëēėíìîïīłñńóòôöõøōšśúùûüūýÿžźżÁÀÂÄÃÅĀÇĆČÉÈÊËĒĖÍÌÎÏĪŁÑŃÓÒÔÖÕØŌŠŚÚÙÛÜŪÝŸŽŹŻ',
    'aaaaaaaccceeeeeeiiiiilnnooooooossuuuuuyyzzzaaaaaaaccceeeeeeiiiiilnnooooooossuuuuuyyzzz')
$$;
--> statement-breakpoint
-- Words only: punctuation would let the parser take "Drug/Alcohol" for a file name.
CREATE FUNCTION fold_words(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT translate(fold_text(coalesce(value, '')),
    '!"#$%&()*+,-./:;<=>?@[\]^_`{|}~''’‘“”–—·•', repeat(' ', 41))
$$;
--> statement-breakpoint
-- Both the English stem and the word as written: "centers" finds "Center", and "counseli" still
-- finds "counseling" as a prefix.
CREATE FUNCTION search_lexemes(value text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT to_tsvector('english'::regconfig, fold_words(value))
      || to_tsvector('simple'::regconfig, fold_words(value))
$$;
--> statement-breakpoint
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
--> statement-breakpoint
CREATE FUNCTION center_search_vector(
  name text, city text, neighborhood text, county text, category_name text, search_terms text,
  treatment_types text[], address text, postal_code text, description text
) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT setweight(search_lexemes(name), 'A')
      || setweight(search_lexemes(concat_ws(' ', city, neighborhood, county, postal_code)), 'B')
      || setweight(search_lexemes(concat_ws(' ', category_name, search_terms,
           array_to_string(treatment_types, ' '))), 'C')
      || setweight(search_lexemes(concat_ws(' ', address, description)), 'D')
$$;
--> statement-breakpoint
CREATE FUNCTION center_location_keys(city text, state text, county text, postal_code text, address text)
RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_remove(ARRAY[
    fold_text(coalesce(nullif(btrim(city), ''), nullif(btrim(address), ''))),
    CASE WHEN btrim(city) <> '' AND btrim(state) <> '' THEN fold_text(btrim(city) || ', ' || btrim(state)) END,
    CASE WHEN btrim(county) <> '' THEN fold_text(btrim(county) || ' county') END,
    CASE WHEN btrim(county) <> '' AND btrim(state) <> ''
      THEN fold_text(btrim(county) || ' county, ' || btrim(state)) END,
    nullif(btrim(postal_code), '')
  ], NULL)
$$;
