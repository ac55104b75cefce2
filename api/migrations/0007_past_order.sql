CREATE TABLE "past_order" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "past_order_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"number" text NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	"total" integer NOT NULL,
	"items" jsonb NOT NULL,
	CONSTRAINT "past_order_customerId_number_unique" UNIQUE("customer_id","number"),
	CONSTRAINT "past_order_total_check" CHECK ("past_order"."total" >= 0)
);
--> statement-breakpoint
ALTER TABLE "past_order" ADD CONSTRAINT "past_order_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "past_order_customer_id_placed_at_index" ON "past_order" USING btree ("customer_id","placed_at");