-- A center confirms its listing by a link; email that brings the link.

GRANT SELECT, INSERT (center_id, made_for, key_hash), UPDATE (revoked_at) ON center_links TO directory_staff;
GRANT SELECT (id, center_id, email, language, created_at, confirmed_for, confirmed_at, confirmed_by,
    unsubscribed_at, mailed_at), INSERT (center_id, email, language, confirmed_for, confirmed_at, confirmed_by),
  UPDATE (confirmed_for, confirmed_at, confirmed_by), DELETE ON center_contacts TO directory_staff;
GRANT UPDATE (unsubscribe_url) ON outbox TO directory_mailer;

-- A center's own word hides a check by staff only once that is 90 days older.
CREATE OR REPLACE VIEW center_evidence AS
  SELECT DISTINCT ON (center_id, field) center_id, field, how, checked_at
  FROM field_checks WHERE result = 'right'
  ORDER BY center_id, field,
    checked_at - CASE WHEN how = 'link' THEN interval '90 days' ELSE interval '0' END DESC;

-- Returns the link with this key, unless it is revoked, expired or was made for another center.
CREATE FUNCTION find_center_link(key text) RETURNS TABLE (id uuid, center_id uuid, expires_at timestamptz,
  answered_at timestamptz, answer jsonb) LANGUAGE plpgsql STABLE SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  RETURN QUERY SELECT l.id, l.center_id, l.expires_at, l.answered_at, l.answer
    FROM center_links l JOIN treatment_centers c ON c.id = l.center_id
    WHERE l.key_hash = encode(sha256(convert_to(key, 'UTF8')), 'hex') AND l.center_id = l.made_for
      AND l.revoked_at IS NULL AND l.expires_at > now();
END
$$;

-- Stores what a center says through its link: the fields that it confirmed, its corrections and the
-- fields that these concern, and words for staff. Returns false if the link is not valid. Changes no
-- fact of the listing, and settles no report. A second answer replaces a correction that still waits.
CREATE FUNCTION answer_center_link(key text, confirmed text[], changed jsonb, corrected text[], words text)
RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  link uuid := (SELECT id FROM find_center_link(key));
  center uuid;
BEGIN
  IF num_nulls(link, confirmed, changed, corrected) > 0 THEN RETURN false; END IF;
  UPDATE center_links SET answered_at = now(),
      answer = jsonb_build_object('confirmed', confirmed, 'changes', changed, 'note', coalesce(words, ''))
    WHERE id = link AND revoked_at IS NULL RETURNING center_id INTO center;
  IF center IS NULL THEN RETURN false; END IF;
  -- One row a day for each field, however often the center sends its answer.
  DELETE FROM field_checks WHERE center_id = center AND how = 'link' AND (field = ANY (corrected)
    OR (field = ANY (confirmed) AND checked_at > now() - interval '1 day'));
  INSERT INTO field_checks (center_id, field, result, how, county, treatment_types)
    SELECT c.id, field, 'right', 'link', c.county, c.treatment_types
    FROM treatment_centers c, unnest(confirmed) AS field
    WHERE c.id = center AND NOT field = ANY (corrected);
  DELETE FROM suggestions WHERE center_id = center AND source = 'center-link' AND status = 'open';
  IF changed <> '{}' OR words <> '' THEN
    INSERT INTO suggestions (center_id, changes, source, note)
      VALUES (center, changed, 'center-link', nullif(words, ''));
  END IF;
  PERFORM pg_notify('directory_changed', center::text);
  RETURN true;
END
$$;

-- The contacts whose center should get a link now, longest waiting first: confirmed by staff, not
-- unsubscribed, and neither mailed for three months nor answered within 60 days.
CREATE FUNCTION list_due_contacts(most integer) RETURNS TABLE (id uuid, email text, language text,
  unsubscribe_key uuid, center text) LANGUAGE plpgsql STABLE SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  RETURN QUERY SELECT k.id, k.email, k.language, k.unsubscribe_key, c.name
    FROM center_contacts k JOIN treatment_centers c ON c.id = k.center_id
    WHERE k.confirmed_for = k.center_id AND k.unsubscribed_at IS NULL
      AND c.source <> 'sample' AND NOT c.permanently_closed
      AND coalesce(k.mailed_at, '-infinity') < now() - interval '3 months'
      AND NOT EXISTS (SELECT 1 FROM center_links l
        WHERE l.center_id = c.id AND l.answered_at > now() - interval '60 days')
    ORDER BY k.mailed_at NULLS FIRST, k.created_at, k.id
    LIMIT coalesce(most, 0);
