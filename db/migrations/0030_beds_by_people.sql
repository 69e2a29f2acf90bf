ALTER TABLE "center_contacts" ADD COLUMN "wants_bed_mail" boolean DEFAULT false NOT NULL;
ALTER TABLE "center_contacts" ADD COLUMN "beds_mailed_at" timestamp with time zone;
ALTER TABLE "center_contacts" ADD COLUMN "bed_mails_unanswered" integer DEFAULT 0 NOT NULL;
ALTER TABLE "bed_availability" ADD COLUMN "by_people" jsonb DEFAULT '{}'::jsonb NOT NULL;
-- The table has a few rows, of the past days.
-- squawk-ignore constraint-missing-not-valid
ALTER TABLE "bed_availability" ADD CONSTRAINT "bed_availability_by_people" CHECK (jsonb_typeof(by_people) = 'object' and by_people - array['detox-women','detox-men','detox-under-18','residential-women','residential-men','residential-under-18'] = '{}'
        and not jsonb_path_exists(by_people, '$.* ? (@.type() != "number" || @ < 0 || @ > 10)'));