CREATE TABLE "operator_key" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operator_key_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"role" text NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "operator_key_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "operator_log" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operator_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"key_id" integer,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
ALTER TABLE "operator_log" ADD CONSTRAINT "operator_log_key_id_operator_key_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."operator_key"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "operator_log_subject_id_index" ON "operator_log" USING btree ("subject","id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "customer_order_state_id_index" ON "customer_order" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "customer_order_created_at_index" ON "customer_order" USING btree ("created_at");