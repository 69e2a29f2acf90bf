CREATE TABLE "auth_accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"password" text,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "auth_accounts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "auth_sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "auth_sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
ALTER TABLE "auth_sessions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "auth_users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "auth_users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
ALTER TABLE "auth_users" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "auth_verifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "auth_verifications" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "center_additional_info" (
	"center_id" uuid NOT NULL,
	"category" text NOT NULL,
	"info_key" text NOT NULL,
	"info_value" boolean NOT NULL,
	CONSTRAINT "center_additional_info_center_id_category_info_key_pk" PRIMARY KEY("center_id","category","info_key")
);
--> statement-breakpoint
ALTER TABLE "center_additional_info" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "center_categories" (
	"center_id" uuid NOT NULL,
	"category" text NOT NULL,
	CONSTRAINT "center_categories_center_id_category_pk" PRIMARY KEY("center_id","category")
);
--> statement-breakpoint
ALTER TABLE "center_categories" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "center_former_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"center_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "center_former_slugs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "center_opening_hours" (
	"center_id" uuid NOT NULL,
	"day_of_week" smallint NOT NULL,
	"hours" text NOT NULL,
	CONSTRAINT "center_opening_hours_center_id_day_of_week_pk" PRIMARY KEY("center_id","day_of_week"),
	CONSTRAINT "center_opening_hours_day" CHECK (day_of_week between 1 and 7)
);
--> statement-breakpoint
ALTER TABLE "center_opening_hours" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "directory_places" (
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"centers" integer NOT NULL,
	CONSTRAINT "directory_places_kind_state_key_pk" PRIMARY KEY("kind","state","key")
);
--> statement-breakpoint
ALTER TABLE "directory_places" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "directory_totals" (
	"singleton" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"centers" integer DEFAULT 0 NOT NULL,
	"samples" integer DEFAULT 0 NOT NULL,
	"rated" integer DEFAULT 0 NOT NULL,
	"score_sum" numeric DEFAULT '0' NOT NULL,
	CONSTRAINT "directory_totals_single_row" CHECK (singleton)
);
--> statement-breakpoint
ALTER TABLE "directory_totals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"centers" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "search_words" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "treatment_centers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"address" text,
	"phone" text,
	"website" text,
	"total_score" double precision,
	"reviews_count" integer,
	"image_url" text,
	"city" text,
	"state" text,
	"postal_code" text,
	"neighborhood" text,
	"street" text,
	"county" text,
	"latitude" double precision,
	"longitude" double precision,
	"price" double precision,
	"category_name" text,
	"google_maps_url" text,
	"phone_unformatted" text,
	"permanently_closed" boolean DEFAULT false NOT NULL,
	"temporarily_closed" boolean DEFAULT false NOT NULL,
	"images_count" integer,
	"place_id" text,
	"country_code" text DEFAULT 'US' NOT NULL,
	"pinned" boolean DEFAULT false NOT NULL,
	"pinned_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"verified_at" timestamp with time zone,
	"source" text DEFAULT 'staff' NOT NULL,
	"treatment_types" text[] DEFAULT '{}' NOT NULL,
	"search_terms" text DEFAULT '' NOT NULL,
	"search_vector" "tsvector" GENERATED ALWAYS AS (center_search_vector(name, city, neighborhood, county, category_name, search_terms, treatment_types, address, postal_code, description)) STORED NOT NULL,
	"location_keys" text[] GENERATED ALWAYS AS (center_location_keys(city, state, county, postal_code, address)) STORED NOT NULL,
	CONSTRAINT "treatment_centers_slug_form" CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "treatment_centers_name_given" CHECK (length(btrim(name)) > 0),
	CONSTRAINT "treatment_centers_score_range" CHECK (total_score between 0 and 5),
	CONSTRAINT "treatment_centers_counts" CHECK (reviews_count >= 0 and images_count >= 0),
	CONSTRAINT "treatment_centers_point_range" CHECK (abs(latitude) <= 90 and abs(longitude) <= 180),
	CONSTRAINT "treatment_centers_types_known" CHECK (treatment_types <@ array['inpatient','outpatient','detox','counseling','group-therapy','family-therapy','medication-assisted','residential']),
	CONSTRAINT "treatment_centers_website_http" CHECK (website ~* '^https?://'),
	CONSTRAINT "treatment_centers_source_known" CHECK (source in ('staff','import','sample'))
);
--> statement-breakpoint
ALTER TABLE "treatment_centers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "comments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"center_id" uuid NOT NULL,
	"content" text NOT NULL,
	"rating" smallint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "comments_content_length" CHECK (length(btrim(content)) between 1 and 4000),
	CONSTRAINT "comments_rating_range" CHECK (rating between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "comments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "profiles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"full_name" text,
	"username" text,
	"status" text DEFAULT 'active' NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "profiles_status_known" CHECK (status in ('active','suspended','banned'))
);
--> statement-breakpoint
ALTER TABLE "profiles" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"center_id" uuid NOT NULL,
	"user_id" uuid,
	"rating" smallint NOT NULL,
	"content" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reviews_one_a_member" UNIQUE("user_id","center_id"),
	CONSTRAINT "reviews_content_length" CHECK (length(btrim(content)) between 1 and 8000),
	CONSTRAINT "reviews_rating_range" CHECK (rating between 1 and 5),
	CONSTRAINT "reviews_status_known" CHECK (status in ('pending','approved','rejected'))
);
--> statement-breakpoint
ALTER TABLE "reviews" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "user_roles" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	CONSTRAINT "user_roles_known" CHECK (role in ('user','moderator','admin'))
);
--> statement-breakpoint
ALTER TABLE "user_roles" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "votes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"center_id" uuid NOT NULL,
	"vote_type" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "votes_one_a_member" UNIQUE("user_id","center_id"),
	CONSTRAINT "votes_type_known" CHECK (vote_type in ('upvote','downvote'))
);
--> statement-breakpoint
ALTER TABLE "votes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "auth_accounts" ADD CONSTRAINT "auth_accounts_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_sessions" ADD CONSTRAINT "auth_sessions_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "center_additional_info" ADD CONSTRAINT "center_additional_info_center_id_treatment_centers_id_fk" FOREIGN KEY ("center_id") REFERENCES "public"."treatment_centers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "center_categories" ADD CONSTRAINT "center_categories_center_id_treatment_centers_id_fk" FOREIGN KEY ("center_id") REFERENCES "public"."treatment_centers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "center_former_slugs" ADD CONSTRAINT "center_former_slugs_center_id_treatment_centers_id_fk" FOREIGN KEY ("center_id") REFERENCES "public"."treatment_centers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "center_opening_hours" ADD CONSTRAINT "center_opening_hours_center_id_treatment_centers_id_fk" FOREIGN KEY ("center_id") REFERENCES "public"."treatment_centers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_center_id_treatment_centers_id_fk" FOREIGN KEY ("center_id") REFERENCES "public"."treatment_centers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_id_auth_users_id_fk" FOREIGN KEY ("id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_center_id_treatment_centers_id_fk" FOREIGN KEY ("center_id") REFERENCES "public"."treatment_centers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "votes" ADD CONSTRAINT "votes_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "votes" ADD CONSTRAINT "votes_center_id_treatment_centers_id_fk" FOREIGN KEY ("center_id") REFERENCES "public"."treatment_centers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "auth_accounts_user" ON "auth_accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "auth_sessions_user" ON "auth_sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "auth_verifications_identifier" ON "auth_verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "center_former_slugs_center" ON "center_former_slugs" USING btree ("center_id");--> statement-breakpoint
CREATE INDEX "directory_places_key" ON "directory_places" USING btree (key text_pattern_ops);--> statement-breakpoint
CREATE INDEX "directory_places_size" ON "directory_places" USING btree ("kind","centers" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "directory_places_unused" ON "directory_places" USING btree ("key") WHERE centers <= 0;--> statement-breakpoint
CREATE INDEX "search_words_trigrams" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_words_unused" ON "search_words" USING btree ("word") WHERE centers <= 0;--> statement-breakpoint
CREATE UNIQUE INDEX "treatment_centers_slug" ON "treatment_centers" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "treatment_centers_place_id" ON "treatment_centers" USING btree ("place_id") WHERE place_id is not null;--> statement-breakpoint
CREATE INDEX "treatment_centers_name_address" ON "treatment_centers" USING btree (lower(name),lower(address));--> statement-breakpoint
CREATE INDEX "treatment_centers_newest" ON "treatment_centers" USING btree ("pinned" DESC NULLS LAST,"pinned_at" DESC NULLS LAST,"created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "treatment_centers_by_rating" ON "treatment_centers" USING btree ("pinned" DESC NULLS LAST,"pinned_at" DESC NULLS LAST,"total_score" DESC NULLS LAST,"reviews_count" DESC NULLS LAST,lower(name),"id");--> statement-breakpoint
CREATE INDEX "treatment_centers_by_name" ON "treatment_centers" USING btree ("pinned" DESC NULLS LAST,"pinned_at" DESC NULLS LAST,lower(name),"id");--> statement-breakpoint
CREATE INDEX "treatment_centers_by_reviews" ON "treatment_centers" USING btree ("pinned" DESC NULLS LAST,"pinned_at" DESC NULLS LAST,"reviews_count" DESC NULLS LAST,"total_score" DESC NULLS LAST,lower(name),"id");--> statement-breakpoint
CREATE INDEX "treatment_centers_score" ON "treatment_centers" USING btree ("total_score");--> statement-breakpoint
CREATE INDEX "treatment_centers_search" ON "treatment_centers" USING gin ("search_vector");--> statement-breakpoint
CREATE INDEX "treatment_centers_types" ON "treatment_centers" USING gin ("treatment_types");--> statement-breakpoint
CREATE INDEX "treatment_centers_locations" ON "treatment_centers" USING gin ("location_keys");--> statement-breakpoint
CREATE INDEX "treatment_centers_point" ON "treatment_centers" USING btree ("latitude","longitude");--> statement-breakpoint
CREATE INDEX "comments_center" ON "comments" USING btree ("center_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "comments_user" ON "comments" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "profiles_username" ON "profiles" USING btree (lower(username));--> statement-breakpoint
CREATE INDEX "reviews_center" ON "reviews" USING btree ("center_id","status","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "reviews_status" ON "reviews" USING btree ("status","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "votes_center" ON "votes" USING btree ("center_id","vote_type");--> statement-breakpoint
CREATE POLICY "center_additional_info_read" ON "center_additional_info" AS PERMISSIVE FOR SELECT TO "directory_anonymous", "directory_member", "directory_staff" USING (true);--> statement-breakpoint
CREATE POLICY "center_additional_info_insert" ON "center_additional_info" AS PERMISSIVE FOR INSERT TO "directory_staff" WITH CHECK (app_role() = 'admin');--> statement-breakpoint
CREATE POLICY "center_additional_info_update" ON "center_additional_info" AS PERMISSIVE FOR UPDATE TO "directory_staff" USING (app_role() = 'admin') WITH CHECK (app_role() = 'admin');--> statement-breakpoint
CREATE POLICY "center_additional_info_delete" ON "center_additional_info" AS PERMISSIVE FOR DELETE TO "directory_staff" USING (app_role() = 'admin');--> statement-breakpoint
CREATE POLICY "center_categories_read" ON "center_categories" AS PERMISSIVE FOR SELECT TO "directory_anonymous", "directory_member", "directory_staff" USING (true);--> statement-breakpoint
CREATE POLICY "center_categories_insert" ON "center_categories" AS PERMISSIVE FOR INSERT TO "directory_staff" WITH CHECK (app_role() = 'admin');--> statement-breakpoint
CREATE POLICY "center_categories_update" ON "center_categories" AS PERMISSIVE FOR UPDATE TO "directory_staff" USING (app_role() = 'admin') WITH CHECK (app_role() = 'admin');--> statement-breakpoint
CREATE POLICY "center_categories_delete" ON "center_categories" AS PERMISSIVE FOR DELETE TO "directory_staff" USING (app_role() = 'admin');--> statement-breakpoint
CREATE POLICY "center_former_slugs_read" ON "center_former_slugs" AS PERMISSIVE FOR SELECT TO "directory_anonymous", "directory_member", "directory_staff" USING (true);--> statement-breakpoint
CREATE POLICY "center_former_slugs_insert" ON "center_former_slugs" AS PERMISSIVE FOR INSERT TO "directory_staff" WITH CHECK (app_role() = 'admin');--> statement-breakpoint
CREATE POLICY "center_former_slugs_update" ON "center_former_slugs" AS PERMISSIVE FOR UPDATE TO "directory_staff" USING (app_role() = 'admin') WITH CHECK (app_role() = 'admin');--> statement-breakpoint
CREATE POLICY "center_former_slugs_delete" ON "center_former_slugs" AS PERMISSIVE FOR DELETE TO "directory_staff" USING (app_role() = 'admin');--> statement-breakpoint
CREATE POLICY "center_opening_hours_read" ON "center_opening_hours" AS PERMISSIVE FOR SELECT TO "directory_anonymous", "directory_member", "directory_staff" USING (true);--> statement-breakpoint
CREATE POLICY "center_opening_hours_insert" ON "center_opening_hours" AS PERMISSIVE FOR INSERT TO "directory_staff" WITH CHECK (app_role() = 'admin');--> statement-breakpoint
CREATE POLICY "center_opening_hours_update" ON "center_opening_hours" AS PERMISSIVE FOR UPDATE TO "directory_staff" USING (app_role() = 'admin') WITH CHECK (app_role() = 'admin');--> statement-breakpoint
CREATE POLICY "center_opening_hours_delete" ON "center_opening_hours" AS PERMISSIVE FOR DELETE TO "directory_staff" USING (app_role() = 'admin');--> statement-breakpoint
CREATE POLICY "directory_places_read" ON "directory_places" AS PERMISSIVE FOR SELECT TO "directory_anonymous", "directory_member", "directory_staff" USING (true);--> statement-breakpoint
CREATE POLICY "directory_totals_read" ON "directory_totals" AS PERMISSIVE FOR SELECT TO "directory_anonymous", "directory_member", "directory_staff" USING (true);--> statement-breakpoint
CREATE POLICY "search_words_read" ON "search_words" AS PERMISSIVE FOR SELECT TO "directory_anonymous", "directory_member", "directory_staff" USING (true);--> statement-breakpoint
CREATE POLICY "treatment_centers_read" ON "treatment_centers" AS PERMISSIVE FOR SELECT TO "directory_anonymous", "directory_member", "directory_staff" USING (true);--> statement-breakpoint
CREATE POLICY "treatment_centers_insert" ON "treatment_centers" AS PERMISSIVE FOR INSERT TO "directory_staff" WITH CHECK (app_role() = 'admin');--> statement-breakpoint
CREATE POLICY "treatment_centers_update" ON "treatment_centers" AS PERMISSIVE FOR UPDATE TO "directory_staff" USING (app_role() = 'admin') WITH CHECK (app_role() = 'admin');--> statement-breakpoint
CREATE POLICY "treatment_centers_delete" ON "treatment_centers" AS PERMISSIVE FOR DELETE TO "directory_staff" USING (app_role() = 'admin');--> statement-breakpoint
CREATE POLICY "comments_read" ON "comments" AS PERMISSIVE FOR SELECT TO "directory_anonymous", "directory_member", "directory_staff" USING (true);--> statement-breakpoint
CREATE POLICY "comments_insert" ON "comments" AS PERMISSIVE FOR INSERT TO "directory_member", "directory_staff" WITH CHECK (user_id = app_user_id() and app_role() is not null);--> statement-breakpoint
CREATE POLICY "comments_update" ON "comments" AS PERMISSIVE FOR UPDATE TO "directory_member", "directory_staff" USING (user_id = app_user_id() and app_role() is not null) WITH CHECK (user_id = app_user_id() and app_role() is not null);--> statement-breakpoint
CREATE POLICY "comments_delete" ON "comments" AS PERMISSIVE FOR DELETE TO "directory_member", "directory_staff" USING (user_id = app_user_id() and app_role() is not null);--> statement-breakpoint
CREATE POLICY "comments_delete_staff" ON "comments" AS PERMISSIVE FOR DELETE TO "directory_staff" USING (app_role() in ('admin', 'moderator'));--> statement-breakpoint
CREATE POLICY "profiles_read_own" ON "profiles" AS PERMISSIVE FOR SELECT TO "directory_member", "directory_staff" USING (id = app_user_id());--> statement-breakpoint
CREATE POLICY "profiles_read_staff" ON "profiles" AS PERMISSIVE FOR SELECT TO "directory_staff" USING (app_role() in ('admin', 'moderator'));--> statement-breakpoint
CREATE POLICY "profiles_update_own" ON "profiles" AS PERMISSIVE FOR UPDATE TO "directory_member", "directory_staff" USING (id = app_user_id() and app_role() is not null);--> statement-breakpoint
CREATE POLICY "profiles_update_admin" ON "profiles" AS PERMISSIVE FOR UPDATE TO "directory_staff" USING (app_role() = 'admin');--> statement-breakpoint
CREATE POLICY "profiles_delete_admin" ON "profiles" AS PERMISSIVE FOR DELETE TO "directory_staff" USING (app_role() = 'admin');--> statement-breakpoint
CREATE POLICY "reviews_read_approved" ON "reviews" AS PERMISSIVE FOR SELECT TO "directory_anonymous", "directory_member", "directory_staff" USING (status = 'approved');--> statement-breakpoint
CREATE POLICY "reviews_read_own" ON "reviews" AS PERMISSIVE FOR SELECT TO "directory_member", "directory_staff" USING (user_id = app_user_id());--> statement-breakpoint
CREATE POLICY "reviews_read_staff" ON "reviews" AS PERMISSIVE FOR SELECT TO "directory_staff" USING (app_role() in ('admin', 'moderator'));--> statement-breakpoint
CREATE POLICY "reviews_insert" ON "reviews" AS PERMISSIVE FOR INSERT TO "directory_member", "directory_staff" WITH CHECK (user_id = app_user_id() and app_role() is not null and status = 'pending');--> statement-breakpoint
CREATE POLICY "reviews_update_own" ON "reviews" AS PERMISSIVE FOR UPDATE TO "directory_member", "directory_staff" USING (user_id = app_user_id() and app_role() is not null) WITH CHECK (user_id = app_user_id() and app_role() is not null and status = 'pending');--> statement-breakpoint
CREATE POLICY "reviews_update_staff" ON "reviews" AS PERMISSIVE FOR UPDATE TO "directory_staff" USING (app_role() in ('admin', 'moderator'));--> statement-breakpoint
CREATE POLICY "reviews_delete" ON "reviews" AS PERMISSIVE FOR DELETE TO "directory_member", "directory_staff" USING (user_id = app_user_id() and app_role() is not null);--> statement-breakpoint
CREATE POLICY "reviews_delete_staff" ON "reviews" AS PERMISSIVE FOR DELETE TO "directory_staff" USING (app_role() in ('admin', 'moderator'));--> statement-breakpoint
CREATE POLICY "user_roles_read_own" ON "user_roles" AS PERMISSIVE FOR SELECT TO "directory_member", "directory_staff" USING (user_id = app_user_id());--> statement-breakpoint
CREATE POLICY "user_roles_read_staff" ON "user_roles" AS PERMISSIVE FOR SELECT TO "directory_staff" USING (app_role() in ('admin', 'moderator'));--> statement-breakpoint
CREATE POLICY "user_roles_insert" ON "user_roles" AS PERMISSIVE FOR INSERT TO "directory_staff" WITH CHECK (app_role() = 'admin');--> statement-breakpoint
CREATE POLICY "user_roles_update" ON "user_roles" AS PERMISSIVE FOR UPDATE TO "directory_staff" USING (app_role() = 'admin');--> statement-breakpoint
CREATE POLICY "user_roles_delete" ON "user_roles" AS PERMISSIVE FOR DELETE TO "directory_staff" USING (app_role() = 'admin');--> statement-breakpoint
CREATE POLICY "votes_read" ON "votes" AS PERMISSIVE FOR SELECT TO "directory_member", "directory_staff" USING (user_id = app_user_id());--> statement-breakpoint
CREATE POLICY "votes_read_admin" ON "votes" AS PERMISSIVE FOR SELECT TO "directory_staff" USING (app_role() = 'admin');--> statement-breakpoint
CREATE POLICY "votes_insert" ON "votes" AS PERMISSIVE FOR INSERT TO "directory_member", "directory_staff" WITH CHECK (user_id = app_user_id() and app_role() is not null);--> statement-breakpoint
CREATE POLICY "votes_update" ON "votes" AS PERMISSIVE FOR UPDATE TO "directory_member", "directory_staff" USING (user_id = app_user_id() and app_role() is not null) WITH CHECK (user_id = app_user_id() and app_role() is not null);--> statement-breakpoint
CREATE POLICY "votes_delete" ON "votes" AS PERMISSIVE FOR DELETE TO "directory_member", "directory_staff" USING (user_id = app_user_id() and app_role() is not null);