CREATE TABLE "center_ratings" (
	"center_id" uuid PRIMARY KEY NOT NULL,
	"reviews" integer NOT NULL,
	"rating_sum" integer NOT NULL,
	"average" double precision GENERATED ALWAYS AS (rating_sum::double precision / nullif(reviews, 0)) STORED,
	CONSTRAINT "center_ratings_counted" CHECK (reviews >= 0)
);
--> statement-breakpoint
ALTER TABLE "center_ratings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "center_ratings_best" ON "center_ratings" USING btree ("average" DESC NULLS LAST,"reviews" DESC NULLS LAST);--> statement-breakpoint
CREATE POLICY "treatment_centers_keep" ON "treatment_centers" AS PERMISSIVE FOR SELECT TO "directory_keeper" USING (true);--> statement-breakpoint
CREATE POLICY "center_ratings_read" ON "center_ratings" AS PERMISSIVE FOR SELECT TO "directory_staff" USING ((select app_role()) = 'admin');