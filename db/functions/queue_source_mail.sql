-- Queues email about a run of a source to the admins whom the source names, once for each run and
-- reason. The worker cannot read accounts.
CREATE OR REPLACE FUNCTION queue_source_mail(run uuid, reason text, subject text, body text, html text)
RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO outbox (kind, idempotency_key, recipient, subject, text, html)
  SELECT 'source', 'source:' || r.id || ':' || $2 || ':' || u.id, u.email, $3, $4, $5
  FROM source_runs r
    JOIN sources s ON s.id = r.source_id AND s.removed_at IS NULL
    JOIN user_roles a ON a.user_id = ANY (s.mail_to) AND a.role = 'admin'
    JOIN profiles p ON p.id = a.user_id AND p.status = 'active'
    JOIN auth_users u ON u.id = p.id
  WHERE r.id = $1
  ON CONFLICT (idempotency_key) DO NOTHING;
  RETURN FOUND;
END
$$;
REVOKE EXECUTE ON FUNCTION queue_source_mail(uuid, text, text, text, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION queue_source_mail(uuid, text, text, text, text) TO directory_importer;
