-- Queues email to the author of a newly approved review, once for each version. It waits five
-- minutes, so staff can undo the decision before the author gets it.
CREATE OR REPLACE FUNCTION queue_review_mail(approved_id uuid, subject text, body text, html text)
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
REVOKE EXECUTE ON FUNCTION queue_review_mail(uuid, text, text, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION queue_review_mail(uuid, text, text, text) TO directory_staff;
