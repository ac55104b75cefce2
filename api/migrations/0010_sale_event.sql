CREATE TABLE "sale_draw" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sale_draw_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"day" date NOT NULL,
	"prize_id" integer NOT NULL,
	"coupon_code" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sale_draw_customerId_day_unique" UNIQUE("customer_id","day")
);
--> statement-breakpoint
ALTER TABLE "sale_draw" ADD CONSTRAINT "sale_draw_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sale_draw_created_at_index" ON "sale_draw" USING btree ("created_at");