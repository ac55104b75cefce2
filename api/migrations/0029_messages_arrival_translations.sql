CREATE TABLE "contact_message" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"topic" text NOT NULL,
	"order_number" text,
	"message" text NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_picture" (
	"message_id" integer NOT NULL,
	"position" integer NOT NULL,
	"media_type" text NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "contact_picture_message_id_position_pk" PRIMARY KEY("message_id","position")
);
--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "translation" jsonb;--> statement-breakpoint
ALTER TABLE "customer_order" ADD COLUMN "taxes" jsonb;--> statement-breakpoint
ALTER TABLE "customer_order" ADD COLUMN "arrival" jsonb;--> statement-breakpoint
ALTER TABLE "customer_order" ADD COLUMN "link_key" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_picture" ADD CONSTRAINT "contact_picture_message_id_contact_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_message_created_at_index" ON "contact_message" USING btree ("created_at");