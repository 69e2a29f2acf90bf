-- Admins can't change their own role or status, and one admin always remains: changes of roles wait
-- for each other, and an admin who has lost the role meanwhile is rejected. This does not apply to
-- the owner or to deleting an account. Members who leave take the same lock.
CREATE OR REPLACE FUNCTION guard_member_rights() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  subject uuid := coalesce(to_jsonb(OLD) ->> 'user_id', to_jsonb(OLD) ->> 'id')::uuid;
BEGIN
  IF current_user = 'directory_staff' THEN
    PERFORM pg_advisory_xact_lock(7301944);
    IF subject = app_user_id() THEN
      RAISE EXCEPTION 'Nobody may change their own rights' USING ERRCODE = 'insufficient_privilege';
    END IF;
    IF app_role() IS DISTINCT FROM 'admin' THEN
      RAISE EXCEPTION 'Only an admin may change rights' USING ERRCODE = 'insufficient_privilege';
    END IF;
  END IF;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END
$$;
