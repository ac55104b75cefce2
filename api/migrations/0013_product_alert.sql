CREATE TABLE "product_alert" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_alert_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"customer_id" integer,
	"guest_id" integer,
	"language" text NOT NULL,
	"purpose" text NOT NULL,
	"product_id" integer NOT NULL,
	"variant_id" integer,
	"price" integer NOT NULL,
	"amount" integer,
	"token" uuid DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "product_alert_token_unique" UNIQUE("token"),
	CONSTRAINT "product_alert_price_check" CHECK ("product_alert"."price" >= 0),
	CONSTRAINT "product_alert_amount_check" CHECK ("product_alert"."amount" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "product_alert_open" ON "product_alert" USING btree ("email","purpose","product_id",coalesce("variant_id", 0)) WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "product_alert_waiting" ON "product_alert" USING btree ("product_id") WHERE ended_at is null and confirmed_at is not null;--> statement-breakpoint
CREATE INDEX "product_alert_email_index" ON "product_alert" USING btree ("email");--> statement-breakpoint
CREATE INDEX "product_alert_customer_id_index" ON "product_alert" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "product_alert_expires_at_index" ON "product_alert" USING btree ("expires_at");