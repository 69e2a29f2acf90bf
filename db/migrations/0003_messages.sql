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
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "messages_urgency_known" CHECK (urgency in ('normal','high','urgent')),
	CONSTRAINT "messages_status_known" CHECK (status in ('open','answered')),
	CONSTRAINT "messages_answered_when" CHECK ((status = 'answered') = (answered_at is not null)),
	CONSTRAINT "messages_given" CHECK (length(btrim(name)) > 0 and length(btrim(email)) > 0 and length(btrim(message)) > 0)
);
--> statement-breakpoint
ALTER TABLE "messages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
--> statement-breakpoint
ALTER TABLE "outbox" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
ALTER TABLE "rate_limits" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_center_id_treatment_centers_id_fk" FOREIGN KEY ("center_id") REFERENCES "public"."treatment_centers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_inbox" ON "messages" USING btree ("status",(case urgency when 'urgent' then 0 when 'high' then 1 else 2 end),"created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "messages_center" ON "messages" USING btree ("center_id");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("next_attempt_at") WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX "outbox_message" ON "outbox" USING btree ("message_id");--> statement-breakpoint
CREATE POLICY "messages_insert" ON "messages" AS PERMISSIVE FOR INSERT TO "directory_anonymous", "directory_member", "directory_staff" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "messages_read" ON "messages" AS PERMISSIVE FOR SELECT TO "directory_staff" USING (app_role() in ('admin', 'moderator'));--> statement-breakpoint
CREATE POLICY "messages_update" ON "messages" AS PERMISSIVE FOR UPDATE TO "directory_staff" USING (app_role() in ('admin', 'moderator'));--> statement-breakpoint
CREATE POLICY "messages_delete" ON "messages" AS PERMISSIVE FOR DELETE TO "directory_staff" USING (app_role() = 'admin');--> statement-breakpoint
CREATE POLICY "outbox_mailer_read" ON "outbox" AS PERMISSIVE FOR SELECT TO "directory_mailer" USING (true);--> statement-breakpoint
CREATE POLICY "outbox_mailer_update" ON "outbox" AS PERMISSIVE FOR UPDATE TO "directory_mailer" USING (true);--> statement-breakpoint
CREATE POLICY "rate_limits_limiter" ON "rate_limits" AS PERMISSIVE FOR ALL TO "directory_limiter" USING (true) WITH CHECK (true);