-- Deletes a waiting email to a center whose address does not exist, and stops all email to that
-- address until staff confirm it again. Returns false for any other email.
CREATE OR REPLACE FUNCTION give_up_contact(mail uuid) RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
DECLARE
  address text;
BEGIN
  DELETE FROM outbox WHERE id = mail AND sent_at IS NULL AND kind IN ('center-link', 'bed-link')
    RETURNING recipient INTO address;
  IF address IS NULL THEN RETURN false; END IF;
  UPDATE center_contacts SET confirmed_for = NULL, confirmed_at = NULL, confirmed_by = NULL
    WHERE email = address;
  RETURN true;
END
$$;
REVOKE EXECUTE ON FUNCTION give_up_contact(uuid) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION give_up_contact(uuid) TO directory_mailer;
