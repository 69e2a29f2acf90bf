-- Deletes waiting email to centers whose link has ended, or whose address is unsubscribed, removed or
-- no longer confirmed.
CREATE OR REPLACE FUNCTION drop_stale_center_mail() RETURNS void LANGUAGE sql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
  DELETE FROM outbox o WHERE o.sent_at IS NULL AND o.kind IN ('center-link', 'bed-link')
    AND (o.claimed_until IS NULL OR o.claimed_until <= now())
    AND NOT EXISTS (
      SELECT 1 FROM (
        SELECT 'center-link:' || id AS key, center_id FROM center_links
          WHERE revoked_at IS NULL AND expires_at > now() AND made_for = center_id
        UNION ALL
        SELECT 'bed-link:' || id, center_id FROM bed_links WHERE revoked_at IS NULL AND expires_at > now()
      ) l JOIN treatment_centers c ON c.id = l.center_id JOIN center_contacts k ON k.center_id = c.id
      WHERE l.key = o.idempotency_key AND k.email = o.recipient
        AND k.confirmed_for = k.center_id AND k.unsubscribed_at IS NULL
        AND c.source <> 'sample' AND NOT c.permanently_closed
        AND (o.kind = 'center-link' OR (k.wants_bed_mail AND NOT c.temporarily_closed)))
$$;
REVOKE EXECUTE ON FUNCTION drop_stale_center_mail() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION drop_stale_center_mail() TO directory_mailer;
