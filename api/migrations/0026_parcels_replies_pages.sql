ALTER TABLE "question" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "reply" text;--> statement-breakpoint
ALTER TABLE "content_page" ADD COLUMN "updated_at" timestamp with time zone DEFAULT '2026-01-01T00:00:00.000Z' NOT NULL;