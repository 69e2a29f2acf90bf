CREATE TABLE "call_plans" (
	"center_id" uuid PRIMARY KEY NOT NULL,
	"call_at" timestamp with time zone,
	"avoid_part" text,
	"is_promised" boolean DEFAULT false NOT NULL,
	"decision" text,
	"note" text,
	"number_since" timestamp with time zone,
	CONSTRAINT "call_plans_part_known" CHECK (avoid_part in ('morning','afternoon')),
	CONSTRAINT "call_plans_decision_known" CHECK (decision in ('letter','keep')),
	CONSTRAINT "call_plans_note_length" CHECK (length(note) <= 1000)
);

ALTER TABLE "call_plans" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "calls" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"session_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"user_id" uuid NOT NULL,
	"center_id" uuid NOT NULL,
	"is_drawn" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	"result" text,
	"before" jsonb
);

ALTER TABLE "calls" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "field_checks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"center_id" uuid NOT NULL,
	"field" text NOT NULL,
	"result" text NOT NULL,
	"how" text NOT NULL,
	"checked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"checked_by" uuid,
	"is_drawn" boolean DEFAULT false NOT NULL,
	"county" text,
	"treatment_types" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "field_checks_field_known" CHECK (field in ('phone','address','hours','website','care','payment','medicines','languages','status')),
	CONSTRAINT "field_checks_result_known" CHECK (result in ('right','wrong','no-answer','call-back','closed')),
	CONSTRAINT "field_checks_how_known" CHECK (how in ('called','website'))
);

ALTER TABLE "field_checks" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "problem_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"center_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"note" text,
	"reporter" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "problem_reports_note_length" CHECK (length(note) <= 1000),
	CONSTRAINT "problem_reports_kind_known" CHECK (kind in ('wrong-number','closed','moved','insurance','other')),
	CONSTRAINT "problem_reports_status_known" CHECK (status in ('open','confirmed','dismissed','silenced'))
);

ALTER TABLE "problem_reports" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "report_salts" (
	"day" date PRIMARY KEY NOT NULL,
	"salt" text NOT NULL
);

ALTER TABLE "report_salts" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "suggestions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"center_id" uuid,
	"changes" jsonb NOT NULL,
	"source" text NOT NULL,
	"note" text,
	"reporter" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "suggestions_size" CHECK (length(changes::text) <= 20000 and length(note) <= 1000),
	CONSTRAINT "suggestions_fields_known" CHECK (changes <> '{}' and changes - array['name','phone','website','street','city','state','postalCode','hoursMonday','hoursTuesday','hoursWednesday','hoursThursday','hoursFriday','hoursSaturday','hoursSunday','description'] = '{}'),
	CONSTRAINT "suggestions_source_known" CHECK (source in ('visitor','import','claim')),
	CONSTRAINT "suggestions_status_known" CHECK (status in ('open','applied','dismissed'))
);

ALTER TABLE "suggestions" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "activities" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "activities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"occurred_at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_id" uuid,
	"actor_name" text DEFAULT '' NOT NULL,
	"action" text NOT NULL,
	"subject_id" uuid,
	"subject_name" text NOT NULL,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL
);

ALTER TABLE "activities" ENABLE ROW LEVEL SECURITY;
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

ALTER TABLE "auth_accounts" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "auth_backup_codes" (
	"user_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	CONSTRAINT "auth_backup_codes_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);

ALTER TABLE "auth_backup_codes" ENABLE ROW LEVEL SECURITY;
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

ALTER TABLE "auth_sessions" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "auth_two_factors" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE "auth_two_factors" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "auth_users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"last_active_day" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "auth_users_email_unique" UNIQUE("email")
);

ALTER TABLE "auth_users" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "auth_verifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE "auth_verifications" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "center_additional_info" (
	"center_id" uuid NOT NULL,
	"category" text NOT NULL,
	"info_key" text NOT NULL,
	"info_value" boolean NOT NULL,
	CONSTRAINT "center_additional_info_center_id_category_info_key_pk" PRIMARY KEY("center_id","category","info_key")
);

ALTER TABLE "center_additional_info" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "center_categories" (
	"center_id" uuid NOT NULL,
	"category" text NOT NULL,
	CONSTRAINT "center_categories_center_id_category_pk" PRIMARY KEY("center_id","category")
);

ALTER TABLE "center_categories" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "center_former_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"center_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE "center_former_slugs" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "center_opening_hours" (
	"center_id" uuid NOT NULL,
	"day_of_week" smallint NOT NULL,
	"hours" text NOT NULL,
	CONSTRAINT "center_opening_hours_center_id_day_of_week_pk" PRIMARY KEY("center_id","day_of_week"),
	CONSTRAINT "center_opening_hours_day" CHECK (day_of_week between 1 and 7)
);

