CREATE TABLE "activities" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "activities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"occurred_at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_id" uuid,
	"actor_name" text DEFAULT '' NOT NULL,
	"action" text NOT NULL,
	"subject_id" uuid,
	"subject_name" text NOT NULL,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "activities" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "deleted_centers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"city" text,
	"deleted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_by" uuid,
	"contents" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "deleted_centers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "center_views" (
	"center_id" uuid NOT NULL,
	"day" date NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "center_views_center_id_day_pk" PRIMARY KEY("center_id","day"),
	CONSTRAINT "center_views_counted" CHECK (views > 0)
);
--> statement-breakpoint
ALTER TABLE "center_views" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "empty_searches" (
	"query" text NOT NULL,
	"day" date NOT NULL,
	"searches" integer NOT NULL,
	CONSTRAINT "empty_searches_query_day_pk" PRIMARY KEY("query","day"),
	CONSTRAINT "empty_searches_counted" CHECK (searches > 0 and length(query) between 1 and 80)
);
--> statement-breakpoint
ALTER TABLE "empty_searches" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "status_reason" text;--> statement-breakpoint
ALTER TABLE "center_views" ADD CONSTRAINT "center_views_center_id_treatment_centers_id_fk" FOREIGN KEY ("center_id") REFERENCES "public"."treatment_centers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activities_newest" ON "activities" USING btree ("occurred_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "activities_subject" ON "activities" USING btree ("subject_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "activities_actor" ON "activities" USING btree ("actor_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "deleted_centers_slug" ON "deleted_centers" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "deleted_centers_newest" ON "deleted_centers" USING btree ("deleted_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "center_views_day" ON "center_views" USING btree ("day");--> statement-breakpoint
CREATE INDEX "empty_searches_day" ON "empty_searches" USING btree ("day");--> statement-breakpoint
CREATE INDEX "comments_newest" ON "comments" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "profiles_newest" ON "profiles" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "reviews_newest" ON "reviews" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "votes_newest" ON "votes" USING btree ("created_at" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_status_reason_length" CHECK (length(status_reason) <= 500);--> statement-breakpoint
CREATE POLICY "activities_read" ON "activities" AS PERMISSIVE FOR SELECT TO "directory_staff" USING (app_role() = 'admin');--> statement-breakpoint
CREATE POLICY "activities_insert" ON "activities" AS PERMISSIVE FOR INSERT TO "directory_staff" WITH CHECK (app_role() in ('admin', 'moderator'));--> statement-breakpoint
CREATE POLICY "deleted_centers_read" ON "deleted_centers" AS PERMISSIVE FOR SELECT TO "directory_staff" USING (app_role() = 'admin');--> statement-breakpoint
CREATE POLICY "deleted_centers_delete" ON "deleted_centers" AS PERMISSIVE FOR DELETE TO "directory_staff" USING (app_role() = 'admin');--> statement-breakpoint
CREATE POLICY "center_views_read" ON "center_views" AS PERMISSIVE FOR SELECT TO "directory_staff" USING (app_role() = 'admin');--> statement-breakpoint
CREATE POLICY "center_views_keep" ON "center_views" AS PERMISSIVE FOR ALL TO "directory_keeper" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "empty_searches_read" ON "empty_searches" AS PERMISSIVE FOR SELECT TO "directory_staff" USING (app_role() = 'admin');--> statement-breakpoint
CREATE POLICY "empty_searches_keep" ON "empty_searches" AS PERMISSIVE FOR ALL TO "directory_keeper" USING (true) WITH CHECK (true);