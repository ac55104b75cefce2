ALTER TABLE "coupon" ADD COLUMN "personal" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Those that were made before: one use, and in somebody's hands.
UPDATE "coupon" SET "personal" = true WHERE "offer" = 'code' AND "usage_limit" = 1
  AND EXISTS (SELECT FROM "customer_coupon" WHERE "customer_coupon"."coupon_code" = "coupon"."code");
