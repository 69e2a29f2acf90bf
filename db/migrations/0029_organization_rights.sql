-- Organizations with centers at several places, and rights for taking back "Not the same".

GRANT SELECT ON organizations TO directory_anonymous, directory_member, directory_staff;
GRANT INSERT (name, website), UPDATE (name, website) ON organizations TO directory_staff;
GRANT DELETE ON center_distinctions TO directory_staff;

-- Its name is on the pages of its centers.
CREATE TRIGGER organizations_notify AFTER UPDATE ON organizations
  FOR EACH STATEMENT EXECUTE FUNCTION notify_directory_changed();

-- An undone merge gives a claim its former proof back, which is older than the transaction.
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
