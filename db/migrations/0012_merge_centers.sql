CREATE TABLE "center_distinctions" (
	"center_id" uuid NOT NULL,
	"other_center_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "center_distinctions_center_id_other_center_id_pk" PRIMARY KEY("center_id","other_center_id"),
	CONSTRAINT "center_distinctions_order" CHECK (center_id < other_center_id)
);

ALTER TABLE "center_distinctions" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "center_former_ids" (
	"id" uuid PRIMARY KEY NOT NULL,
	"center_id" uuid NOT NULL
);

ALTER TABLE "center_former_ids" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "center_merges" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kept_center_id" uuid NOT NULL,
	"merged_center_id" uuid NOT NULL,
	"merged_name" text NOT NULL,
	"merged_at" timestamp with time zone DEFAULT now() NOT NULL,
	"merged_by" uuid,
	"changes" jsonb NOT NULL,
	"contents" jsonb NOT NULL,
	"followed" jsonb NOT NULL
);

ALTER TABLE "center_merges" ENABLE ROW LEVEL SECURITY;
CREATE INDEX "center_former_ids_center" ON "center_former_ids" USING btree ("center_id");
CREATE INDEX "center_merges_newest" ON "center_merges" USING btree ("merged_at" DESC NULLS FIRST);
CREATE POLICY "center_distinctions_admin" ON "center_distinctions" AS PERMISSIVE FOR ALL TO "directory_staff" USING ((select app_role() = 'admin')) WITH CHECK ((select app_role() = 'admin'));
CREATE POLICY "center_former_ids_read" ON "center_former_ids" AS PERMISSIVE FOR SELECT TO "directory_anonymous", "directory_member", "directory_staff" USING (true);
CREATE POLICY "center_merges_admin" ON "center_merges" AS PERMISSIVE FOR ALL TO "directory_staff" USING ((select app_role() = 'admin')) WITH CHECK ((select app_role() = 'admin'));