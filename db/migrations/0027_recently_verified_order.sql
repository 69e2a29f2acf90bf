-- no-transaction
UPDATE treatment_centers SET recently_verified = true
  WHERE NOT recently_verified AND verified_at > now() - interval '90 days';
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "treatment_centers_by_rating";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "treatment_centers_by_rating" ON "treatment_centers" USING btree ("is_closed","pinned" DESC NULLS LAST,"is_out_of_state","total_score" DESC NULLS LAST,"reviews_count" DESC NULLS LAST,"unreachable","recently_verified" DESC NULLS LAST,lower(name),"id","facets","name");
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "treatment_centers_by_name";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "treatment_centers_by_name" ON "treatment_centers" USING btree ("is_closed","pinned" DESC NULLS LAST,"is_out_of_state",lower(name),"unreachable","recently_verified" DESC NULLS LAST,"id","facets","name");
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "treatment_centers_by_reviews";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "treatment_centers_by_reviews" ON "treatment_centers" USING btree ("is_closed","pinned" DESC NULLS LAST,"is_out_of_state","reviews_count" DESC NULLS LAST,"total_score" DESC NULLS LAST,"unreachable","recently_verified" DESC NULLS LAST,lower(name),"id","facets","name");
