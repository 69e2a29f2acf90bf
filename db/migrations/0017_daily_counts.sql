CREATE TABLE "daily_changes" (
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"number" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "daily_changes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "daily_counts" (
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"number" integer NOT NULL,
	CONSTRAINT "daily_counts_kind_day_pk" PRIMARY KEY("kind","day"),
	CONSTRAINT "daily_counts_known" CHECK (kind in ('users', 'reviews', 'comments', 'votes'))
);
--> statement-breakpoint
ALTER TABLE "daily_counts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "daily_changes_kind" ON "daily_changes" USING btree ("kind","day");--> statement-breakpoint
CREATE POLICY "daily_changes_read" ON "daily_changes" AS PERMISSIVE FOR SELECT TO "directory_staff" USING ((select app_role()) = 'admin');--> statement-breakpoint
CREATE POLICY "daily_counts_read" ON "daily_counts" AS PERMISSIVE FOR SELECT TO "directory_staff" USING ((select app_role()) = 'admin');