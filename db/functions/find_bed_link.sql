-- Returns the center of a link that is neither revoked nor expired; otherwise no row.
CREATE OR REPLACE FUNCTION find_bed_link(key text) RETURNS TABLE (id uuid) LANGUAGE plpgsql STABLE SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  RETURN QUERY SELECT c.id FROM bed_links l JOIN treatment_centers c ON c.id = l.center_id
    WHERE l.key_hash = encode(sha256(convert_to(key, 'UTF8')), 'hex')
      AND l.revoked_at IS NULL AND l.expires_at > now();
END
$$;
REVOKE EXECUTE ON FUNCTION find_bed_link(text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION find_bed_link(text)
  TO directory_anonymous, directory_member, directory_staff;
