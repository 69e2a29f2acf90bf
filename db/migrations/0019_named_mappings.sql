CREATE TABLE "named_mappings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"name" text NOT NULL,
	"columns" text[] NOT NULL,
	"mapping" jsonb NOT NULL,
	"constants" jsonb NOT NULL,
	"skip_rules" jsonb NOT NULL,
	CONSTRAINT "named_mappings_name" UNIQUE("name"),
	CONSTRAINT "named_mappings_name_given" CHECK (length(btrim(name)) between 1 and 100)
);

ALTER TABLE "named_mappings" ENABLE ROW LEVEL SECURITY;
CREATE POLICY "named_mappings_admin" ON "named_mappings" AS PERMISSIVE FOR ALL TO "directory_staff" USING ((select app_role() = 'admin')) WITH CHECK ((select app_role() = 'admin'));