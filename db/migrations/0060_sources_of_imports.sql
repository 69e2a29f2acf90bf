ALTER TABLE "sources" ADD COLUMN "reading" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint

GRANT INSERT (reading) ON sources TO directory_staff;
