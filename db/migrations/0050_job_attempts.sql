ALTER TABLE "imports" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;
ALTER TABLE "source_runs" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;
ALTER TABLE "source_runs" ADD COLUMN "left_out" jsonb DEFAULT '[]'::jsonb NOT NULL;