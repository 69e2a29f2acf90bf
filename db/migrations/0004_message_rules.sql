-- Who may do what with messages and mail, and how a message's mail gets into the outbox.

GRANT INSERT (id, name, email, phone, subject, urgency, message, center_id) ON messages
  TO directory_anonymous, directory_member, directory_staff;
--> statement-breakpoint
GRANT SELECT, DELETE, UPDATE (status, answered_at) ON messages TO directory_staff;
--> statement-breakpoint
GRANT USAGE ON SCHEMA public TO directory_mailer, directory_limiter;
--> statement-breakpoint
GRANT SELECT, UPDATE (reply_to, subject, text, html, attempts, next_attempt_at, claimed_until, sent_at, last_error)
  ON outbox TO directory_mailer;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON rate_limits TO directory_limiter;
--> statement-breakpoint
-- Puts the mail about a message into the outbox, in the transaction that stores the message. No
-- viewer has a right on the outbox: this is the one way in, and it leads to the site's own address
-- and to a message that exists, once.
CREATE FUNCTION queue_message_mail(message_id uuid, subject text, body text, html text)
RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  INSERT INTO outbox (kind, idempotency_key, reply_to, subject, text, html, message_id)
  SELECT 'message', 'message:' || m.id, m.email, $2, $3, $4, m.id
  FROM messages m WHERE m.id = $1
  ON CONFLICT (idempotency_key) DO NOTHING
$$;
--> statement-breakpoint
-- Only those who write messages; a function is everybody's unless it is said otherwise.
REVOKE EXECUTE ON FUNCTION queue_message_mail(uuid, text, text, text) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION queue_message_mail(uuid, text, text, text)
  TO directory_anonymous, directory_member, directory_staff;
