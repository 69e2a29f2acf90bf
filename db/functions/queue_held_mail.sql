-- Tells the site's own address that messages over the limit wait without email: once a day (UTC),
-- and only together with a stored message.
CREATE OR REPLACE FUNCTION queue_held_mail(message_id uuid, subject text, body text, html text)
RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  INSERT INTO outbox (kind, idempotency_key, subject, text, html)
  SELECT 'held-messages', 'held-messages:' || (now() AT TIME ZONE 'UTC')::date, $2, $3, $4
  FROM messages m WHERE m.id = $1 AND m.held_for = 'limit'
  ON CONFLICT (idempotency_key) DO NOTHING
$$;
REVOKE EXECUTE ON FUNCTION queue_held_mail(uuid, text, text, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION queue_held_mail(uuid, text, text, text)
  TO directory_anonymous, directory_member, directory_staff;
