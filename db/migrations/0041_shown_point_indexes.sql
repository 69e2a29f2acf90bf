-- no-transaction
DROP INDEX CONCURRENTLY IF EXISTS "treatment_centers_counted";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "treatment_centers_counted" ON "treatment_centers" USING btree ("shown_latitude","shown_longitude","facets","open_minutes");
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "treatment_centers_place";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "treatment_centers_place" ON "treatment_centers" USING gist ("shown_point");
