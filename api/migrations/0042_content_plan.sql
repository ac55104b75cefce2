CREATE TABLE "content_plan" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_plan_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"place" text NOT NULL,
	"entry_id" text NOT NULL,
	"change" text NOT NULL,
	"entry" jsonb,
	"valid_from" timestamp with time zone NOT NULL,
	"key_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "content_plan" ADD CONSTRAINT "content_plan_key_id_operator_key_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."operator_key"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_plan_waiting" ON "content_plan" USING btree ("valid_from","id") WHERE ended_at is null;