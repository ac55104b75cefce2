ALTER TABLE "newsletter_subscriber" ADD COLUMN "user_id" text;--> statement-breakpoint
ALTER TABLE "newsletter_subscriber" ADD COLUMN "product_id" text;--> statement-breakpoint
ALTER TABLE "newsletter_subscriber" ADD COLUMN "product_name" text;--> statement-breakpoint
ALTER TABLE "newsletter_subscriber" ADD COLUMN "product_url" text;--> statement-breakpoint
ALTER TABLE "magazine_reader" ADD COLUMN "user_id" text;