ALTER TABLE "center_opening_hours" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "treatment_centers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"facets" bigint GENERATED ALWAYS AS (center_facets(array['inpatient','outpatient','detox','counseling','group-therapy','family-therapy','medication-assisted','residential','partial-hospitalization','intensive-outpatient','telehealth','sober-living','medicaid','medicare','private-insurance','tricare','free-or-low-cost','methadone','buprenorphine','naltrexone','spanish','sign-language','other-language','women','men','pregnant','under-18','seniors','lgbtq','veterans','mental-health','court-referred','dui','wheelchair','rating-2','rating-2.5','rating-3','rating-3.5','rating-4','rating-4.5','not-closed'], treatment_types, offerings, total_score, permanently_closed or temporarily_closed)) STORED NOT NULL,
	"open_minutes" "int4multirange",
	"pinned" boolean DEFAULT false NOT NULL,
	"unreachable" boolean DEFAULT false NOT NULL,
	"total_score" double precision,
	"reviews_count" integer,
	"latitude" double precision,
	"longitude" double precision,
	"place_latitude" double precision,
	"place_longitude" double precision,
	"point" "point" GENERATED ALWAYS AS (point(coalesce(longitude, place_longitude) * cosd(40.1), coalesce(latitude, place_latitude))) STORED,
	"permanently_closed" boolean DEFAULT false NOT NULL,
	"temporarily_closed" boolean DEFAULT false NOT NULL,
	"is_closed" boolean GENERATED ALWAYS AS (permanently_closed or temporarily_closed) STORED NOT NULL,
	"is_out_of_state" boolean GENERATED ALWAYS AS (country_code <> 'US' or coalesce(upper(btrim(state)), '') not in ('', 'NJ', 'N.J.', 'NEW JERSEY')) STORED NOT NULL,
	"price" double precision,
	"images_count" integer,
	"pinned_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"verified_at" timestamp with time zone,
	"phone_reported_at" timestamp with time zone,
	"listed_on" date,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"description" text,
	"description_spanish" text,
	"address" text,
	"phone" text,
	"website" text,
	"image_url" text,
	"city" text,
	"state" text,
	"postal_code" text,
	"neighborhood" text,
	"street" text,
	"county" text,
	"category_name" text,
	"google_maps_url" text,
	"phone_unformatted" text,
	"place_id" text,
	"country_code" text DEFAULT 'US' NOT NULL,
	"verified_by" text,
	"listed_in" text,
	"source" text DEFAULT 'staff' NOT NULL,
	"treatment_types" text[] DEFAULT '{}' NOT NULL,
	"offerings" text[] DEFAULT '{}' NOT NULL,
	"search_terms" text DEFAULT '' NOT NULL,
	"search_vector" "tsvector" GENERATED ALWAYS AS (center_search_vector(name, city, neighborhood, county, category_name, search_terms, treatment_types, address, postal_code, description)) STORED NOT NULL,
	"location_keys" text[] GENERATED ALWAYS AS (center_location_keys(city, state, county, postal_code, address)) STORED NOT NULL,
	CONSTRAINT "treatment_centers_slug_form" CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "treatment_centers_name_given" CHECK (length(btrim(name)) > 0),
	CONSTRAINT "treatment_centers_score_range" CHECK (total_score between 0 and 5),
	CONSTRAINT "treatment_centers_counts" CHECK (reviews_count >= 0 and images_count >= 0),
	CONSTRAINT "treatment_centers_point_range" CHECK (abs(latitude) <= 90 and abs(longitude) <= 180),
	CONSTRAINT "treatment_centers_types_known" CHECK (treatment_types <@ array['inpatient','outpatient','detox','counseling','group-therapy','family-therapy','medication-assisted','residential']),
	CONSTRAINT "treatment_centers_offerings_known" CHECK (offerings <@ array['detox','residential','partial-hospitalization','intensive-outpatient','outpatient','telehealth','sober-living','medicaid','medicare','private-insurance','tricare','free-or-low-cost','methadone','buprenorphine','naltrexone','spanish','sign-language','other-language','women','men','pregnant','under-18','seniors','lgbtq','veterans','mental-health','court-referred','dui','wheelchair']),
	CONSTRAINT "treatment_centers_verified_by_known" CHECK (verified_by in ('called','website')),
	CONSTRAINT "treatment_centers_website_http" CHECK (website ~* '^https?://'),
	CONSTRAINT "treatment_centers_source_known" CHECK (source in ('staff','import','sample'))
);

ALTER TABLE "treatment_centers" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "bed_availability" (
	"center_id" uuid PRIMARY KEY NOT NULL,
	"detox" smallint,
	"residential" smallint,
	"reported_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changes" smallint DEFAULT 0 NOT NULL,
	"counted_from" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bed_availability_counts" CHECK (coalesce(detox, residential) is not null and detox between 0 and 10 and residential between 0 and 10)
);

ALTER TABLE "bed_availability" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "bed_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"center_id" uuid NOT NULL,
	"key_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone DEFAULT now() + interval '30 days' NOT NULL,
	"revoked_at" timestamp with time zone
);

ALTER TABLE "bed_links" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "claims" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"center_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"code_hash" text,
	"code_made_at" timestamp with time zone,
	"tries" smallint DEFAULT 0 NOT NULL,
	"proved_at" timestamp with time zone,
	"revoked_at" timestamp with time zone
);

ALTER TABLE "claims" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "deleted_centers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"city" text,
	"deleted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_by" uuid,
	"contents" jsonb NOT NULL
);

ALTER TABLE "deleted_centers" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "import_mappings" (
	"key" text PRIMARY KEY NOT NULL,
	"field" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "import_mappings_length" CHECK (length(key) between 1 and 100)
);

