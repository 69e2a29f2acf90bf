-- Queues the email of a Monday to each admin who has not had it. Returns to how many.
CREATE OR REPLACE FUNCTION queue_monday_mail(monday date, subject text, body text, html text) RETURNS integer
LANGUAGE plpgsql STRICT SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  queued integer;
BEGIN
  INSERT INTO outbox (kind, idempotency_key, recipient, subject, text, html)
  SELECT 'monday', 'monday:' || $1 || ':' || u.id, u.email, $2, $3, $4
  FROM list_monday_readers($1) reader JOIN auth_users u ON u.id = reader
  ON CONFLICT (idempotency_key) DO NOTHING;
  GET DIAGNOSTICS queued = ROW_COUNT;
  RETURN queued;
END
$$;
REVOKE EXECUTE ON FUNCTION queue_monday_mail(date, text, text, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION queue_monday_mail(date, text, text, text) TO directory_mailer;
