CREATE TABLE "center_changes" (
	"set_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"center_id" uuid NOT NULL,
	"is_planned" boolean DEFAULT false NOT NULL,
	"is_added" boolean DEFAULT false NOT NULL,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	"difference_id" uuid,
	"undone" boolean DEFAULT false NOT NULL,
	"kept_because" text,
	CONSTRAINT "center_changes_set_id_number_pk" PRIMARY KEY("set_id","number")
);

ALTER TABLE "center_changes" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "change_sets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"bulk_edit" jsonb,
	"accepting" jsonb,
	"state" text DEFAULT 'done' NOT NULL,
	"error" text,
	"actor_id" uuid,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	"made_by" uuid DEFAULT app_user_id(),
	"undone_at" timestamp with time zone,
	CONSTRAINT "change_sets_kind_known" CHECK (kind in ('import','source','bulk-edit','bulk-delete')),
	CONSTRAINT "change_sets_state_known" CHECK (state in ('running','done','undoing','undone','failed'))
);

ALTER TABLE "change_sets" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "leases" (
	"work_id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"lease_until" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "leases_kind_known" CHECK (kind in ('import','source','bulk'))
);

ALTER TABLE "leases" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "center_changes" ADD CONSTRAINT "center_changes_set_id_change_sets_id_fk" FOREIGN KEY ("set_id") REFERENCES "public"."change_sets"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "center_changes_center" ON "center_changes" USING btree ("center_id","set_id");
CREATE INDEX "center_changes_to_undo" ON "center_changes" USING btree ("set_id","number") WHERE not undone and kept_because is null;
CREATE INDEX "change_sets_newest" ON "change_sets" USING btree ("kind","made_at" DESC NULLS FIRST);
CREATE INDEX "change_sets_waiting" ON "change_sets" USING btree ("made_at") WHERE state in ('running', 'undoing');
CREATE POLICY "center_changes_admin" ON "center_changes" AS PERMISSIVE FOR ALL TO "directory_staff" USING ((select app_role() = 'admin')) WITH CHECK ((select app_role() = 'admin'));
CREATE POLICY "change_sets_service" ON "change_sets" AS PERMISSIVE FOR ALL TO "directory_importer" USING (true) WITH CHECK (true);
CREATE POLICY "change_sets_admin" ON "change_sets" AS PERMISSIVE FOR ALL TO "directory_staff" USING ((select app_role() = 'admin')) WITH CHECK ((select app_role() = 'admin'));
CREATE POLICY "leases_admin" ON "leases" AS PERMISSIVE FOR ALL TO "directory_staff" USING ((select app_role() = 'admin')) WITH CHECK ((select app_role() = 'admin'));
CREATE POLICY "leases_service" ON "leases" AS PERMISSIVE FOR ALL TO "directory_importer" USING (true) WITH CHECK (true);