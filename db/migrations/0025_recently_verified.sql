ALTER TABLE "treatment_centers" ADD COLUMN "recently_verified" boolean DEFAULT false NOT NULL;
