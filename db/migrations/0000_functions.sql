-- What the tables are built on: who asks, how text is folded, what a center is found by.

CREATE FUNCTION app_user_id() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT nullif(current_setting('app.user_id', true), '')::uuid
$$;
--> statement-breakpoint
-- The role of the person asking; null for nobody, and for a suspended or banned account.
CREATE FUNCTION app_role() RETURNS text LANGUAGE plpgsql STABLE SECURITY DEFINER
  SET search_path = public AS $$
BEGIN
  RETURN (
    SELECT coalesce(r.role, 'user')
    FROM profiles p LEFT JOIN user_roles r ON r.user_id = p.id
    WHERE p.id = app_user_id() AND p.status = 'active'
  );
END
$$;
--> statement-breakpoint
-- Lower case without accents, so that "Peña" and "pena" are one word. Immutable, unlike unaccent().
CREATE FUNCTION fold_text(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT translate(lower(value),
    'áàâäãåāçćčéèêëēėíìîïīłñńóòôöõøōšśúùûüūýÿžźż’',
    'aaaaaaaccceeeeeeiiiiilnnooooooossuuuuuyyzzz''')
$$;
--> statement-breakpoint
-- Both the English stem and the word as written: "centers" finds "Center", and "counseli" still
-- finds "counseling" as a prefix.
CREATE FUNCTION search_lexemes(value text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT to_tsvector('english'::regconfig, fold_text(coalesce(value, '')))
      || to_tsvector('simple'::regconfig, fold_text(coalesce(value, '')))
$$;
--> statement-breakpoint
CREATE FUNCTION center_search_vector(
  name text, city text, neighborhood text, county text, category_name text, search_terms text,
  treatment_types text[], address text, postal_code text, description text
) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT setweight(search_lexemes(name), 'A')
      || setweight(search_lexemes(concat_ws(' ', city, neighborhood, county, postal_code)), 'B')
      || setweight(search_lexemes(concat_ws(' ', category_name, search_terms,
           translate(array_to_string(treatment_types, ' '), '-', ' '))), 'C')
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
