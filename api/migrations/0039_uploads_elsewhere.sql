ALTER TABLE "return_photo" ADD COLUMN "object" text;--> statement-breakpoint
ALTER TABLE "contact_picture" ADD COLUMN "object" text;--> statement-breakpoint
ALTER TABLE "upload" ADD COLUMN "object" text;