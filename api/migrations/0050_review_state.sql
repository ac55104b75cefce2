ALTER TABLE "review" ADD COLUMN "state" text DEFAULT 'shown' NOT NULL;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "review_not_shown" ON "review" USING btree ("id") WHERE state <> 'shown';