CREATE INDEX "order_draft_created_at_index" ON "order_draft" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mail_created_at_index" ON "mail" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "unknown_path_last_visit_at_index" ON "unknown_path" USING btree ("last_visit_at");--> statement-breakpoint
CREATE INDEX "access_token_expires_at_index" ON "access_token" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "attempt_window_ends_at_index" ON "attempt" USING btree ("window_ends_at");--> statement-breakpoint
CREATE INDEX "guest_created_at_index" ON "guest" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outgoing_letter_sent_at_index" ON "outgoing_letter" USING btree ("sent_at");