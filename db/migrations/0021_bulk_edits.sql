CREATE TABLE "bulk_edit_centers" (
	"bulk_edit_id" uuid NOT NULL,
	"center_id" uuid NOT NULL,
	"changes" jsonb NOT NULL,
	CONSTRAINT "bulk_edit_centers_bulk_edit_id_center_id_pk" PRIMARY KEY("bulk_edit_id","center_id")
);

ALTER TABLE "bulk_edit_centers" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "bulk_edits" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid DEFAULT app_user_id(),
	"field" text NOT NULL,
	"change" jsonb NOT NULL,
	"chosen_by" text NOT NULL,
	"changed" integer NOT NULL,
	"undone_at" timestamp with time zone,
	"kept" integer
);

ALTER TABLE "bulk_edits" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "table_views" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	CONSTRAINT "table_views_length" CHECK (length(name) between 1 and 60 and length(query) <= 1000)
);

ALTER TABLE "table_views" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "bulk_edit_centers" ADD CONSTRAINT "bulk_edit_centers_bulk_edit_id_bulk_edits_id_fk" FOREIGN KEY ("bulk_edit_id") REFERENCES "public"."bulk_edits"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "bulk_edits_newest" ON "bulk_edits" USING btree ("created_at" DESC NULLS FIRST);
CREATE UNIQUE INDEX "table_views_name" ON "table_views" USING btree (lower(name));
CREATE POLICY "bulk_edit_centers_admin" ON "bulk_edit_centers" AS PERMISSIVE FOR ALL TO "directory_staff" USING ((select app_role() = 'admin')) WITH CHECK ((select app_role() = 'admin'));
CREATE POLICY "bulk_edits_admin" ON "bulk_edits" AS PERMISSIVE FOR ALL TO "directory_staff" USING ((select app_role() = 'admin')) WITH CHECK ((select app_role() = 'admin'));
CREATE POLICY "table_views_admin" ON "table_views" AS PERMISSIVE FOR ALL TO "directory_staff" USING ((select app_role() = 'admin')) WITH CHECK ((select app_role() = 'admin'));