ALTER TABLE "import_mappings" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "import_rows" (
	"import_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"outcome" text NOT NULL,
	"rule" text,
	"name" text,
	"place" text,
	"address" text,
	"phone" text,
	"treatment_types" text[] DEFAULT '{}' NOT NULL,
	"reason" text,
	"warnings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"center_id" uuid,
	"original_number" integer,
	"changes" jsonb,
	"kept_because" text,
	"undone" boolean DEFAULT false NOT NULL,
	CONSTRAINT "import_rows_import_id_number_pk" PRIMARY KEY("import_id","number"),
	CONSTRAINT "import_rows_outcome_known" CHECK (outcome in ('inserted','merged','filled','duplicate','skipped','failed'))
);

ALTER TABLE "import_rows" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid DEFAULT app_user_id(),
	"actor_id" uuid DEFAULT app_user_id(),
	"file_name" text NOT NULL,
	"file_hash" text NOT NULL,
	"file_size" bigint NOT NULL,
	"state" text DEFAULT 'uploaded' NOT NULL,
	"choices" jsonb NOT NULL,
	"mapping" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"counts" jsonb,
	"contents" jsonb,
	"rows_total" integer,
	"rows_done" integer DEFAULT 0 NOT NULL,
	"share" double precision DEFAULT 0 NOT NULL,
	"working_since" timestamp with time zone,
	"working_from" integer DEFAULT 0 NOT NULL,
	"queued_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	"previewed_at" timestamp with time zone,
	"undone_at" timestamp with time zone,
	"lease_until" timestamp with time zone,
	"error" text,
	CONSTRAINT "imports_state_known" CHECK (state in ('uploaded','previewing','previewed','queued','running','done','failed','cancelled','undoing','undone'))
);

ALTER TABLE "imports" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "kept_lists" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"list" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "kept_lists_size" CHECK (length(list::text) <= 300000)
);

ALTER TABLE "kept_lists" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "profiles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"full_name" text,
	"username" text,
	"status" text DEFAULT 'active' NOT NULL,
	"language" text,
	"status_reason" text,
	"is_sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "profiles_status_reason_length" CHECK (length(status_reason) <= 500),
	CONSTRAINT "profiles_language_known" CHECK (language in ('en','es')),
	CONSTRAINT "profiles_status_known" CHECK (status in ('active','suspended','banned'))
);

ALTER TABLE "profiles" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "user_roles" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	CONSTRAINT "user_roles_known" CHECK (role in ('user','moderator','admin'))
);

ALTER TABLE "user_roles" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"subject" text,
	"urgency" text DEFAULT 'normal' NOT NULL,
	"message" text NOT NULL,
	"center_id" uuid,
	"status" text DEFAULT 'open' NOT NULL,
	"answered_at" timestamp with time zone,
	"held_for" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "messages_urgency_known" CHECK (urgency in ('normal','high','urgent')),
	CONSTRAINT "messages_status_known" CHECK (status in ('open','answered')),
	CONSTRAINT "messages_held_for_known" CHECK (held_for in ('limit','honeypot')),
	CONSTRAINT "messages_answered_when" CHECK ((status = 'answered') = (answered_at is not null)),
	CONSTRAINT "messages_given" CHECK (length(btrim(name)) > 0 and length(btrim(email)) > 0 and length(btrim(message)) > 0)
);

ALTER TABLE "messages" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"recipient" text,
	"reply_to" text,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"message_id" uuid,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"claimed_until" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outbox_once" UNIQUE("idempotency_key")
);

ALTER TABLE "outbox" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);

ALTER TABLE "rate_limits" ENABLE ROW LEVEL SECURITY;
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

ALTER TABLE "comments" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reporter_id" uuid,
	"comment_id" uuid,
	"review_id" uuid,
	"reason" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reports_one_target" CHECK (num_nonnulls(comment_id, review_id) = 1),
	CONSTRAINT "reports_reason_length" CHECK (length(btrim(reason)) between 1 and 1000),
	CONSTRAINT "reports_status_known" CHECK (status in ('open','closed'))
);

ALTER TABLE "reports" ENABLE ROW LEVEL SECURITY;
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

ALTER TABLE "reviews" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "votes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"center_id" uuid NOT NULL,
	"vote_type" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "votes_one_a_member" UNIQUE("user_id","center_id"),
	CONSTRAINT "votes_type_known" CHECK (vote_type in ('upvote','downvote'))
);

ALTER TABLE "votes" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL
);

ALTER TABLE "search_words" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "center_views" (
	"center_id" uuid NOT NULL,
	"day" date NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "center_views_center_id_day_pk" PRIMARY KEY("center_id","day"),
	CONSTRAINT "center_views_counted" CHECK (views > 0)
);

ALTER TABLE "center_views" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "empty_searches" (
	"query" text NOT NULL,
	"day" date NOT NULL,
	"searches" integer NOT NULL,
	CONSTRAINT "empty_searches_query_day_pk" PRIMARY KEY("query","day"),
	CONSTRAINT "empty_searches_counted" CHECK (searches > 0 and length(query) between 1 and 80)
);

