ALTER TABLE "question" ADD COLUMN "translation" jsonb;--> statement-breakpoint
ALTER TABLE "payment_nonce" ADD COLUMN "pay_url" text;