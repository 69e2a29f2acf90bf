-- Messages and email. Viewers have no rights on the outbox: these functions are the only way in,
-- each in the transaction of its event. Every role can run a function unless a REVOKE says
-- otherwise.

GRANT INSERT (id, name, email, phone, subject, urgency, message, center_id, held_for) ON messages
  TO directory_anonymous, directory_member, directory_staff;
GRANT SELECT, DELETE, UPDATE (status, answered_at) ON messages TO directory_staff;
GRANT SELECT, UPDATE (reply_to, subject, text, html, attempts, next_attempt_at, claimed_until, sent_at, last_error)
  ON outbox TO directory_mailer;
GRANT INSERT (kind, idempotency_key, recipient, subject, text, html) ON outbox TO directory_auth;
GRANT SELECT, INSERT, UPDATE, DELETE ON rate_limits TO directory_limiter;

-- Queues one email about an existing message to the site's own address.
CREATE FUNCTION queue_message_mail(message_id uuid, subject text, body text, html text)
RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  INSERT INTO outbox (kind, idempotency_key, reply_to, subject, text, html, message_id)
  SELECT 'message', 'message:' || m.id, m.email, $2, $3, $4, m.id
  FROM messages m WHERE m.id = $1
  ON CONFLICT (idempotency_key) DO NOTHING
$$;

-- Tells the site's own address that messages over the limit wait without email: once a day (UTC),
-- and only together with a stored message.
CREATE FUNCTION queue_held_mail(message_id uuid, subject text, body text, html text)
RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  INSERT INTO outbox (kind, idempotency_key, subject, text, html)
  SELECT 'held-messages', 'held-messages:' || (now() AT TIME ZONE 'UTC')::date, $2, $3, $4
  FROM messages m WHERE m.id = $1 AND m.held_for = 'limit'
  ON CONFLICT (idempotency_key) DO NOTHING
$$;

-- Queues email to the author of a newly approved review, once for each version. It waits five
-- minutes, so staff can undo the decision before the author gets it.
CREATE FUNCTION queue_review_mail(approved_id uuid, subject text, body text, html text)
RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF app_role() NOT IN ('admin', 'moderator') OR app_role() IS NULL THEN
    RAISE EXCEPTION 'Only the staff may write to members' USING ERRCODE = 'insufficient_privilege';
  END IF;
  INSERT INTO outbox (kind, idempotency_key, recipient, subject, text, html, next_attempt_at)
  SELECT 'account', 'review:' || r.id || ':' || md5(r.rating || r.content), u.email, $2, $3, $4,
    now() + interval '5 minutes'
  FROM reviews r JOIN profiles p ON p.id = r.user_id AND p.status = 'active'
    JOIN auth_users u ON u.id = p.id
  WHERE r.id = approved_id AND r.status = 'approved'
  ON CONFLICT (idempotency_key) DO NOTHING;
  RETURN FOUND;
END
$$;

-- Withdraws the unsent approval email of a review that is no longer approved.
CREATE FUNCTION withdraw_review_mail() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'DELETE' OR NEW.status <> 'approved' THEN
    DELETE FROM outbox WHERE idempotency_key LIKE 'review:' || OLD.id || ':%'
      AND sent_at IS NULL AND claimed_until IS NULL;
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER reviews_withdraw_mail AFTER UPDATE OF status OR DELETE ON reviews FOR EACH ROW
  WHEN (OLD.status = 'approved') EXECUTE FUNCTION withdraw_review_mail();

REVOKE EXECUTE ON FUNCTION withdraw_review_mail() FROM PUBLIC;
REVOKE EXECUTE ON FUNCTION queue_message_mail(uuid, text, text, text),
  queue_held_mail(uuid, text, text, text), queue_review_mail(uuid, text, text, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION queue_message_mail(uuid, text, text, text), queue_held_mail(uuid, text, text, text)
  TO directory_anonymous, directory_member, directory_staff;
GRANT EXECUTE ON FUNCTION queue_review_mail(uuid, text, text, text) TO directory_staff;
