-- Lists the admins who have not had the email of a Monday yet. Accounts made since then get the next one. The worker
-- cannot read accounts, and reads the week with the rights of one of them.
CREATE OR REPLACE FUNCTION list_monday_readers(monday date) RETURNS SETOF uuid
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT p.id FROM user_roles a JOIN profiles p ON p.id = a.user_id
  WHERE a.role = 'admin' AND p.status = 'active' AND NOT p.is_sample AND p.created_at < $1
    AND NOT EXISTS (SELECT FROM outbox o WHERE o.idempotency_key = 'monday:' || $1 || ':' || p.id)
  ORDER BY p.created_at, p.id
$$;
REVOKE EXECUTE ON FUNCTION list_monday_readers(date) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION list_monday_readers(date) TO directory_mailer;
