-- Makes a link for a due contact and queues the email with it. Returns false if the contact is not
-- due any more, for example because another process was faster.
CREATE OR REPLACE FUNCTION queue_link_mail(contact uuid, hash text, subject text, body text, html text, unsubscribe text)
RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  due center_contacts;
  link uuid;
BEGIN
  IF num_nulls(contact, hash, subject, body, html, unsubscribe) > 0 THEN RETURN false; END IF;
  PERFORM FROM center_contacts WHERE id = contact FOR UPDATE;
  SELECT k.* INTO due FROM center_contacts k
    WHERE k.id = contact AND k.id IN (SELECT l.id FROM list_due_contacts(2147483647) l);
  IF due.id IS NULL THEN RETURN false; END IF;
  UPDATE center_links SET revoked_at = now() WHERE center_id = due.center_id AND revoked_at IS NULL;
  INSERT INTO center_links (center_id, made_for, key_hash, is_mailed)
    VALUES (due.center_id, due.center_id, hash, true) RETURNING id INTO link;
  INSERT INTO outbox (kind, idempotency_key, recipient, subject, text, html, unsubscribe_url)
    VALUES ('center-link', 'center-link:' || link, due.email, subject, body, html, unsubscribe);
  UPDATE center_contacts SET mailed_at = now() WHERE id = due.id;
  RETURN true;
END
$$;
REVOKE EXECUTE ON FUNCTION queue_link_mail(uuid, text, text, text, text, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION queue_link_mail(uuid, text, text, text, text, text) TO directory_mailer;
