-- The contacts that get the daily email now: confirmed, willing, and not silent for three emails.
CREATE OR REPLACE FUNCTION list_due_bed_contacts(today date, zone text) RETURNS TABLE (id uuid, email text, language text,
  unsubscribe_key uuid, center text) LANGUAGE plpgsql STABLE SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  RETURN QUERY SELECT k.id, k.email, k.language, k.unsubscribe_key, c.name
    FROM center_contacts k JOIN treatment_centers c ON c.id = k.center_id
    WHERE k.confirmed_for = k.center_id AND k.unsubscribed_at IS NULL AND k.wants_bed_mail
      AND c.source <> 'sample' AND NOT c.permanently_closed AND NOT c.temporarily_closed
      AND k.bed_mails_unanswered < 3
      AND coalesce((k.beds_mailed_at AT TIME ZONE zone)::date, '-infinity') < today
    ORDER BY k.beds_mailed_at NULLS FIRST, k.id LIMIT 100;
END
$$;
REVOKE EXECUTE ON FUNCTION list_due_bed_contacts(date, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION list_due_bed_contacts(date, text) TO directory_mailer;
