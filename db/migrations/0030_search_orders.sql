CREATE TABLE "search_order_bits" (
	"sort" text collate "C" NOT NULL,
	"digit" integer NOT NULL,
	"chunk" integer NOT NULL,
	"bits" bit(8192) NOT NULL,
	CONSTRAINT "search_order_bits_sort_digit_chunk_pk" PRIMARY KEY("sort","digit","chunk")
);
--> statement-breakpoint
ALTER TABLE "search_order_bits" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "search_orders" (
	"sort" text collate "C" PRIMARY KEY NOT NULL,
	"firsts" double precision[] NOT NULL,
	"seconds" double precision[] NOT NULL,
	"names" text[] NOT NULL,
	"centers" integer NOT NULL,
	"cut" uuid NOT NULL,
	"ready" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "search_orders" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "search_order_bits_read" ON "search_order_bits" AS PERMISSIVE FOR SELECT TO "directory_anonymous", "directory_member", "directory_staff" USING (true);--> statement-breakpoint
CREATE POLICY "search_orders_read" ON "search_orders" AS PERMISSIVE FOR SELECT TO "directory_anonymous", "directory_member", "directory_staff" USING (true);