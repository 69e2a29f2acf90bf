CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reporter_id" uuid,
	"comment_id" uuid,
	"review_id" uuid,
	"reason" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reports_one_a_comment" UNIQUE("reporter_id","comment_id"),
	CONSTRAINT "reports_one_a_review" UNIQUE("reporter_id","review_id"),
	CONSTRAINT "reports_one_target" CHECK (num_nonnulls(comment_id, review_id) = 1),
	CONSTRAINT "reports_reason_length" CHECK (length(btrim(reason)) between 1 and 1000),
	CONSTRAINT "reports_status_known" CHECK (status in ('open','closed'))
);
--> statement-breakpoint
ALTER TABLE "reports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "auth_accounts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "auth_sessions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "auth_users" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "auth_verifications" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_profiles_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reports_comment" ON "reports" USING btree ("comment_id");--> statement-breakpoint
CREATE INDEX "reports_review" ON "reports" USING btree ("review_id");--> statement-breakpoint
CREATE INDEX "reports_status" ON "reports" USING btree ("status","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "auth_verifications_value" ON "auth_verifications" USING btree ("value");--> statement-breakpoint
CREATE POLICY "auth_accounts_service" ON "auth_accounts" AS PERMISSIVE FOR ALL TO "directory_auth" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "auth_sessions_service" ON "auth_sessions" AS PERMISSIVE FOR ALL TO "directory_auth" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "auth_users_service" ON "auth_users" AS PERMISSIVE FOR ALL TO "directory_auth" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "auth_verifications_service" ON "auth_verifications" AS PERMISSIVE FOR ALL TO "directory_auth" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "profiles_auth_read" ON "profiles" AS PERMISSIVE FOR SELECT TO "directory_auth" USING (true);--> statement-breakpoint
CREATE POLICY "profiles_auth_insert" ON "profiles" AS PERMISSIVE FOR INSERT TO "directory_auth" WITH CHECK (status = 'active' and not is_sample);--> statement-breakpoint
CREATE POLICY "user_roles_auth_read" ON "user_roles" AS PERMISSIVE FOR SELECT TO "directory_auth" USING (true);--> statement-breakpoint
CREATE POLICY "user_roles_auth_insert" ON "user_roles" AS PERMISSIVE FOR INSERT TO "directory_auth" WITH CHECK (role = 'user');--> statement-breakpoint
CREATE POLICY "outbox_auth_insert" ON "outbox" AS PERMISSIVE FOR INSERT TO "directory_auth" WITH CHECK (kind = 'account' and recipient is not null);--> statement-breakpoint
CREATE POLICY "reports_insert" ON "reports" AS PERMISSIVE FOR INSERT TO "directory_member", "directory_staff" WITH CHECK (reporter_id = app_user_id() and app_role() is not null and status = 'open');--> statement-breakpoint
CREATE POLICY "reports_read" ON "reports" AS PERMISSIVE FOR SELECT TO "directory_staff" USING (app_role() in ('admin', 'moderator'));--> statement-breakpoint
CREATE POLICY "reports_update" ON "reports" AS PERMISSIVE FOR UPDATE TO "directory_staff" USING (app_role() in ('admin', 'moderator'));