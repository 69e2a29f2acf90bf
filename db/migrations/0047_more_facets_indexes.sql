-- no-transaction
-- squawk-ignore prefer-robust-stmts
ALTER TABLE treatment_centers VALIDATE CONSTRAINT treatment_centers_offerings_known;
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "treatment_centers_by_rating";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "treatment_centers_by_rating" ON "treatment_centers" USING btree ("is_closed","pinned" DESC NULLS LAST,"is_out_of_state","total_score" DESC NULLS LAST,"reviews_count" DESC NULLS LAST,"unreachable","recently_verified" DESC NULLS LAST,lower(name),"id","facets","more_facets","name");
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "treatment_centers_by_name";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "treatment_centers_by_name" ON "treatment_centers" USING btree ("is_closed","pinned" DESC NULLS LAST,"is_out_of_state",lower(name),"unreachable","recently_verified" DESC NULLS LAST,"id","facets","more_facets","name");
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "treatment_centers_by_reviews";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "treatment_centers_by_reviews" ON "treatment_centers" USING btree ("is_closed","pinned" DESC NULLS LAST,"is_out_of_state","reviews_count" DESC NULLS LAST,"total_score" DESC NULLS LAST,"unreachable","recently_verified" DESC NULLS LAST,lower(name),"id","facets","more_facets","name");
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "treatment_centers_counted";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "treatment_centers_counted" ON "treatment_centers" USING btree ("shown_latitude","shown_longitude","facets","more_facets","open_minutes");
