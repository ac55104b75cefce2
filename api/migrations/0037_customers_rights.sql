CREATE TABLE "account_deletion" (
	"customer_id" integer PRIMARY KEY NOT NULL,
	"deleted_at" timestamp with time zone NOT NULL,
	"swept_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "customer_order" ADD COLUMN "anonymised_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "account_deletion_unswept" ON "account_deletion" USING btree ("deleted_at") WHERE swept_at is null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "newsletter_consent_created_at_index" ON "newsletter_consent" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "customer_order_unowned" ON "customer_order" USING btree ("created_at") WHERE customer_id is null and anonymised_at is null;