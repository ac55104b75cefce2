CREATE TABLE "newsletter_consent" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "newsletter_consent_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"channel" text NOT NULL,
	"given" boolean NOT NULL,
	"source" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_return" ADD COLUMN "rejection_reason" text;--> statement-breakpoint
ALTER TABLE "programme_application" ADD COLUMN "rejection_reason" text;--> statement-breakpoint
ALTER TABLE "payment_nonce" ADD COLUMN "given_up_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_nonce" ADD COLUMN "refund_reference" text;--> statement-breakpoint
CREATE INDEX "newsletter_consent_email_index" ON "newsletter_consent" USING btree ("email");--> statement-breakpoint
CREATE INDEX "customer_order_waiting" ON "customer_order" USING btree ("id") WHERE state = 'pending_payment';--> statement-breakpoint
CREATE INDEX "payment_nonce_owner_used_by_index" ON "payment_nonce" USING btree ("owner","used_by");--> statement-breakpoint
CREATE INDEX "payment_nonce_expires_at_index" ON "payment_nonce" USING btree ("expires_at");--> statement-breakpoint
INSERT INTO "newsletter_subscriber" ("email") SELECT "email" FROM "customer" WHERE "subscriber_email" ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "newsletter_consent" ("email", "channel", "given", "source", "language", "created_at") SELECT s."email", 'email', true, 'earlier', coalesce(c."language", 'en'), s."created_at" FROM "newsletter_subscriber" s LEFT JOIN "customer" c USING ("email");--> statement-breakpoint
INSERT INTO "newsletter_consent" ("email", "channel", "given", "source", "language", "created_at") SELECT s."email", 'email', false, 'earlier', coalesce(c."language", 'en'), s."left_at" FROM "newsletter_subscriber" s LEFT JOIN "customer" c USING ("email") WHERE s."left_at" IS NOT NULL;--> statement-breakpoint
INSERT INTO "newsletter_consent" ("email", "channel", "given", "source", "language", "created_at") SELECT "email", 'sms', true, 'earlier', "language", "created_at" FROM "customer" WHERE "subscriber_sms";--> statement-breakpoint
ALTER TABLE "customer" DROP COLUMN "subscriber_email";