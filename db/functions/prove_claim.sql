-- Proves the viewer's own claim with its code and returns whether the code is right. NULL never
-- matches. A code allows five attempts and lasts 30 days.
CREATE OR REPLACE FUNCTION prove_claim(claim uuid, code text) RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
DECLARE
  asked claims;
BEGIN
  IF app_role() IS NULL OR NOT has_second_factor() OR code IS NULL THEN RETURN false; END IF;
  UPDATE claims SET tries = tries + 1
    WHERE id = claim AND user_id = app_user_id() AND proved_at IS NULL AND revoked_at IS NULL
      AND tries < 5 AND code_made_at > now() - interval '30 days'
    RETURNING * INTO asked;
  IF NOT coalesce(asked.code_hash = hash_code(claim, code), false) THEN RETURN false; END IF;
  UPDATE claims SET proved_at = now(), code_hash = NULL WHERE id = asked.id;
  RETURN true;
END
$$;
REVOKE EXECUTE ON FUNCTION prove_claim(uuid, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION prove_claim(uuid, text) TO directory_member, directory_staff;
