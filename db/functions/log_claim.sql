-- Every step of a claim is in the audit log, no matter who takes it, also that a merge asks for
-- a new proof. An undone merge gives a claim its former proof back, which is older than the
-- transaction.
CREATE OR REPLACE FUNCTION log_claim() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO activities (action, subject_id, subject_name)
  SELECT CASE WHEN TG_OP = 'INSERT' THEN 'center.claimed'
      WHEN NEW.revoked_at IS NOT NULL THEN 'center.claim-revoked'
      WHEN NEW.proved_at < now() THEN 'center.claim-restored'
      WHEN NEW.proved_at IS NOT NULL THEN 'center.claim-proved'
      WHEN NEW.code_made_at IS NULL THEN 'center.claim-reset'
      ELSE 'center.claim-code-made' END, id, name
  FROM treatment_centers WHERE id = NEW.center_id;
  RETURN NULL;
END
$$;
