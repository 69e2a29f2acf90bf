-- Collects the words for spelling correction. Words are never removed: a word that no center
-- uses anymore is ignored.
CREATE OR REPLACE FUNCTION collect_search_words() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO search_words (word)
    SELECT DISTINCT word
    FROM new_rows, LATERAL unnest(tsvector_to_array(to_tsvector('simple', fold_words(
      concat_ws(' ', name, city, neighborhood, county, category_name, search_terms,
        array_to_string(treatment_types, ' ')))))) AS word
    WHERE length(word) BETWEEN 3 AND 40 AND word ~ '^[a-z]+$'
    ORDER BY word
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
