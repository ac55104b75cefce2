ALTER TABLE "product" ADD COLUMN "style" text;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "unlisted" boolean DEFAULT false NOT NULL;