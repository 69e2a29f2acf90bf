-- The contacts whose center should get a link now, longest waiting first: confirmed by staff, not
-- unsubscribed, and neither mailed for three months nor answered within 60 days.
CREATE OR REPLACE FUNCTION list_due_contacts(most integer) RETURNS TABLE (id uuid, email text, language text,
  unsubscribe_key uuid, center text) LANGUAGE plpgsql STABLE SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  RETURN QUERY SELECT k.id, k.email, k.language, k.unsubscribe_key, c.name
    FROM center_contacts k JOIN treatment_centers c ON c.id = k.center_id
    WHERE k.confirmed_for = k.center_id AND k.unsubscribed_at IS NULL
      AND c.source <> 'sample' AND NOT c.permanently_closed
      AND coalesce(k.mailed_at, '-infinity') < now() - interval '3 months'
      AND NOT EXISTS (SELECT 1 FROM center_links l
        WHERE l.center_id = c.id AND l.answered_at > now() - interval '60 days')
    ORDER BY k.mailed_at NULLS FIRST, k.created_at, k.id
    LIMIT coalesce(most, 0);
END
$$;
REVOKE EXECUTE ON FUNCTION list_due_contacts(integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION list_due_contacts(integer) TO directory_mailer;
