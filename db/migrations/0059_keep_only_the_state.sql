ALTER TABLE "named_mappings" ADD COLUMN "keep_rules" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
-- Sources from before go on bringing what they brought; only new ones leave out other states.
ALTER TABLE "sources" ADD COLUMN "outside" text DEFAULT 'keep' NOT NULL;--> statement-breakpoint
ALTER TABLE "sources" ALTER COLUMN "outside" SET DEFAULT 'skip';--> statement-breakpoint
ALTER TABLE "sources" ADD CONSTRAINT "sources_outside_known" CHECK (outside in ('skip','keep')) NOT VALID;--> statement-breakpoint

GRANT INSERT (keep_rules), UPDATE (keep_rules) ON named_mappings TO directory_staff;--> statement-breakpoint
GRANT INSERT (outside), UPDATE (outside) ON sources TO directory_staff;
