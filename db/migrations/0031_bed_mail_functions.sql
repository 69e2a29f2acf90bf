-- Open beds by people, and a daily email that asks for them.

GRANT SELECT (wants_bed_mail, beds_mailed_at, bed_mails_unanswered),
  UPDATE (wants_bed_mail, bed_mails_unanswered) ON center_contacts TO directory_staff;

-- Returns false after 20 changes within an hour. An unchanged report only updates the time. Any
-- report goes on with the daily emails.
CREATE FUNCTION store_beds(center uuid, detox_beds integer, residential_beds integer, people_beds jsonb)
RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  said bed_availability;
  is_same boolean;
  is_new_hour boolean;
BEGIN
  UPDATE center_contacts SET bed_mails_unanswered = 0
    WHERE center_id = center AND bed_mails_unanswered > 0;
  INSERT INTO bed_availability (center_id, detox, residential, by_people)
    VALUES (center, detox_beds, residential_beds, people_beds) ON CONFLICT (center_id) DO NOTHING;
  IF FOUND THEN RETURN true; END IF;
  SELECT * INTO said FROM bed_availability WHERE center_id = center FOR UPDATE;
  is_same := (said.detox, said.residential, said.by_people)
    IS NOT DISTINCT FROM (detox_beds::smallint, residential_beds::smallint, people_beds);
  is_new_hour := said.counted_from < now() - interval '1 hour';
  IF NOT is_same AND NOT is_new_hour AND said.changes >= 20 THEN RETURN false; END IF;
  UPDATE bed_availability SET detox = detox_beds, residential = residential_beds, by_people = people_beds,
    reported_at = now(), counted_from = CASE WHEN is_new_hour THEN now() ELSE counted_from END,
    changes = CASE WHEN is_new_hour THEN 0 ELSE changes END + CASE WHEN is_same THEN 0 ELSE 1 END
    WHERE center_id = center;
  RETURN true;
END
$$;

-- The version before still calls these while it serves.
CREATE OR REPLACE FUNCTION store_beds(center uuid, detox_beds integer, residential_beds integer)
RETURNS boolean LANGUAGE sql AS $$
  SELECT store_beds(center, detox_beds, residential_beds, '{}')
$$;

CREATE FUNCTION report_beds(key text, detox_beds integer, residential_beds integer, people_beds jsonb)
RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  center uuid := (SELECT id FROM find_bed_link(key));
BEGIN
  IF num_nulls(center, people_beds) > 0 THEN RETURN false; END IF;
  RETURN store_beds(center, detox_beds, residential_beds, people_beds);
END
$$;

CREATE FUNCTION report_own_beds(center uuid, detox_beds integer, residential_beds integer, people_beds jsonb)
RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT speaks_for(center) OR people_beds IS NULL THEN RETURN false; END IF;
  RETURN store_beds(center, detox_beds, residential_beds, people_beds);
END
$$;

-- Returns a center's last report, also one that is not shown any more, to whoever may report for it:
-- with a link's key, or as a member.
CREATE FUNCTION find_last_beds(center uuid, key text) RETURNS SETOF bed_availability LANGUAGE plpgsql STABLE
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF center IN (SELECT id FROM find_bed_link(key)) OR speaks_for(center) THEN
    RETURN QUERY SELECT * FROM bed_availability WHERE center_id = center;
  END IF;
END
$$;

-- The contacts that get the daily email now: confirmed, willing, and not silent for three emails.
CREATE FUNCTION list_due_bed_contacts(today date, zone text) RETURNS TABLE (id uuid, email text, language text,
  unsubscribe_key uuid, center text) LANGUAGE plpgsql STABLE SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  RETURN QUERY SELECT k.id, k.email, k.language, k.unsubscribe_key, c.name
    FROM center_contacts k JOIN treatment_centers c ON c.id = k.center_id
    WHERE k.confirmed_for = k.center_id AND k.unsubscribed_at IS NULL AND k.wants_bed_mail
      AND c.source <> 'sample' AND NOT c.permanently_closed AND NOT c.temporarily_closed
      AND k.bed_mails_unanswered < 3
      AND coalesce((k.beds_mailed_at AT TIME ZONE zone)::date, '-infinity') < today
    ORDER BY k.beds_mailed_at NULLS FIRST, k.id LIMIT 100;
END
$$;

-- Makes a bed link of three days for a due contact and queues the email with it.
CREATE FUNCTION queue_bed_mail(contact uuid, today date, zone text, hash text, subject text, body text,
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

REVOKE EXECUTE ON FUNCTION store_beds(uuid, integer, integer, jsonb),
  report_beds(text, integer, integer, jsonb), report_own_beds(uuid, integer, integer, jsonb),
  find_last_beds(uuid, text), list_due_bed_contacts(date, text),
  queue_bed_mail(uuid, date, text, text, text, text, text, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION report_beds(text, integer, integer, jsonb), find_last_beds(uuid, text)
  TO directory_anonymous, directory_member, directory_staff;
GRANT EXECUTE ON FUNCTION report_own_beds(uuid, integer, integer, jsonb) TO directory_member, directory_staff;
GRANT EXECUTE ON FUNCTION list_due_bed_contacts(date, text),
  queue_bed_mail(uuid, date, text, text, text, text, text, text) TO directory_mailer;

-- The beds for some people appear on pages, too.
CREATE OR REPLACE TRIGGER bed_availability_changed AFTER UPDATE ON bed_availability
  FOR EACH ROW WHEN ((OLD.detox, OLD.residential, OLD.by_people)
      IS DISTINCT FROM (NEW.detox, NEW.residential, NEW.by_people)
    OR OLD.reported_at < NEW.reported_at - interval '24 hours')
  EXECUTE FUNCTION notify_beds_changed();

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
  -- Not shown after 24 hours, but its center can report the same again.
  DELETE FROM bed_availability WHERE reported_at < now() - interval '4 days';
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
