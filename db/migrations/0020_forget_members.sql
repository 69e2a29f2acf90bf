-- Whoever leaves is not named in the log any longer. The entries about them keep what was done to their
-- rights; the reason, which somebody wrote about them, goes with the name. Nothing else is ever changed.
CREATE FUNCTION forget_in_activity(entry activities) RETURNS activities LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  entry.subject_name := 'A former member';
  entry.changes := jsonb_path_query_array(entry.changes,
    '$[*] ? (@.field == "role" || @.field == "status")');
  RETURN entry;
END
$$;
--> statement-breakpoint
DROP TRIGGER activities_final ON activities;
--> statement-breakpoint
DROP FUNCTION refuse_change();
--> statement-breakpoint
UPDATE activities a SET subject_name = (forget_in_activity(a)).subject_name,
    changes = (forget_in_activity(a)).changes
  WHERE action LIKE 'member.%' AND NOT EXISTS (SELECT 1 FROM profiles WHERE id = a.subject_id);
--> statement-breakpoint
-- Lets through what the trigger of a profile's deletion does, and only that.
CREATE FUNCTION keep_activities() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND pg_trigger_depth() > 1 AND OLD.action LIKE 'member.%'
    AND NEW IS NOT DISTINCT FROM forget_in_activity(OLD)
    AND NOT EXISTS (SELECT 1 FROM profiles WHERE id = OLD.subject_id)
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'activities rows are never changed' USING ERRCODE = 'insufficient_privilege';
END
$$;
--> statement-breakpoint
CREATE TRIGGER activities_final BEFORE UPDATE OR DELETE ON activities
  FOR EACH ROW EXECUTE FUNCTION keep_activities();
--> statement-breakpoint
CREATE FUNCTION forget_member_in_activities() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE activities a SET subject_name = (forget_in_activity(a)).subject_name,
      changes = (forget_in_activity(a)).changes
    WHERE subject_id = OLD.id AND action LIKE 'member.%';
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER profiles_forget_in_activities AFTER DELETE ON profiles
  FOR EACH ROW EXECUTE FUNCTION forget_member_in_activities();
--> statement-breakpoint

-- Nobody decides about their own review while somebody else of the staff can.
CREATE FUNCTION has_other_staff() RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
  SELECT EXISTS (SELECT 1 FROM user_roles r JOIN profiles p ON p.id = r.user_id
    WHERE r.role IN ('admin', 'moderator') AND p.status = 'active' AND p.id <> app_user_id())
$$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION has_other_staff() FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION has_other_staff() TO directory_staff;
--> statement-breakpoint
CREATE FUNCTION guard_own_review() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_user = 'directory_staff' AND has_other_staff() THEN
    RAISE EXCEPTION 'Another member of the staff must decide about this review'
      USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
-- Its author may always put it back to pending, by writing it anew.
CREATE TRIGGER reviews_guard_own BEFORE UPDATE OF status ON reviews FOR EACH ROW
  WHEN (OLD.user_id = app_user_id() AND NEW.status <> 'pending')
  EXECUTE FUNCTION guard_own_review();
--> statement-breakpoint

-- OFFSET 0: without it, the newest row of a member is looked for along the index of everybody's newest rows.
CREATE OR REPLACE VIEW member_accounts WITH (security_barrier) AS
  SELECT u.id, u.email, u.email_verified,
    EXISTS (SELECT 1 FROM auth_two_factors f WHERE f.user_id = u.id AND f.confirmed_at IS NOT NULL)
      AS two_factor_enabled,
    greatest(
      (SELECT max(s.updated_at) FROM auth_sessions s WHERE s.user_id = u.id),
      (SELECT max(m.created_at) FROM
        (SELECT v.created_at FROM votes v WHERE v.user_id = u.id OFFSET 0) m),
      (SELECT max(m.created_at) FROM
        (SELECT c.created_at FROM comments c WHERE c.user_id = u.id OFFSET 0) m),
      (SELECT max(m.created_at) FROM
        (SELECT r.created_at FROM reviews r WHERE r.user_id = u.id OFFSET 0) m)) AS last_active
  FROM auth_users u
  WHERE (SELECT app_role()) = 'admin';
--> statement-breakpoint

-- The entries whose subject's name is like the pattern, at most so many, in no order. Whoever asks must be an
-- admin. A policy would keep the planner from the index of trigrams: to compare texts might tell of them.
CREATE FUNCTION find_activities(pattern text, most integer) RETURNS SETOF bigint
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  SET enable_seqscan = off SET enable_indexscan = off AS $$
BEGIN
  IF app_role() IS DISTINCT FROM 'admin' THEN RETURN; END IF;
  RETURN QUERY EXECUTE 'SELECT id FROM activities WHERE subject_name ILIKE $1 LIMIT $2'
    USING pattern, most;
END
$$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION find_activities(text, integer) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION find_activities(text, integer) TO directory_staff;
