-- Members: accounts, changes of rights, and members who leave.

GRANT SELECT, INSERT, UPDATE, DELETE ON auth_users, auth_sessions, auth_accounts, auth_verifications,
  auth_two_factors, auth_backup_codes TO directory_auth;
-- Signing up creates a profile and the user role; signing in reads both.
GRANT SELECT, INSERT (id, full_name, username, language) ON profiles TO directory_auth;
GRANT SELECT, INSERT ON user_roles TO directory_auth;
GRANT SELECT ON profiles, user_roles TO directory_member, directory_staff;
GRANT UPDATE (full_name, username, language) ON profiles TO directory_member, directory_staff;
GRANT UPDATE (status, status_reason), DELETE ON profiles TO directory_staff;
GRANT INSERT, UPDATE, DELETE ON user_roles TO directory_staff;
GRANT SELECT, INSERT, UPDATE, DELETE ON kept_lists TO directory_member, directory_staff;

CREATE TRIGGER profiles_touch BEFORE UPDATE ON profiles
  FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

-- Admins can't change their own role or status, and one admin always remains: changes of roles wait
-- for each other, and an admin who has lost the role meanwhile is rejected. This does not apply to
-- the owner or to deleting an account. Members who leave take the same lock.
CREATE FUNCTION guard_member_rights() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE TRIGGER user_roles_guard BEFORE UPDATE OR DELETE ON user_roles
  FOR EACH ROW EXECUTE FUNCTION guard_member_rights();
CREATE TRIGGER profiles_guard BEFORE DELETE OR UPDATE OF status, status_reason ON profiles
  FOR EACH ROW EXECUTE FUNCTION guard_member_rights();

-- Suspending or banning a member ends all their sessions, whoever does it.
CREATE FUNCTION end_sessions_of_suspended() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM auth_sessions WHERE user_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER profiles_end_sessions AFTER UPDATE OF status ON profiles
  FOR EACH ROW WHEN (NEW.status <> 'active' AND OLD.status = 'active')
  EXECUTE FUNCTION end_sessions_of_suspended();

-- Removes a former member's name from the audit log. Entries about them keep changes of their
-- rights but lose the reason, which another person wrote about them. Nothing else in the log ever
-- changes.
CREATE FUNCTION forget_in_activity(entry activities) RETURNS activities LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  entry.subject_name := 'A former member';
  entry.changes := jsonb_path_query_array(entry.changes,
    '$[*] ? (@.field == "role" || @.field == "status")');
  RETURN entry;
END
$$;

-- Deleting a profile deletes the account with its password and sessions, the name in the audit log,
-- and the member's posts about deleted centers.
CREATE FUNCTION forget_member() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
DECLARE
  mine jsonb := jsonb_build_object('id', OLD.id);
BEGIN
  DELETE FROM auth_users WHERE id = OLD.id;
  UPDATE activities a SET subject_name = (forget_in_activity(a)).subject_name,
      changes = (forget_in_activity(a)).changes
    WHERE subject_id = OLD.id AND action LIKE 'member.%';
  UPDATE deleted_centers SET contents = contents || jsonb_build_object(
    'votes', jsonb_path_query_array(contents, '$.votes[*] ? (@.user_id != $id)', mine),
    'comments', jsonb_path_query_array(contents, '$.comments[*] ? (@.user_id != $id)', mine),
    'reviews', jsonb_path_query_array(contents, '$.reviews[*] ? (@.user_id != $id)', mine),
    'reports', jsonb_path_query_array(contents, '$.reports[*] ? (@.reporter_id != $id)', mine))
  WHERE position(OLD.id::text in contents::text) > 0;
  RETURN NULL;
END
$$;
CREATE TRIGGER profiles_forget AFTER DELETE ON profiles
  FOR EACH ROW EXECUTE FUNCTION forget_member();

CREATE VIEW member_accounts WITH (security_barrier) AS
  SELECT u.id, u.email, u.email_verified,
    EXISTS (SELECT 1 FROM auth_two_factors f WHERE f.user_id = u.id AND f.confirmed_at IS NOT NULL)
      AS two_factor_enabled,
    greatest(
      u.last_active_day,
      (SELECT max(m.created_at) FROM
        (SELECT v.created_at FROM votes v WHERE v.user_id = u.id OFFSET 0) m),
      (SELECT max(m.created_at) FROM
        (SELECT c.created_at FROM comments c WHERE c.user_id = u.id OFFSET 0) m),
      (SELECT max(m.created_at) FROM
        (SELECT r.created_at FROM reviews r WHERE r.user_id = u.id OFFSET 0) m)) AS last_active
  FROM auth_users u
  WHERE (SELECT app_role()) = 'admin';
GRANT SELECT ON member_accounts TO directory_staff;
