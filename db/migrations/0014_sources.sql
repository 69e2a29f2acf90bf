CREATE TABLE "differences" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"source_id" uuid NOT NULL,
	"run_id" uuid NOT NULL,
	"record_key" text,
	"center_id" uuid,
	"kind" text NOT NULL,
	"conflict" text,
	"fact" text,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"draft" jsonb,
	"fingerprint" text NOT NULL,
	"status" text DEFAULT 'found' NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	"by_rule" boolean DEFAULT false NOT NULL,
	"kept_because" text,
	CONSTRAINT "differences_kind_known" CHECK (kind in ('new','changed','vanished','conflicting')),
	CONSTRAINT "differences_conflict_known" CHECK (conflict in ('records','centers','verified')),
	CONSTRAINT "differences_fact_known" CHECK (fact in ('name','phone','website','address','openState','openingHours','categoryName','categories','additionalInfo','price')),
	CONSTRAINT "differences_status_known" CHECK (status in ('found','open','accepted','dismissed','superseded','undone'))
);

ALTER TABLE "differences" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "source_records" (
	"source_id" uuid NOT NULL,
	"key" text NOT NULL,
	"center_id" uuid,
	"last_run_id" uuid NOT NULL,
	"said" jsonb NOT NULL,
	CONSTRAINT "source_records_source_id_key_pk" PRIMARY KEY("source_id","key")
);

ALTER TABLE "source_records" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "source_runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"source_id" uuid NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	"started_by" uuid DEFAULT app_user_id(),
	"state" text DEFAULT 'waiting' NOT NULL,
	"held_because" text,
	"error" text,
	"file_name" text,
	"file_hash" text,
	"file_size" bigint,
	"listed_on" date,
	"rows_done" integer DEFAULT 0 NOT NULL,
	"rows_total" integer,
	"compared_to" uuid,
	"counts" jsonb,
	CONSTRAINT "source_runs_state_known" CHECK (state in ('waiting','fetching','comparing','open','held','discarded','unchanged','failed','undoing','undone'))
);

ALTER TABLE "source_runs" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "sources" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid DEFAULT app_user_id(),
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"address" text,
	"parameters" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"schedule" text DEFAULT 'off' NOT NULL,
	"listed_in" text,
	"same_name" text DEFAULT 'skip' NOT NULL,
	"mapping" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"rules" text[] DEFAULT '{}' NOT NULL,
	"mail_to" uuid[] DEFAULT '{}' NOT NULL,
	"etag" text,
	"last_modified" text,
	"file_hash" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"next_run_at" timestamp with time zone,
	"last_error" text,
	"lease_until" timestamp with time zone,
	"removed_at" timestamp with time zone,
	CONSTRAINT "sources_name_given" CHECK (length(btrim(name)) between 1 and 100),
	CONSTRAINT "sources_kind_known" CHECK (kind in ('file','locator','upload')),
	CONSTRAINT "sources_schedule_known" CHECK (schedule in ('off','nightly','weekly')),
	CONSTRAINT "sources_same_name_known" CHECK (same_name in ('skip','import')),
	CONSTRAINT "sources_address" CHECK ((address is null) = (kind = 'upload') and length(address) <= 2000),
	CONSTRAINT "sources_rules_known" CHECK (rules <@ array['openingHours','categoryName','categories','additionalInfo','price'])
);

ALTER TABLE "sources" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "differences" ADD CONSTRAINT "differences_source_id_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."sources"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "differences" ADD CONSTRAINT "differences_run_id_source_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."source_runs"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "source_records" ADD CONSTRAINT "source_records_source_id_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."sources"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "source_runs" ADD CONSTRAINT "source_runs_source_id_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."sources"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "differences_waiting" ON "differences" USING btree ("source_id","kind","fact","id") WHERE status = 'open';
CREATE INDEX "differences_run" ON "differences" USING btree ("run_id","status","id");
CREATE INDEX "differences_center" ON "differences" USING btree ("center_id","status");
CREATE INDEX "differences_record" ON "differences" USING btree ("source_id","record_key");
CREATE INDEX "source_records_of_source" ON "source_records" USING btree ("source_id","center_id");
CREATE INDEX "source_records_center" ON "source_records" USING btree ("center_id");
CREATE INDEX "source_runs_newest" ON "source_runs" USING btree ("source_id","started_at" DESC NULLS FIRST);
CREATE INDEX "sources_due" ON "sources" USING btree ("next_run_at") WHERE removed_at is null;
CREATE POLICY "differences_admin" ON "differences" AS PERMISSIVE FOR ALL TO "directory_staff" USING ((select app_role() = 'admin')) WITH CHECK ((select app_role() = 'admin'));
CREATE POLICY "source_records_admin" ON "source_records" AS PERMISSIVE FOR ALL TO "directory_staff" USING ((select app_role() = 'admin')) WITH CHECK ((select app_role() = 'admin'));
CREATE POLICY "source_runs_admin" ON "source_runs" AS PERMISSIVE FOR ALL TO "directory_staff" USING ((select app_role() = 'admin')) WITH CHECK ((select app_role() = 'admin'));
CREATE POLICY "source_runs_service" ON "source_runs" AS PERMISSIVE FOR ALL TO "directory_importer" USING (true) WITH CHECK (true);
CREATE POLICY "sources_admin" ON "sources" AS PERMISSIVE FOR ALL TO "directory_staff" USING ((select app_role() = 'admin')) WITH CHECK ((select app_role() = 'admin'));
CREATE POLICY "sources_service" ON "sources" AS PERMISSIVE FOR ALL TO "directory_importer" USING (true) WITH CHECK (true);