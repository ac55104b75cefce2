CREATE TABLE "swatch_request" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "swatch_request_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"idempotency_key" text NOT NULL,
	"customer_id" integer,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"shipping_address" jsonb NOT NULL,
	"household" text NOT NULL,
	"items" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "swatch_request_idempotencyKey_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE INDEX "swatch_request_household_index" ON "swatch_request" USING btree ("household");--> statement-breakpoint
CREATE INDEX "swatch_request_customer_id_index" ON "swatch_request" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "swatch_request_email_index" ON "swatch_request" USING btree ("email");--> statement-breakpoint
CREATE INDEX "swatch_request_created_at_index" ON "swatch_request" USING btree ("created_at");