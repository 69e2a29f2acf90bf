ALTER TABLE "messages" ADD COLUMN "held_for" text;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_held_for_known" CHECK (held_for in ('limit','honeypot'));--> statement-breakpoint
GRANT INSERT (held_for) ON messages TO directory_anonymous, directory_member, directory_staff;
--> statement-breakpoint
-- Tells the site's own address that messages beyond the limit wait unmailed: once a day (UTC), however
-- many there are, and only with one that is stored. As `queue_message_mail`, the one way in.
CREATE FUNCTION queue_held_mail(message_id uuid, subject text, body text, html text)
RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  INSERT INTO outbox (kind, idempotency_key, subject, text, html)
  SELECT 'held-messages', 'held-messages:' || (now() AT TIME ZONE 'UTC')::date, $2, $3, $4
  FROM messages m WHERE m.id = $1 AND m.held_for = 'limit'
  ON CONFLICT (idempotency_key) DO NOTHING
$$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION queue_held_mail(uuid, text, text, text) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION queue_held_mail(uuid, text, text, text)
  TO directory_anonymous, directory_member, directory_staff;
