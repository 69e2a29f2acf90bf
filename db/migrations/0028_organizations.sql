CREATE TABLE "organizations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"name" text NOT NULL,
	"website" text,
	CONSTRAINT "organizations_name_given" CHECK (length(btrim(name)) between 1 and 200),
	CONSTRAINT "organizations_website_http" CHECK (website ~* '^https?://')
);

ALTER TABLE "organizations" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "treatment_centers" ADD COLUMN "organization_id" uuid;
CREATE UNIQUE INDEX "organizations_name" ON "organizations" USING btree (lower("name"));
-- The column is new: the scan finds nothing, within milliseconds.
-- squawk-ignore constraint-missing-not-valid, adding-foreign-key-constraint
ALTER TABLE "treatment_centers" ADD CONSTRAINT "treatment_centers_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE set null ON UPDATE no action;
-- No row is in it yet.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "treatment_centers_organization" ON "treatment_centers" USING btree ("organization_id") WHERE organization_id is not null;
CREATE POLICY "organizations_read" ON "organizations" AS PERMISSIVE FOR SELECT TO "directory_anonymous", "directory_member", "directory_staff" USING (true);
CREATE POLICY "organizations_admin" ON "organizations" AS PERMISSIVE FOR ALL TO "directory_staff" USING ((select app_role() = 'admin')) WITH CHECK ((select app_role() = 'admin'));