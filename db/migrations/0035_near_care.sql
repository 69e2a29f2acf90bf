ALTER TABLE "treatment_centers" ADD COLUMN "verified_by" text;--> statement-breakpoint
ALTER TABLE "treatment_centers" ADD COLUMN "listed_in" text;--> statement-breakpoint
ALTER TABLE "treatment_centers" ADD COLUMN "listed_on" date;--> statement-breakpoint
ALTER TABLE "treatment_centers" ADD COLUMN "offerings" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "treatment_centers" ADD COLUMN "place_latitude" double precision;--> statement-breakpoint
ALTER TABLE "treatment_centers" ADD COLUMN "place_longitude" double precision;--> statement-breakpoint
ALTER TABLE "treatment_centers" ADD COLUMN "point" "point" GENERATED ALWAYS AS (point(coalesce(longitude, place_longitude) * cosd(40.1), coalesce(latitude, place_latitude))) STORED;--> statement-breakpoint
ALTER TABLE "treatment_centers" ADD COLUMN "open_minutes" "int4multirange";--> statement-breakpoint
CREATE INDEX "treatment_centers_place" ON "treatment_centers" USING gist ("point");--> statement-breakpoint
CREATE INDEX "treatment_centers_offerings" ON "treatment_centers" USING gin ("offerings");--> statement-breakpoint
ALTER TABLE "treatment_centers" ADD CONSTRAINT "treatment_centers_offerings_known" CHECK (offerings <@ array['detox','residential','intensive-outpatient','outpatient','telehealth','medicaid','medicare','private-insurance','tricare','free-or-low-cost','methadone','buprenorphine','naltrexone','spanish','sign-language','other-language','pregnant','under-18','veterans','mental-health']);--> statement-breakpoint
ALTER TABLE "treatment_centers" ADD CONSTRAINT "treatment_centers_verified_by_known" CHECK (verified_by in ('called','website'));