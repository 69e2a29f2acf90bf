-- Returns the link with this key, unless it is revoked, expired or was made for another center.
CREATE OR REPLACE FUNCTION find_center_link(key text) RETURNS TABLE (id uuid, center_id uuid, expires_at timestamptz,
  answered_at timestamptz, answer jsonb) LANGUAGE plpgsql STABLE SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  RETURN QUERY SELECT l.id, l.center_id, l.expires_at, l.answered_at, l.answer
    FROM center_links l JOIN treatment_centers c ON c.id = l.center_id
    WHERE l.key_hash = encode(sha256(convert_to(key, 'UTF8')), 'hex') AND l.center_id = l.made_for
      AND l.revoked_at IS NULL AND l.expires_at > now();
END
$$;
REVOKE EXECUTE ON FUNCTION find_center_link(text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION find_center_link(text)
  TO directory_anonymous, directory_member, directory_staff;
