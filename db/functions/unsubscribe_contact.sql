-- Stops the email to one address. Returns false for an unknown key.
CREATE OR REPLACE FUNCTION unsubscribe_contact(key uuid) RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE center_contacts SET unsubscribed_at = coalesce(unsubscribed_at, now()) WHERE unsubscribe_key = key;
  RETURN FOUND;
END
$$;
REVOKE EXECUTE ON FUNCTION unsubscribe_contact(uuid) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION unsubscribe_contact(uuid)
  TO directory_anonymous, directory_member, directory_staff;
