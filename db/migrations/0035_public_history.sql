CREATE TABLE "center_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"center_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"happened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"county" text,
	"is_sample" boolean NOT NULL,
	CONSTRAINT "center_events_kind_known" CHECK (kind in ('new','number-changed','closed','reopened','checked','removed','restored'))
);

ALTER TABLE "center_events" ENABLE ROW LEVEL SECURITY;
CREATE INDEX "center_events_newest" ON "center_events" USING btree ("happened_at" DESC NULLS FIRST,"id");
CREATE INDEX "center_events_center" ON "center_events" USING btree ("center_id","happened_at" DESC NULLS FIRST);
CREATE UNIQUE INDEX "center_events_checked" ON "center_events" USING btree ("center_id",((happened_at at time zone 'UTC')::date)) WHERE kind = 'checked';
CREATE POLICY "center_additional_info_api" ON "center_additional_info" AS PERMISSIVE FOR SELECT TO "directory_api" USING (true);
CREATE POLICY "center_categories_api" ON "center_categories" AS PERMISSIVE FOR SELECT TO "directory_api" USING (true);
CREATE POLICY "center_former_slugs_api" ON "center_former_slugs" AS PERMISSIVE FOR SELECT TO "directory_api" USING (true);
CREATE POLICY "center_opening_hours_api" ON "center_opening_hours" AS PERMISSIVE FOR SELECT TO "directory_api" USING (true);
CREATE POLICY "treatment_centers_api" ON "treatment_centers" AS PERMISSIVE FOR SELECT TO "directory_api" USING (true);
CREATE POLICY "center_former_ids_api" ON "center_former_ids" AS PERMISSIVE FOR SELECT TO "directory_api" USING (true);
CREATE POLICY "organizations_api" ON "organizations" AS PERMISSIVE FOR SELECT TO "directory_api" USING (true);
CREATE POLICY "search_words_api" ON "search_words" AS PERMISSIVE FOR SELECT TO "directory_api" USING (true);
CREATE POLICY "center_events_api" ON "center_events" AS PERMISSIVE FOR SELECT TO "directory_api" USING (true);