END
$$;

-- Makes a link for a due contact and queues the email with it. Returns false if the contact is not
-- due any more, for example because another process was faster.
CREATE FUNCTION queue_link_mail(contact uuid, hash text, subject text, body text, html text, unsubscribe text)
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

-- Stops the email to one address. Returns false for an unknown key.
CREATE FUNCTION unsubscribe_contact(key uuid) RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE center_contacts SET unsubscribed_at = coalesce(unsubscribed_at, now()) WHERE unsubscribe_key = key;
  RETURN FOUND;
END
$$;

REVOKE EXECUTE ON FUNCTION find_center_link(text), answer_center_link(text, text[], jsonb, text[], text),
  list_due_contacts(integer), queue_link_mail(uuid, text, text, text, text, text), unsubscribe_contact(uuid)
  FROM PUBLIC;
GRANT EXECUTE ON FUNCTION find_center_link(text), answer_center_link(text, text[], jsonb, text[], text),
  unsubscribe_contact(uuid) TO directory_anonymous, directory_member, directory_staff;
GRANT EXECUTE ON FUNCTION list_due_contacts(integer), queue_link_mail(uuid, text, text, text, text, text)
  TO directory_mailer;

CREATE OR REPLACE FUNCTION list_followers() RETURNS TABLE (part text, key text)
LANGUAGE sql IMMUTABLE AS $$
  VALUES ('votes', 'id'), ('reviews', 'id'), ('comments', 'id'), ('messages', 'id'),
    ('problem_reports', 'id'), ('suggestions', 'id'), ('claims', 'id'), ('bed_links', 'id'),
    ('center_links', 'id'), ('center_contacts', 'id'),
    ('import_rows', 'import_id || ''/'' || number'), ('center_former_slugs', 'slug'),
    ('center_former_ids', 'id'), ('source_records', 'source_id || ''/'' || key'),
    ('differences', 'id')
$$;

CREATE OR REPLACE FUNCTION sweep_overdue() RETURNS void LANGUAGE sql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
  DELETE FROM deleted_centers WHERE deleted_at <= now() - interval '30 days';
  DELETE FROM center_merges WHERE merged_at <= now() - interval '30 days';
  DELETE FROM outbox WHERE sent_at <= now() - interval '30 days';
  DELETE FROM center_views WHERE day < current_date - 400;
  DELETE FROM empty_searches WHERE day < current_date - 90;
  DELETE FROM report_salts WHERE day < current_date;
  DELETE FROM problem_reports WHERE settled_at < now() - interval '400 days';
  DELETE FROM suggestions WHERE settled_at < now() - interval '400 days';
  DELETE FROM bed_availability WHERE reported_at < now() - interval '24 hours';
  DELETE FROM bed_links WHERE coalesce(revoked_at, expires_at) < now() - interval '30 days';
  -- An answer counts for 60 days.
  DELETE FROM center_links WHERE greatest(coalesce(revoked_at, expires_at), answered_at) < now() - interval '60 days';
  DELETE FROM center_contacts WHERE center_id NOT IN (SELECT id FROM treatment_centers)
    AND center_id NOT IN (SELECT id FROM deleted_centers);
  DELETE FROM claims WHERE revoked_at < now() - interval '400 days'
    OR (proved_at IS NULL AND created_at < now() - interval '90 days');
  DELETE FROM calls WHERE created_at < now() - interval '30 days';
  DELETE FROM auth_sessions WHERE expires_at < now();
  DELETE FROM auth_verifications WHERE expires_at < now();
$$;
