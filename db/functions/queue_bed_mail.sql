-- Makes a bed link of three days for a due contact and queues the email with it.
CREATE OR REPLACE FUNCTION queue_bed_mail(contact uuid, today date, zone text, hash text, subject text, body text,
  html text, unsubscribe text) RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
DECLARE
  due center_contacts;
  link uuid;
BEGIN
  IF num_nulls(contact, today, zone, hash, subject, body, html, unsubscribe) > 0 THEN RETURN false; END IF;
  PERFORM FROM center_contacts WHERE id = contact FOR UPDATE;
  SELECT k.* INTO due FROM center_contacts k
    WHERE k.id = contact AND k.id IN (SELECT l.id FROM list_due_bed_contacts(today, zone) l);
  IF due.id IS NULL THEN RETURN false; END IF;
  INSERT INTO bed_links (center_id, key_hash, expires_at)
    VALUES (due.center_id, hash, now() + interval '3 days') RETURNING id INTO link;
  INSERT INTO outbox (kind, idempotency_key, recipient, subject, text, html, unsubscribe_url)
    VALUES ('bed-link', 'bed-link:' || link, due.email, subject, body, html, unsubscribe);
  UPDATE center_contacts SET beds_mailed_at = now(), bed_mails_unanswered = bed_mails_unanswered + 1
    WHERE id = due.id;
  RETURN true;
END
$$;
REVOKE EXECUTE ON FUNCTION queue_bed_mail(uuid, date, text, text, text, text, text, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION queue_bed_mail(uuid, date, text, text, text, text, text, text)
  TO directory_mailer;
