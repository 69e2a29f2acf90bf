-- Requires all words of a name, as written; the last word also matches as a prefix if it has four
-- letters or more. Each word must consist of letters and digits.
CREATE OR REPLACE FUNCTION name_query(words text[]) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT to_tsquery('simple'::regconfig, string_agg(
    word || CASE WHEN place = array_length(words, 1) AND length(word) >= 4 THEN ':*' ELSE '' END,
    ' & ' ORDER BY place))
  FROM unnest(words) WITH ORDINALITY AS given (word, place)
$$;
