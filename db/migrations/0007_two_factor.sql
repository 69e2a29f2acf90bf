CREATE TABLE "auth_backup_codes" (
	"user_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	CONSTRAINT "auth_backup_codes_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
ALTER TABLE "auth_backup_codes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "auth_two_factors" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "auth_two_factors" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "auth_backup_codes" ADD CONSTRAINT "auth_backup_codes_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_two_factors" ADD CONSTRAINT "auth_two_factors_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "auth_backup_codes_service" ON "auth_backup_codes" AS PERMISSIVE FOR ALL TO "directory_auth" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "auth_two_factors_service" ON "auth_two_factors" AS PERMISSIVE FOR ALL TO "directory_auth" USING (true) WITH CHECK (true);