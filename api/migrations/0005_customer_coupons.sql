CREATE TABLE "customer_coupon" (
	"customer_id" integer NOT NULL,
	"coupon_code" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"used_at" timestamp with time zone,
	CONSTRAINT "customer_coupon_customer_id_coupon_code_pk" PRIMARY KEY("customer_id","coupon_code")
);
--> statement-breakpoint
CREATE TABLE "magazine_reader" (
	"email" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"shipping_address" text,
	"telephone" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offline_reservation" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" integer,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"telephone" text,
	"company" text,
	"store" text NOT NULL,
	"day" text NOT NULL,
	"message" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "coupon" ADD COLUMN "offer" text DEFAULT 'code' NOT NULL;--> statement-breakpoint
ALTER TABLE "coupon" ADD COLUMN "url" text;--> statement-breakpoint
ALTER TABLE "customer_coupon" ADD CONSTRAINT "customer_coupon_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_coupon" ADD CONSTRAINT "customer_coupon_coupon_code_coupon_code_fk" FOREIGN KEY ("coupon_code") REFERENCES "public"."coupon"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offline_reservation_email_index" ON "offline_reservation" USING btree ("email");