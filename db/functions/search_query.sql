-- Requires all words, each as written or by its stem; the last word also matches as a prefix. Words
-- like "in" and "the" count only if there are no others. Each word must consist of letters and
-- digits.
CREATE OR REPLACE FUNCTION search_query(words text[]) RETURNS tsquery LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
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
