-- Sets a claim's code; admins only. Returns false if the claim is proved or revoked.
CREATE OR REPLACE FUNCTION set_claim_code(claim uuid, code text) RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  IF app_role() IS DISTINCT FROM 'admin' THEN
    RAISE EXCEPTION 'only an admin sets the code of a claim' USING ERRCODE = 'insufficient_privilege';
  END IF;
  UPDATE claims SET code_hash = hash_code(claim, code), code_made_at = now(), tries = 0
    WHERE id = claim AND code IS NOT NULL AND proved_at IS NULL AND revoked_at IS NULL;
  RETURN FOUND;
END
$$;
REVOKE EXECUTE ON FUNCTION set_claim_code(uuid, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION set_claim_code(uuid, text) TO directory_staff;