ALTER TABLE "empty_searches" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "call_plans" ADD CONSTRAINT "call_plans_center_id_treatment_centers_id_fk" FOREIGN KEY ("center_id") REFERENCES "public"."treatment_centers"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "calls" ADD CONSTRAINT "calls_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "field_checks" ADD CONSTRAINT "field_checks_checked_by_profiles_id_fk" FOREIGN KEY ("checked_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "problem_reports" ADD CONSTRAINT "problem_reports_center_id_treatment_centers_id_fk" FOREIGN KEY ("center_id") REFERENCES "public"."treatment_centers"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "suggestions" ADD CONSTRAINT "suggestions_center_id_treatment_centers_id_fk" FOREIGN KEY ("center_id") REFERENCES "public"."treatment_centers"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "auth_accounts" ADD CONSTRAINT "auth_accounts_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "auth_backup_codes" ADD CONSTRAINT "auth_backup_codes_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "auth_sessions" ADD CONSTRAINT "auth_sessions_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "auth_two_factors" ADD CONSTRAINT "auth_two_factors_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "center_additional_info" ADD CONSTRAINT "center_additional_info_center_id_treatment_centers_id_fk" FOREIGN KEY ("center_id") REFERENCES "public"."treatment_centers"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "center_categories" ADD CONSTRAINT "center_categories_center_id_treatment_centers_id_fk" FOREIGN KEY ("center_id") REFERENCES "public"."treatment_centers"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "center_former_slugs" ADD CONSTRAINT "center_former_slugs_center_id_treatment_centers_id_fk" FOREIGN KEY ("center_id") REFERENCES "public"."treatment_centers"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "center_opening_hours" ADD CONSTRAINT "center_opening_hours_center_id_treatment_centers_id_fk" FOREIGN KEY ("center_id") REFERENCES "public"."treatment_centers"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "claims" ADD CONSTRAINT "claims_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "kept_lists" ADD CONSTRAINT "kept_lists_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_id_auth_users_id_fk" FOREIGN KEY ("id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "messages" ADD CONSTRAINT "messages_center_id_treatment_centers_id_fk" FOREIGN KEY ("center_id") REFERENCES "public"."treatment_centers"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "comments" ADD CONSTRAINT "comments_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "comments" ADD CONSTRAINT "comments_center_id_treatment_centers_id_fk" FOREIGN KEY ("center_id") REFERENCES "public"."treatment_centers"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_profiles_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "reports" ADD CONSTRAINT "reports_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "reports" ADD CONSTRAINT "reports_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_center_id_treatment_centers_id_fk" FOREIGN KEY ("center_id") REFERENCES "public"."treatment_centers"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "votes" ADD CONSTRAINT "votes_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "votes" ADD CONSTRAINT "votes_center_id_treatment_centers_id_fk" FOREIGN KEY ("center_id") REFERENCES "public"."treatment_centers"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "center_views" ADD CONSTRAINT "center_views_center_id_treatment_centers_id_fk" FOREIGN KEY ("center_id") REFERENCES "public"."treatment_centers"("id") ON DELETE cascade ON UPDATE no action;
CREATE UNIQUE INDEX "calls_position" ON "calls" USING btree ("session_id","position");
CREATE INDEX "calls_user" ON "calls" USING btree ("user_id","created_at" DESC NULLS LAST);
CREATE INDEX "calls_waiting" ON "calls" USING btree ("center_id") WHERE done_at is null;
CREATE INDEX "field_checks_center" ON "field_checks" USING btree ("center_id","field","checked_at" DESC NULLS LAST);
CREATE INDEX "field_checks_phone" ON "field_checks" USING btree ("checked_at") WHERE field = 'phone' and how = 'called';
CREATE UNIQUE INDEX "problem_reports_once" ON "problem_reports" USING btree ("center_id","kind","reporter");
CREATE INDEX "problem_reports_open" ON "problem_reports" USING btree ("created_at") WHERE status = 'open';
CREATE INDEX "suggestions_center" ON "suggestions" USING btree ("center_id");
CREATE INDEX "suggestions_open" ON "suggestions" USING btree ("created_at") WHERE status = 'open';
CREATE INDEX "activities_newest" ON "activities" USING btree ("occurred_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
CREATE INDEX "activities_subject" ON "activities" USING btree ("subject_id","id" DESC NULLS FIRST);
CREATE INDEX "activities_actor" ON "activities" USING btree ("actor_id","id" DESC NULLS FIRST);
CREATE INDEX "auth_accounts_user" ON "auth_accounts" USING btree ("user_id");
CREATE INDEX "auth_sessions_user" ON "auth_sessions" USING btree ("user_id");
CREATE INDEX "auth_verifications_identifier" ON "auth_verifications" USING btree ("identifier");
CREATE INDEX "auth_verifications_value" ON "auth_verifications" USING btree ("value");
CREATE INDEX "center_former_slugs_center" ON "center_former_slugs" USING btree ("center_id");
CREATE UNIQUE INDEX "treatment_centers_slug" ON "treatment_centers" USING btree ("slug");
CREATE UNIQUE INDEX "treatment_centers_place_id" ON "treatment_centers" USING btree ("place_id") WHERE place_id is not null;
CREATE INDEX "treatment_centers_name_address" ON "treatment_centers" USING btree (lower(name),lower(address));
CREATE INDEX "treatment_centers_street_number" ON "treatment_centers" USING btree (left(postal_code, 5),substring(coalesce(street, address) from '[0-9]+'));
CREATE INDEX "treatment_centers_newest" ON "treatment_centers" USING btree ("pinned" DESC NULLS LAST,"pinned_at" DESC NULLS LAST,"created_at" DESC NULLS LAST,"id");
CREATE INDEX "treatment_centers_by_rating" ON "treatment_centers" USING btree ("is_closed","pinned" DESC NULLS LAST,"is_out_of_state","total_score" DESC NULLS LAST,"reviews_count" DESC NULLS LAST,"unreachable",lower(name),"id","facets","name");
CREATE INDEX "treatment_centers_by_name" ON "treatment_centers" USING btree ("is_closed","pinned" DESC NULLS LAST,"is_out_of_state",lower(name),"unreachable","id","facets","name");
CREATE INDEX "treatment_centers_by_reviews" ON "treatment_centers" USING btree ("is_closed","pinned" DESC NULLS LAST,"is_out_of_state","reviews_count" DESC NULLS LAST,"total_score" DESC NULLS LAST,"unreachable",lower(name),"id","facets","name");
CREATE INDEX "treatment_centers_counted" ON "treatment_centers" USING btree (coalesce(latitude, place_latitude),coalesce(longitude, place_longitude),"facets","open_minutes","latitude","longitude","place_latitude","place_longitude");
CREATE INDEX "treatment_centers_score" ON "treatment_centers" USING btree ("total_score");
CREATE INDEX "treatment_centers_cities" ON "treatment_centers" USING btree (upper(btrim(state)),fold_text(btrim(city)),"city","state");
CREATE INDEX "treatment_centers_counties" ON "treatment_centers" USING btree (upper(btrim(state)),fold_text(btrim(county) || ' county'),"county","state");
CREATE INDEX "treatment_centers_search" ON "treatment_centers" USING gin ("search_vector");
CREATE INDEX "treatment_centers_names" ON "treatment_centers" USING gin (to_tsvector('simple', fold_words(name)));
CREATE INDEX "treatment_centers_locations" ON "treatment_centers" USING gin ("location_keys");
CREATE INDEX "treatment_centers_place" ON "treatment_centers" USING gist ("point");
CREATE UNIQUE INDEX "bed_links_key" ON "bed_links" USING btree ("key_hash");
CREATE INDEX "bed_links_center" ON "bed_links" USING btree ("center_id");
CREATE UNIQUE INDEX "claims_user" ON "claims" USING btree ("user_id") WHERE revoked_at is null;
CREATE INDEX "claims_center" ON "claims" USING btree ("center_id");
CREATE INDEX "deleted_centers_slug" ON "deleted_centers" USING btree ("slug");
CREATE INDEX "deleted_centers_newest" ON "deleted_centers" USING btree ("deleted_at" DESC NULLS FIRST);
CREATE INDEX "import_rows_outcome" ON "import_rows" USING btree ("import_id","outcome","number");
CREATE INDEX "import_rows_warned" ON "import_rows" USING btree ("import_id","number") WHERE warnings <> '[]';
CREATE INDEX "import_rows_center" ON "import_rows" USING btree ("center_id") WHERE outcome in ('inserted', 'merged', 'filled') and not undone;
CREATE INDEX "imports_newest" ON "imports" USING btree ("created_at" DESC NULLS FIRST,"id");
CREATE INDEX "imports_waiting" ON "imports" USING btree ("queued_at") WHERE state in ('uploaded', 'previewing', 'queued', 'running', 'undoing');
CREATE UNIQUE INDEX "profiles_username" ON "profiles" USING btree (lower(username));
CREATE INDEX "profiles_newest" ON "profiles" USING btree ("created_at" DESC NULLS FIRST,"id");
CREATE INDEX "messages_inbox" ON "messages" USING btree ("status",(case urgency when 'urgent' then 0 when 'high' then 1 else 2 end),"created_at" DESC NULLS FIRST,"id");
CREATE INDEX "messages_center" ON "messages" USING btree ("center_id");
CREATE INDEX "outbox_due" ON "outbox" USING btree ("next_attempt_at") WHERE sent_at is null;
CREATE INDEX "outbox_message" ON "outbox" USING btree ("message_id");
CREATE INDEX "comments_center" ON "comments" USING btree ("center_id","created_at" DESC NULLS LAST);
CREATE INDEX "comments_user" ON "comments" USING btree ("user_id","created_at" DESC NULLS LAST);
CREATE INDEX "comments_newest" ON "comments" USING btree ("created_at" DESC NULLS FIRST,"id");
CREATE UNIQUE INDEX "reports_one_a_comment" ON "reports" USING btree ("reporter_id","comment_id") WHERE status = 'open';
CREATE UNIQUE INDEX "reports_one_a_review" ON "reports" USING btree ("reporter_id","review_id") WHERE status = 'open';
CREATE INDEX "reports_comment" ON "reports" USING btree ("comment_id");
CREATE INDEX "reports_review" ON "reports" USING btree ("review_id");
CREATE INDEX "reports_status" ON "reports" USING btree ("status","created_at" DESC NULLS LAST);
CREATE INDEX "reviews_center" ON "reviews" USING btree ("center_id","status","created_at" DESC NULLS LAST);
CREATE INDEX "reviews_status" ON "reviews" USING btree ("status","created_at" DESC NULLS LAST);
CREATE INDEX "reviews_newest" ON "reviews" USING btree ("created_at" DESC NULLS FIRST,"id");
CREATE INDEX "votes_center" ON "votes" USING btree ("center_id","vote_type");
CREATE INDEX "votes_newest" ON "votes" USING btree ("created_at" DESC NULLS FIRST);
CREATE INDEX "search_words_trigrams" ON "search_words" USING gin ("word" gin_trgm_ops);
CREATE INDEX "center_views_day" ON "center_views" USING btree ("day");
CREATE INDEX "empty_searches_day" ON "empty_searches" USING btree ("day");
CREATE POLICY "call_plans_admin" ON "call_plans" AS PERMISSIVE FOR ALL TO "directory_staff" USING ((select app_role() = 'admin')) WITH CHECK ((select app_role() = 'admin'));
CREATE POLICY "calls_admin" ON "calls" AS PERMISSIVE FOR ALL TO "directory_staff" USING ((select app_role() = 'admin')) WITH CHECK ((select app_role() = 'admin'));
CREATE POLICY "field_checks_admin" ON "field_checks" AS PERMISSIVE FOR ALL TO "directory_staff" USING ((select app_role() = 'admin')) WITH CHECK ((select app_role() = 'admin'));
CREATE POLICY "problem_reports_admin" ON "problem_reports" AS PERMISSIVE FOR ALL TO "directory_staff" USING ((select app_role() = 'admin')) WITH CHECK ((select app_role() = 'admin'));
CREATE POLICY "suggestions_admin" ON "suggestions" AS PERMISSIVE FOR ALL TO "directory_staff" USING ((select app_role() = 'admin')) WITH CHECK ((select app_role() = 'admin'));
CREATE POLICY "activities_read" ON "activities" AS PERMISSIVE FOR SELECT TO "directory_staff" USING ((select app_role() = 'admin'));
CREATE POLICY "activities_insert" ON "activities" AS PERMISSIVE FOR INSERT TO "directory_staff" WITH CHECK ((select app_role() in ('admin', 'moderator')));
CREATE POLICY "auth_accounts_service" ON "auth_accounts" AS PERMISSIVE FOR ALL TO "directory_auth" USING (true) WITH CHECK (true);
CREATE POLICY "auth_backup_codes_service" ON "auth_backup_codes" AS PERMISSIVE FOR ALL TO "directory_auth" USING (true) WITH CHECK (true);
CREATE POLICY "auth_sessions_service" ON "auth_sessions" AS PERMISSIVE FOR ALL TO "directory_auth" USING (true) WITH CHECK (true);
CREATE POLICY "auth_two_factors_service" ON "auth_two_factors" AS PERMISSIVE FOR ALL TO "directory_auth" USING (true) WITH CHECK (true);
CREATE POLICY "auth_users_service" ON "auth_users" AS PERMISSIVE FOR ALL TO "directory_auth" USING (true) WITH CHECK (true);
CREATE POLICY "auth_verifications_service" ON "auth_verifications" AS PERMISSIVE FOR ALL TO "directory_auth" USING (true) WITH CHECK (true);
CREATE POLICY "center_additional_info_read" ON "center_additional_info" AS PERMISSIVE FOR SELECT TO "directory_anonymous", "directory_member", "directory_staff" USING (true);
CREATE POLICY "center_additional_info_admin" ON "center_additional_info" AS PERMISSIVE FOR ALL TO "directory_staff" USING ((select app_role() = 'admin')) WITH CHECK ((select app_role() = 'admin'));
CREATE POLICY "center_categories_read" ON "center_categories" AS PERMISSIVE FOR SELECT TO "directory_anonymous", "directory_member", "directory_staff" USING (true);
CREATE POLICY "center_categories_admin" ON "center_categories" AS PERMISSIVE FOR ALL TO "directory_staff" USING ((select app_role() = 'admin')) WITH CHECK ((select app_role() = 'admin'));
CREATE POLICY "center_former_slugs_read" ON "center_former_slugs" AS PERMISSIVE FOR SELECT TO "directory_anonymous", "directory_member", "directory_staff" USING (true);
CREATE POLICY "center_former_slugs_admin" ON "center_former_slugs" AS PERMISSIVE FOR ALL TO "directory_staff" USING ((select app_role() = 'admin')) WITH CHECK ((select app_role() = 'admin'));
CREATE POLICY "center_opening_hours_read" ON "center_opening_hours" AS PERMISSIVE FOR SELECT TO "directory_anonymous", "directory_member", "directory_staff" USING (true);
CREATE POLICY "center_opening_hours_admin" ON "center_opening_hours" AS PERMISSIVE FOR ALL TO "directory_staff" USING ((select app_role() = 'admin')) WITH CHECK ((select app_role() = 'admin'));
CREATE POLICY "treatment_centers_read" ON "treatment_centers" AS PERMISSIVE FOR SELECT TO "directory_anonymous", "directory_member", "directory_staff" USING (true);
CREATE POLICY "treatment_centers_admin" ON "treatment_centers" AS PERMISSIVE FOR ALL TO "directory_staff" USING ((select app_role() = 'admin')) WITH CHECK ((select app_role() = 'admin'));
CREATE POLICY "treatment_centers_keep" ON "treatment_centers" AS PERMISSIVE FOR SELECT TO "directory_keeper" USING (true);
CREATE POLICY "bed_availability_read" ON "bed_availability" AS PERMISSIVE FOR SELECT TO public USING (reported_at > now() - interval '24 hours');
CREATE POLICY "bed_availability_delete" ON "bed_availability" AS PERMISSIVE FOR DELETE TO "directory_staff" USING ((select app_role() = 'admin'));
CREATE POLICY "bed_links_admin" ON "bed_links" AS PERMISSIVE FOR ALL TO "directory_staff" USING ((select app_role() = 'admin')) WITH CHECK ((select app_role() = 'admin'));
CREATE POLICY "claims_read" ON "claims" AS PERMISSIVE FOR SELECT TO "directory_member", "directory_staff" USING (user_id = app_user_id() and (select app_role() is not null));
CREATE POLICY "claims_insert" ON "claims" AS PERMISSIVE FOR INSERT TO "directory_member", "directory_staff" WITH CHECK (user_id = app_user_id() and (select app_role() is not null) and (select has_second_factor()));
CREATE POLICY "claims_withdraw" ON "claims" AS PERMISSIVE FOR UPDATE TO "directory_member", "directory_staff" USING (user_id = app_user_id() and (select app_role() is not null)) WITH CHECK (user_id = app_user_id() and (select app_role() is not null) and revoked_at is not null);
CREATE POLICY "claims_admin" ON "claims" AS PERMISSIVE FOR ALL TO "directory_staff" USING ((select app_role() = 'admin')) WITH CHECK ((select app_role() = 'admin'));
CREATE POLICY "deleted_centers_admin" ON "deleted_centers" AS PERMISSIVE FOR ALL TO "directory_staff" USING ((select app_role() = 'admin')) WITH CHECK ((select app_role() = 'admin'));
CREATE POLICY "import_mappings_admin" ON "import_mappings" AS PERMISSIVE FOR ALL TO "directory_staff" USING ((select app_role() = 'admin')) WITH CHECK ((select app_role() = 'admin'));
CREATE POLICY "import_rows_admin" ON "import_rows" AS PERMISSIVE FOR ALL TO "directory_staff" USING ((select app_role() = 'admin')) WITH CHECK ((select app_role() = 'admin'));
CREATE POLICY "imports_admin" ON "imports" AS PERMISSIVE FOR ALL TO "directory_staff" USING ((select app_role() = 'admin')) WITH CHECK ((select app_role() = 'admin'));
CREATE POLICY "imports_service" ON "imports" AS PERMISSIVE FOR ALL TO "directory_importer" USING (true) WITH CHECK (true);
CREATE POLICY "kept_lists_own" ON "kept_lists" AS PERMISSIVE FOR ALL TO "directory_member", "directory_staff" USING (user_id = app_user_id()) WITH CHECK (user_id = app_user_id() and (select app_role() is not null));
CREATE POLICY "profiles_read_own" ON "profiles" AS PERMISSIVE FOR SELECT TO "directory_member", "directory_staff" USING (id = app_user_id());
CREATE POLICY "profiles_read_staff" ON "profiles" AS PERMISSIVE FOR SELECT TO "directory_staff" USING ((select app_role() in ('admin', 'moderator')));
CREATE POLICY "profiles_update_own" ON "profiles" AS PERMISSIVE FOR UPDATE TO "directory_member", "directory_staff" USING (id = app_user_id() and (select app_role() is not null));
CREATE POLICY "profiles_update_admin" ON "profiles" AS PERMISSIVE FOR UPDATE TO "directory_staff" USING ((select app_role() = 'admin'));
CREATE POLICY "profiles_delete_admin" ON "profiles" AS PERMISSIVE FOR DELETE TO "directory_staff" USING ((select app_role() = 'admin'));
CREATE POLICY "profiles_auth_read" ON "profiles" AS PERMISSIVE FOR SELECT TO "directory_auth" USING (true);
CREATE POLICY "profiles_auth_insert" ON "profiles" AS PERMISSIVE FOR INSERT TO "directory_auth" WITH CHECK (status = 'active' and not is_sample);
CREATE POLICY "user_roles_read_own" ON "user_roles" AS PERMISSIVE FOR SELECT TO "directory_member", "directory_staff" USING (user_id = app_user_id());
CREATE POLICY "user_roles_read_staff" ON "user_roles" AS PERMISSIVE FOR SELECT TO "directory_staff" USING ((select app_role() in ('admin', 'moderator')));
CREATE POLICY "user_roles_admin" ON "user_roles" AS PERMISSIVE FOR ALL TO "directory_staff" USING ((select app_role() = 'admin')) WITH CHECK ((select app_role() = 'admin'));
CREATE POLICY "user_roles_auth_read" ON "user_roles" AS PERMISSIVE FOR SELECT TO "directory_auth" USING (true);
CREATE POLICY "user_roles_auth_insert" ON "user_roles" AS PERMISSIVE FOR INSERT TO "directory_auth" WITH CHECK (role = 'user');
CREATE POLICY "messages_insert" ON "messages" AS PERMISSIVE FOR INSERT TO "directory_anonymous", "directory_member", "directory_staff" WITH CHECK (true);
CREATE POLICY "messages_read" ON "messages" AS PERMISSIVE FOR SELECT TO "directory_staff" USING ((select app_role() in ('admin', 'moderator')));
CREATE POLICY "messages_update" ON "messages" AS PERMISSIVE FOR UPDATE TO "directory_staff" USING ((select app_role() in ('admin', 'moderator')));
CREATE POLICY "messages_delete" ON "messages" AS PERMISSIVE FOR DELETE TO "directory_staff" USING ((select app_role() = 'admin'));
CREATE POLICY "outbox_service" ON "outbox" AS PERMISSIVE FOR ALL TO "directory_mailer" USING (true) WITH CHECK (true);
CREATE POLICY "outbox_auth_insert" ON "outbox" AS PERMISSIVE FOR INSERT TO "directory_auth" WITH CHECK (kind = 'account' and recipient is not null);
CREATE POLICY "rate_limits_service" ON "rate_limits" AS PERMISSIVE FOR ALL TO "directory_limiter" USING (true) WITH CHECK (true);
CREATE POLICY "comments_read" ON "comments" AS PERMISSIVE FOR SELECT TO "directory_anonymous", "directory_member", "directory_staff" USING (true);
CREATE POLICY "comments_author" ON "comments" AS PERMISSIVE FOR ALL TO "directory_member", "directory_staff" USING (user_id = app_user_id() and (select app_role() is not null)) WITH CHECK (user_id = app_user_id() and (select app_role() is not null));
CREATE POLICY "comments_delete_staff" ON "comments" AS PERMISSIVE FOR DELETE TO "directory_staff" USING ((select app_role() in ('admin', 'moderator')));
CREATE POLICY "reports_insert" ON "reports" AS PERMISSIVE FOR INSERT TO "directory_member", "directory_staff" WITH CHECK (reporter_id = app_user_id() and (select app_role() is not null) and status = 'open');
CREATE POLICY "reports_read" ON "reports" AS PERMISSIVE FOR SELECT TO "directory_staff" USING ((select app_role() in ('admin', 'moderator')));
CREATE POLICY "reports_update" ON "reports" AS PERMISSIVE FOR UPDATE TO "directory_staff" USING ((select app_role() in ('admin', 'moderator')));
CREATE POLICY "reviews_read_approved" ON "reviews" AS PERMISSIVE FOR SELECT TO "directory_anonymous", "directory_member", "directory_staff" USING (status = 'approved');
CREATE POLICY "reviews_read_own" ON "reviews" AS PERMISSIVE FOR SELECT TO "directory_member", "directory_staff" USING (user_id = app_user_id());
CREATE POLICY "reviews_read_staff" ON "reviews" AS PERMISSIVE FOR SELECT TO "directory_staff" USING ((select app_role() in ('admin', 'moderator')));
CREATE POLICY "reviews_author" ON "reviews" AS PERMISSIVE FOR ALL TO "directory_member", "directory_staff" USING (user_id = app_user_id() and (select app_role() is not null)) WITH CHECK (user_id = app_user_id() and (select app_role() is not null) and status = 'pending');
CREATE POLICY "reviews_update_staff" ON "reviews" AS PERMISSIVE FOR UPDATE TO "directory_staff" USING ((select app_role() in ('admin', 'moderator')));
CREATE POLICY "reviews_delete_staff" ON "reviews" AS PERMISSIVE FOR DELETE TO "directory_staff" USING ((select app_role() in ('admin', 'moderator')));
CREATE POLICY "votes_read" ON "votes" AS PERMISSIVE FOR SELECT TO "directory_member", "directory_staff" USING (user_id = app_user_id());
CREATE POLICY "votes_read_admin" ON "votes" AS PERMISSIVE FOR SELECT TO "directory_staff" USING ((select app_role() = 'admin'));
CREATE POLICY "votes_author" ON "votes" AS PERMISSIVE FOR ALL TO "directory_member", "directory_staff" USING (user_id = app_user_id() and (select app_role() is not null)) WITH CHECK (user_id = app_user_id() and (select app_role() is not null));
CREATE POLICY "search_words_read" ON "search_words" AS PERMISSIVE FOR SELECT TO "directory_anonymous", "directory_member", "directory_staff" USING (true);
CREATE POLICY "center_views_admin" ON "center_views" AS PERMISSIVE FOR ALL TO "directory_staff" USING ((select app_role() = 'admin')) WITH CHECK ((select app_role() = 'admin'));
CREATE POLICY "center_views_service" ON "center_views" AS PERMISSIVE FOR ALL TO "directory_keeper" USING (true) WITH CHECK (true);
CREATE POLICY "empty_searches_admin" ON "empty_searches" AS PERMISSIVE FOR ALL TO "directory_staff" USING ((select app_role() = 'admin')) WITH CHECK ((select app_role() = 'admin'));
CREATE POLICY "empty_searches_service" ON "empty_searches" AS PERMISSIVE FOR ALL TO "directory_keeper" USING (true) WITH CHECK (true);