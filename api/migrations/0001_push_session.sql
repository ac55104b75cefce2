ALTER TABLE "push_subscription" ADD COLUMN "session_hash" text;--> statement-breakpoint
CREATE INDEX "push_subscription_session_hash_index" ON "push_subscription" USING btree ("session_hash");