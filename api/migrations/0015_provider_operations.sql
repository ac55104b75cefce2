CREATE TABLE "outgoing_letter" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outgoing_letter_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"letter" jsonb,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now(),
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "provider_operation" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "provider_operation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"method" text NOT NULL,
	"payment" text NOT NULL,
	"amount" integer NOT NULL,
	"key" text NOT NULL,
	"order_id" integer,
	"state" text DEFAULT 'open' NOT NULL,
	"attempts" integer DEFAULT 1 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"leased_until" timestamp with time zone,
	"last_error" text,
	"reference" text,
	"created_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "payment_nonce" ADD COLUMN "watch_at" timestamp with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "payment_nonce" ADD COLUMN "watch_error" text;--> statement-breakpoint
CREATE INDEX "outgoing_letter_due" ON "outgoing_letter" USING btree ("next_attempt_at") WHERE next_attempt_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "provider_operation_kind_key_index" ON "provider_operation" USING btree ("kind","key");--> statement-breakpoint
CREATE INDEX "provider_operation_order_id_index" ON "provider_operation" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "provider_operation_payment_index" ON "provider_operation" USING btree ("payment");--> statement-breakpoint
CREATE INDEX "provider_operation_open" ON "provider_operation" USING btree ("method","next_attempt_at") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "payment_nonce_watched" ON "payment_nonce" USING btree ("method","watch_at") WHERE watch_at is not null;