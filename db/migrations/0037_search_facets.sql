-- A bit for each choice of a search that a center meets, so that all choices are counted along one index.
-- `app/features/search/facets.ts` has the same list.
CREATE FUNCTION center_facets(treatment_types text[], offerings text[], total_score double precision, closed boolean)
RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(bit_or(1 << place::integer - 1), 0)
  FROM unnest('{inpatient,outpatient,detox,counseling,group-therapy,family-therapy,medication-assisted,residential,
    intensive-outpatient,telehealth,medicaid,medicare,private-insurance,tricare,free-or-low-cost,
    methadone,buprenorphine,naltrexone,spanish,sign-language,other-language,
    pregnant,under-18,veterans,mental-health,
    rating-2,rating-2.5,rating-3,rating-3.5,rating-4,rating-4.5,not-closed}'::text[])
    WITH ORDINALITY AS facet (name, place)
  WHERE CASE
    WHEN name LIKE 'rating-%' THEN total_score >= substr(name, 8)::double precision
    WHEN name = 'not-closed' THEN NOT closed
    ELSE name = ANY (treatment_types || offerings)
  END
$$;
--> statement-breakpoint
DROP INDEX "treatment_centers_by_rating";--> statement-breakpoint
DROP INDEX "treatment_centers_by_name";--> statement-breakpoint
DROP INDEX "treatment_centers_by_reviews";--> statement-breakpoint
ALTER TABLE "treatment_centers" ADD COLUMN "facets" integer GENERATED ALWAYS AS (center_facets(treatment_types, offerings, total_score, permanently_closed or temporarily_closed)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "treatment_centers_facets" ON "treatment_centers" USING btree ("facets","open_minutes");--> statement-breakpoint
CREATE INDEX "treatment_centers_by_rating" ON "treatment_centers" USING btree ("pinned" DESC NULLS LAST,"total_score" DESC NULLS LAST,"reviews_count" DESC NULLS LAST,lower(name),"id","facets","name");--> statement-breakpoint
CREATE INDEX "treatment_centers_by_name" ON "treatment_centers" USING btree ("pinned" DESC NULLS LAST,lower(name),"id","facets","name");--> statement-breakpoint
CREATE INDEX "treatment_centers_by_reviews" ON "treatment_centers" USING btree ("pinned" DESC NULLS LAST,"reviews_count" DESC NULLS LAST,"total_score" DESC NULLS LAST,lower(name),"id","facets","name");
--> statement-breakpoint
-- Deriving where a center is and when it is open, after it was written, is no change of the listing.
CREATE OR REPLACE TRIGGER treatment_centers_touch BEFORE UPDATE ON treatment_centers
  FOR EACH ROW WHEN ((OLD.place_latitude, OLD.place_longitude, OLD.open_minutes)
    IS NOT DISTINCT FROM (NEW.place_latitude, NEW.place_longitude, NEW.open_minutes))
  EXECUTE FUNCTION touch_updated_at();
