-- This rewrites the table, which has one row a center, once; choices that come later rewrite nothing.
ALTER TABLE "treatment_centers"
  -- squawk-ignore adding-field-with-default, adding-required-field
  ADD COLUMN "more_facets" bigint GENERATED ALWAYS AS (facet_bits(64, treatment_types, offerings, total_score, permanently_closed or temporarily_closed)) STORED NOT NULL,
  DROP CONSTRAINT "treatment_centers_offerings_known",
  ADD CONSTRAINT "treatment_centers_offerings_known" CHECK (offerings <@ known_offerings()) NOT VALID;
GRANT SELECT (more_facets) ON treatment_centers TO directory_api;
