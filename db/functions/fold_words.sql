-- Replaces punctuation with spaces: the parser would take "Drug/Alcohol" for a file name. The
-- ranges cover all ASCII characters except letters, digits and white space. Functions of generated
-- columns need their schema: pg_restore runs them without a search path.
CREATE OR REPLACE FUNCTION fold_words(value text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  RETURN public.fold_text(
    regexp_replace(coalesce(value, ''), '[!-/:-@\[-`{-~’‘“”–—·•]', ' ', 'g'));
END
$$;
