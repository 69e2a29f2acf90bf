-- Puts rows back whose member has no newer one at that center.
CREATE OR REPLACE FUNCTION put_back_posts(part text, kept jsonb) RETURNS void LANGUAGE plpgsql
  SET search_path = public, pg_temp AS $$
DECLARE
  wanted jsonb;
BEGIN
  EXECUTE format('SELECT jsonb_agg(old) FROM jsonb_array_elements($1) old
    WHERE EXISTS (SELECT 1 FROM treatment_centers WHERE id = (old ->> ''center_id'')::uuid)
      AND NOT EXISTS (SELECT 1 FROM %I r WHERE r.user_id = (old ->> ''user_id'')::uuid
        AND r.center_id = (old ->> ''center_id'')::uuid)', part) INTO wanted USING kept;
  PERFORM put_back(part, wanted);
END
$$;
REVOKE EXECUTE ON FUNCTION put_back_posts(text, jsonb) FROM PUBLIC;
