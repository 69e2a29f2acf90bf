ALTER TABLE "suggestions" DROP CONSTRAINT "suggestions_fields_known";
ALTER TABLE "treatment_centers" ADD COLUMN "special_hours" text;
-- Allows more than the one before, and the table is read in milliseconds.
-- squawk-ignore constraint-missing-not-valid
ALTER TABLE "suggestions" ADD CONSTRAINT "suggestions_fields_known" CHECK (changes - array['name','openState','phone','website','street','city','state','postalCode','hoursMonday','hoursTuesday','hoursWednesday','hoursThursday','hoursFriday','hoursSaturday','hoursSunday','specialHours','description'] = '{}');
