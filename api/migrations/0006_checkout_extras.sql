CREATE TABLE "order_draft" (
	"id" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"grand_total" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tip_donation" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tip_donation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner" text NOT NULL,
	"amount" integer NOT NULL,
	"order_number" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cart" ADD COLUMN "points_used" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "cart" ADD COLUMN "shipping_plan" text;--> statement-breakpoint
ALTER TABLE "cart" ADD COLUMN "gift_product_id" integer;--> statement-breakpoint
ALTER TABLE "cart" ADD COLUMN "gift_confirmed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_order" ADD COLUMN "points_used" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_order" ADD COLUMN "points_amount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_order" ADD COLUMN "shipping_protection_total" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_order" ADD COLUMN "shipping_protection_tax" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_order" ADD COLUMN "tip_amount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_nonce" ADD COLUMN "method" text DEFAULT 'card' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_nonce" ADD COLUMN "pending" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_nonce" ADD COLUMN "amount" integer;--> statement-breakpoint
CREATE INDEX "order_draft_owner_index" ON "order_draft" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "tip_donation_owner_index" ON "tip_donation" USING btree ("owner");