CREATE TABLE "price_plan" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_plan_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"variant_id" integer,
	"sku" text NOT NULL,
	"changes" jsonb NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"key_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "price_plan" ADD CONSTRAINT "price_plan_key_id_operator_key_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."operator_key"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_plan_waiting" ON "price_plan" USING btree ("valid_from","id") WHERE ended_at is null;