CREATE TABLE "reviewer" (
	"review_id" integer PRIMARY KEY NOT NULL,
	"customer_id" integer,
	"height" integer,
	"room" text,
	CONSTRAINT "reviewer_height_check" CHECK ("reviewer"."height" >= 0)
);
--> statement-breakpoint
CREATE INDEX "reviewer_customer_id_index" ON "reviewer" USING btree ("customer_id");