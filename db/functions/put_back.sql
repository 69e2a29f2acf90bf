-- Inserts the stored rows; columns added since get their default.
CREATE OR REPLACE FUNCTION put_back(part text, kept jsonb) RETURNS void LANGUAGE plpgsql
  SET search_path = public, pg_temp AS $$
DECLARE
  columns text;
BEGIN
  IF coalesce(jsonb_array_length(kept), 0) = 0 THEN RETURN; END IF;
  SELECT string_agg(quote_ident(attname), ', ' ORDER BY attnum) INTO columns FROM pg_attribute
    WHERE attrelid = part::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
      AND kept -> 0 ? attname;
  EXECUTE format('INSERT INTO %1$I (%2$s) SELECT %2$s FROM jsonb_populate_recordset(NULL::%1$I, $1)',
    part, columns) USING kept;
END
$$;
REVOKE EXECUTE ON FUNCTION put_back(text, jsonb) FROM PUBLIC;
