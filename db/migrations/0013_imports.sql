CREATE TABLE "import_mappings" (
	"key" text PRIMARY KEY NOT NULL,
	"field" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "import_mappings_length" CHECK (length(key) between 1 and 100)
);
--> statement-breakpoint
ALTER TABLE "import_mappings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "import_rows" (
	"import_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"outcome" text NOT NULL,
	"rule" text,
	"name" text,
	"place" text,
	"reason" text,
	"warnings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"center_id" uuid,
	"original_number" integer,
	"changes" jsonb,
	"kept_because" text,
	"undone" boolean DEFAULT false NOT NULL,
	CONSTRAINT "import_rows_import_id_number_pk" PRIMARY KEY("import_id","number"),
	CONSTRAINT "import_rows_outcome_known" CHECK (outcome in ('inserted','merged','filled','duplicate','skipped','failed'))
);
--> statement-breakpoint
ALTER TABLE "import_rows" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid DEFAULT app_user_id(),
	"actor_id" uuid DEFAULT app_user_id(),
	"file_name" text NOT NULL,
	"file_hash" text NOT NULL,
	"file_size" bigint NOT NULL,
	"state" text DEFAULT 'uploaded' NOT NULL,
	"choices" jsonb NOT NULL,
	"mapping" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"counts" jsonb,
	"contents" jsonb,
	"rows_total" integer,
	"rows_done" integer DEFAULT 0 NOT NULL,
	"share" double precision DEFAULT 0 NOT NULL,
	"working_since" timestamp with time zone,
	"working_from" integer DEFAULT 0 NOT NULL,
	"queued_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	"undone_at" timestamp with time zone,
	"lease_holder" uuid,
	"lease_until" timestamp with time zone,
	"cancel_asked" boolean DEFAULT false NOT NULL,
	"error" text,
	CONSTRAINT "imports_state_known" CHECK (state in ('uploaded','previewing','previewed','queued','running','done','failed','cancelled','undoing','undone'))
);
--> statement-breakpoint
ALTER TABLE "imports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_rows_outcome" ON "import_rows" USING btree ("import_id","outcome","number");--> statement-breakpoint
CREATE INDEX "import_rows_warned" ON "import_rows" USING btree ("import_id","number") WHERE warnings <> '[]';--> statement-breakpoint
CREATE INDEX "import_rows_center" ON "import_rows" USING btree ("center_id") WHERE outcome in ('inserted', 'merged', 'filled') and not undone;--> statement-breakpoint
CREATE INDEX "imports_newest" ON "imports" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "imports_waiting" ON "imports" USING btree ("queued_at") WHERE state in ('uploaded', 'previewing', 'queued', 'running', 'undoing');--> statement-breakpoint
CREATE POLICY "import_mappings_read" ON "import_mappings" AS PERMISSIVE FOR SELECT TO "directory_staff" USING ((select app_role()) = 'admin');--> statement-breakpoint
CREATE POLICY "import_mappings_insert" ON "import_mappings" AS PERMISSIVE FOR INSERT TO "directory_staff" WITH CHECK ((select app_role()) = 'admin');--> statement-breakpoint
CREATE POLICY "import_mappings_update" ON "import_mappings" AS PERMISSIVE FOR UPDATE TO "directory_staff" USING ((select app_role()) = 'admin') WITH CHECK ((select app_role()) = 'admin');--> statement-breakpoint
CREATE POLICY "import_mappings_delete" ON "import_mappings" AS PERMISSIVE FOR DELETE TO "directory_staff" USING ((select app_role()) = 'admin');--> statement-breakpoint
CREATE POLICY "import_rows_read" ON "import_rows" AS PERMISSIVE FOR SELECT TO "directory_staff" USING ((select app_role()) = 'admin');--> statement-breakpoint
CREATE POLICY "import_rows_insert" ON "import_rows" AS PERMISSIVE FOR INSERT TO "directory_staff" WITH CHECK ((select app_role()) = 'admin');--> statement-breakpoint
CREATE POLICY "import_rows_update" ON "import_rows" AS PERMISSIVE FOR UPDATE TO "directory_staff" USING ((select app_role()) = 'admin') WITH CHECK ((select app_role()) = 'admin');--> statement-breakpoint
CREATE POLICY "import_rows_delete" ON "import_rows" AS PERMISSIVE FOR DELETE TO "directory_staff" USING ((select app_role()) = 'admin');--> statement-breakpoint
CREATE POLICY "imports_read" ON "imports" AS PERMISSIVE FOR SELECT TO "directory_staff" USING ((select app_role()) = 'admin');--> statement-breakpoint
CREATE POLICY "imports_insert" ON "imports" AS PERMISSIVE FOR INSERT TO "directory_staff" WITH CHECK ((select app_role()) = 'admin');--> statement-breakpoint
CREATE POLICY "imports_update" ON "imports" AS PERMISSIVE FOR UPDATE TO "directory_staff" USING ((select app_role()) = 'admin') WITH CHECK ((select app_role()) = 'admin');--> statement-breakpoint
CREATE POLICY "imports_work" ON "imports" AS PERMISSIVE FOR ALL TO "directory_importer" USING (true) WITH CHECK (true);