CREATE TABLE "order_token" (
	"hash" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"used_by" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cart" ADD COLUMN "billing_address" jsonb;--> statement-breakpoint
ALTER TABLE "cart" ADD COLUMN "indent" text DEFAULT gen_random_uuid()::text NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_order" ADD COLUMN "review" text;--> statement-breakpoint
ALTER TABLE "customer_order" ADD COLUMN "indent" text;--> statement-breakpoint
CREATE INDEX "order_token_expires_at_index" ON "order_token" USING btree ("expires_at");