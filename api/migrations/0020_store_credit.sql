CREATE TABLE "credit_entry" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credit_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"reason" text NOT NULL,
	"reference" text,
	"created_at" timestamp with time zone NOT NULL,
	"cents" integer NOT NULL,
	CONSTRAINT "credit_entry_customerId_reason_reference_unique" UNIQUE("customer_id","reason","reference")
);
--> statement-breakpoint
ALTER TABLE "cart" ADD COLUMN "credit_used" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_order" ADD COLUMN "credit_amount" integer DEFAULT 0 NOT NULL;