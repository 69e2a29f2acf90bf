-- Queues one email about an existing message to the site's own address.
CREATE OR REPLACE FUNCTION queue_message_mail(message_id uuid, subject text, body text, html text)
RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  INSERT INTO outbox (kind, idempotency_key, reply_to, subject, text, html, message_id)
  SELECT 'message', 'message:' || m.id, m.email, $2, $3, $4, m.id
  FROM messages m WHERE m.id = $1
  ON CONFLICT (idempotency_key) DO NOTHING
$$;
REVOKE EXECUTE ON FUNCTION queue_message_mail(uuid, text, text, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION queue_message_mail(uuid, text, text, text)
  TO directory_anonymous, directory_member, directory_staff;
