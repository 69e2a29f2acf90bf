-- Who may do what with accounts and reports.

GRANT USAGE ON SCHEMA public TO directory_auth;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON auth_users, auth_sessions, auth_accounts, auth_verifications
  TO directory_auth;
--> statement-breakpoint
-- Signing up makes a profile and the role of a user; signing in reads both.
GRANT SELECT, INSERT (id, full_name, username) ON profiles TO directory_auth;
--> statement-breakpoint
GRANT SELECT, INSERT ON user_roles TO directory_auth;
--> statement-breakpoint
GRANT INSERT (kind, idempotency_key, recipient, subject, text, html) ON outbox TO directory_auth;
--> statement-breakpoint
GRANT INSERT (reporter_id, comment_id, review_id, reason) ON reports
  TO directory_member, directory_staff;
--> statement-breakpoint
GRANT SELECT, UPDATE (status) ON reports TO directory_staff;
--> statement-breakpoint
-- Who may not be signed in any longer is signed out everywhere, whoever says so.
CREATE FUNCTION end_sessions_of_suspended() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM auth_sessions WHERE user_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER profiles_end_sessions AFTER UPDATE OF status ON profiles
  FOR EACH ROW WHEN (NEW.status <> 'active' AND OLD.status = 'active')
  EXECUTE FUNCTION end_sessions_of_suspended();
--> statement-breakpoint
-- Without a profile there is no member: the account, its password and its sessions go with it.
CREATE FUNCTION delete_account_of_profile() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM auth_users WHERE id = OLD.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER profiles_delete_account AFTER DELETE ON profiles
  FOR EACH ROW EXECUTE FUNCTION delete_account_of_profile();
