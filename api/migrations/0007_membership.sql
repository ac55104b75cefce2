CREATE TABLE "programme_application" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "programme_application_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"programme" text NOT NULL,
	"status" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"telephone" text,
	"company" text,
	"website" text,
	"sales_channel" text,
	"business_number" text,
	"message" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "programme_application_customerId_programme_unique" UNIQUE("customer_id","programme")
);
--> statement-breakpoint
CREATE TABLE "coin_entry" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coin_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"reason" text NOT NULL,
	"reference" text,
	"created_at" timestamp with time zone NOT NULL,
	"coins" integer NOT NULL,
	CONSTRAINT "coin_entry_customerId_reason_reference_unique" UNIQUE("customer_id","reason","reference")
);
--> statement-breakpoint
CREATE TABLE "milestone_draw" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "milestone_draw_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"milestone" integer NOT NULL,
	"prize_id" integer NOT NULL,
	"coupon_code" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "milestone_draw_customerId_milestone_unique" UNIQUE("customer_id","milestone")
);
--> statement-breakpoint
CREATE TABLE "plus_invitation" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "plus_invitation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"email" text NOT NULL,
	"money" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "plus_invitation_customerId_email_unique" UNIQUE("customer_id","email")
);
--> statement-breakpoint
CREATE TABLE "plus_order" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "plus_order_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"customer_id" integer NOT NULL,
	"status" text NOT NULL,
	"price" integer NOT NULL,
	"vip_code" text,
	"payment_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "plus_order_number_unique" UNIQUE("number"),
	CONSTRAINT "plus_order_paymentHash_unique" UNIQUE("payment_hash")
);
--> statement-breakpoint
CREATE TABLE "plus_phone" (
	"customer_id" integer PRIMARY KEY NOT NULL,
	"telephone" text NOT NULL,
	"code_hash" text NOT NULL,
	"attempts" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"verified_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "points_entry" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "points_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"reason" text NOT NULL,
	"reference" text,
	"created_at" timestamp with time zone NOT NULL,
	"points" integer NOT NULL,
	CONSTRAINT "points_entry_customerId_reason_reference_unique" UNIQUE("customer_id","reason","reference")
);
--> statement-breakpoint
CREATE INDEX "plus_order_customer_id_created_at_index" ON "plus_order" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "points_entry_customer_id_created_at_index" ON "points_entry" USING btree ("customer_id","created_at");--> statement-breakpoint
INSERT INTO "points_entry" ("customer_id", "reason", "reference", "points", "created_at") SELECT "id", 'adjustment', 'carried-over', "points", now() FROM "customer" WHERE "points" <> 0;--> statement-breakpoint
ALTER TABLE "customer" DROP COLUMN "points";