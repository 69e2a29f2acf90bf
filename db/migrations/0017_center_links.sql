CREATE TABLE "center_contacts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"center_id" uuid NOT NULL,
	"email" text NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_for" uuid,
	"confirmed_at" timestamp with time zone,
	"confirmed_by" uuid,
	"unsubscribe_key" uuid DEFAULT gen_random_uuid() NOT NULL,
	"unsubscribed_at" timestamp with time zone,
	"mailed_at" timestamp with time zone,
	CONSTRAINT "center_contacts_email_given" CHECK (length(email) between 3 and 254),
	CONSTRAINT "center_contacts_language_known" CHECK (language in ('en','es'))
);

ALTER TABLE "center_contacts" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "center_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"center_id" uuid NOT NULL,
	"made_for" uuid NOT NULL,
	"key_hash" text NOT NULL,
	"is_mailed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone DEFAULT now() + interval '30 days' NOT NULL,
	"revoked_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"answer" jsonb,
	CONSTRAINT "center_links_answer_size" CHECK (length(answer::text) <= 20000)
);

ALTER TABLE "center_links" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "field_checks" DROP CONSTRAINT "field_checks_how_known";
ALTER TABLE "suggestions" DROP CONSTRAINT "suggestions_fields_known";
ALTER TABLE "suggestions" DROP CONSTRAINT "suggestions_source_known";
ALTER TABLE "outbox" ADD COLUMN "unsubscribe_url" text;
ALTER TABLE "center_contacts" ADD CONSTRAINT "center_contacts_confirmed_by_profiles_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
CREATE INDEX "center_contacts_center" ON "center_contacts" USING btree ("center_id");
CREATE UNIQUE INDEX "center_contacts_unsubscribe" ON "center_contacts" USING btree ("unsubscribe_key");
CREATE UNIQUE INDEX "center_links_key" ON "center_links" USING btree ("key_hash");
CREATE INDEX "center_links_center" ON "center_links" USING btree ("center_id");
-- Each of these allows more than the one before, and the tables are read in milliseconds.
-- squawk-ignore constraint-missing-not-valid
ALTER TABLE "field_checks" ADD CONSTRAINT "field_checks_how_known" CHECK (how in ('called','website','link'));
-- squawk-ignore constraint-missing-not-valid
ALTER TABLE "suggestions" ADD CONSTRAINT "suggestions_given" CHECK (changes <> '{}' or note is not null);
-- squawk-ignore constraint-missing-not-valid
ALTER TABLE "suggestions" ADD CONSTRAINT "suggestions_fields_known" CHECK (changes - array['name','openState','phone','website','street','city','state','postalCode','hoursMonday','hoursTuesday','hoursWednesday','hoursThursday','hoursFriday','hoursSaturday','hoursSunday','description'] = '{}');
-- squawk-ignore constraint-missing-not-valid
ALTER TABLE "suggestions" ADD CONSTRAINT "suggestions_source_known" CHECK (source in ('visitor','import','claim','center-link'));
CREATE POLICY "center_contacts_admin" ON "center_contacts" AS PERMISSIVE FOR ALL TO "directory_staff" USING ((select app_role() = 'admin')) WITH CHECK ((select app_role() = 'admin'));
CREATE POLICY "center_links_admin" ON "center_links" AS PERMISSIVE FOR ALL TO "directory_staff" USING ((select app_role() = 'admin')) WITH CHECK ((select app_role() = 'admin'));