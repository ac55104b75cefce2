-- Rules for what is written from now on. NOT VALID looks at no row, so each table is held for a moment, in the order of
-- lock-order.ts; rows that are there are compared after the migration (closeChecks), and none is changed or dropped.
ALTER TABLE "cart"
  ADD CONSTRAINT "cart_points_used_check" CHECK ("cart"."points_used" >= 0) NOT VALID,
  ADD CONSTRAINT "cart_credit_used_check" CHECK ("cart"."credit_used" >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "cart_item"
  ADD CONSTRAINT "cart_item_quantity_check" CHECK ("cart_item"."quantity" >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "plus_order"
  ADD CONSTRAINT "plus_order_price_check" CHECK ("plus_order"."price" >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "plus_invitation"
  ADD CONSTRAINT "plus_invitation_money_check" CHECK ("plus_invitation"."money" >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "customer_order"
  ADD CONSTRAINT "customer_order_subtotal_check" CHECK ("customer_order"."subtotal" >= 0) NOT VALID,
  ADD CONSTRAINT "customer_order_product_contract_total_check" CHECK ("customer_order"."product_contract_total" >= 0) NOT VALID,
  ADD CONSTRAINT "customer_order_shipping_fee_check" CHECK ("customer_order"."shipping_fee" >= 0) NOT VALID,
  ADD CONSTRAINT "customer_order_tax_amount_check" CHECK ("customer_order"."tax_amount" >= 0) NOT VALID,
  ADD CONSTRAINT "customer_order_item_tax_check" CHECK ("customer_order"."item_tax" >= 0) NOT VALID,
  ADD CONSTRAINT "customer_order_product_protection_tax_check" CHECK ("customer_order"."product_protection_tax" >= 0) NOT VALID,
  ADD CONSTRAINT "customer_order_discount_amount_check" CHECK ("customer_order"."discount_amount" >= 0) NOT VALID,
  ADD CONSTRAINT "customer_order_points_used_check" CHECK ("customer_order"."points_used" >= 0) NOT VALID,
  ADD CONSTRAINT "customer_order_points_amount_check" CHECK ("customer_order"."points_amount" >= 0) NOT VALID,
  ADD CONSTRAINT "customer_order_credit_amount_check" CHECK ("customer_order"."credit_amount" >= 0) NOT VALID,
  ADD CONSTRAINT "customer_order_shipping_protection_total_check" CHECK ("customer_order"."shipping_protection_total" >= 0) NOT VALID,
  ADD CONSTRAINT "customer_order_shipping_protection_tax_check" CHECK ("customer_order"."shipping_protection_tax" >= 0) NOT VALID,
  ADD CONSTRAINT "customer_order_tip_amount_check" CHECK ("customer_order"."tip_amount" >= 0) NOT VALID,
  ADD CONSTRAINT "customer_order_grand_total_check" CHECK ("customer_order"."grand_total" >= 0) NOT VALID,
  ADD CONSTRAINT "customer_order_refunded_amount_check" CHECK ("customer_order"."refunded_amount" >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "order_return"
  ADD CONSTRAINT "order_return_refund_amount_check" CHECK ("order_return"."refund_amount" >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "provider_operation"
  ADD CONSTRAINT "provider_operation_amount_check" CHECK ("provider_operation"."amount" >= 0) NOT VALID,
  ADD CONSTRAINT "provider_operation_attempts_check" CHECK ("provider_operation"."attempts" >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "payment_nonce"
  ADD CONSTRAINT "payment_nonce_amount_check" CHECK ("payment_nonce"."amount" >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "tip_donation"
  ADD CONSTRAINT "tip_donation_amount_check" CHECK ("tip_donation"."amount" >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "product"
  ADD CONSTRAINT "product_usable_quantity_check" CHECK ("product"."type" = 'configurable' or "product"."usable_quantity" >= 0) NOT VALID,
  ADD CONSTRAINT "product_price_check" CHECK ("product"."price" >= 0) NOT VALID,
  ADD CONSTRAINT "product_final_price_check" CHECK ("product"."final_price" >= 0) NOT VALID,
  ADD CONSTRAINT "product_plus_price_check" CHECK ("product"."plus_price" >= 0) NOT VALID,
  ADD CONSTRAINT "product_min_sale_qty_check" CHECK ("product"."min_sale_qty" >= 0) NOT VALID,
  ADD CONSTRAINT "product_rating_count_check" CHECK ("product"."rating_count" >= 0) NOT VALID,
  ADD CONSTRAINT "product_rating_average_check" CHECK ("product"."rating_average" >= 0) NOT VALID,
  ADD CONSTRAINT "product_popularity_check" CHECK ("product"."popularity" >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "product_variant"
  ADD CONSTRAINT "product_variant_price_check" CHECK ("product_variant"."price" >= 0) NOT VALID,
  ADD CONSTRAINT "product_variant_final_price_check" CHECK ("product_variant"."final_price" >= 0) NOT VALID,
  ADD CONSTRAINT "product_variant_usable_quantity_check" CHECK ("product_variant"."usable_quantity" >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "coupon"
  ADD CONSTRAINT "coupon_value_check" CHECK ("coupon"."value" >= 0) NOT VALID,
  ADD CONSTRAINT "coupon_minimum_subtotal_check" CHECK ("coupon"."minimum_subtotal" >= 0) NOT VALID,
  ADD CONSTRAINT "coupon_usage_limit_check" CHECK ("coupon"."usage_limit" >= 0) NOT VALID,
  ADD CONSTRAINT "coupon_used_check" CHECK ("coupon"."used" >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "category"
  ADD CONSTRAINT "category_product_count_check" CHECK ("category"."product_count" >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "review"
  ADD CONSTRAINT "review_stars_check" CHECK ("review"."stars" >= 0) NOT VALID,
  ADD CONSTRAINT "review_helpful_check" CHECK ("review"."helpful" >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "search_word"
  ADD CONSTRAINT "search_word_uses_check" CHECK ("search_word"."uses" >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "order_draft"
  ADD CONSTRAINT "order_draft_grand_total_check" CHECK ("order_draft"."grand_total" >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "unknown_path"
  ADD CONSTRAINT "unknown_path_visits_check" CHECK ("unknown_path"."visits" >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "attempt"
  ADD CONSTRAINT "attempt_count_check" CHECK ("attempt"."count" >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "email_code"
  ADD CONSTRAINT "email_code_attempts_check" CHECK ("email_code"."attempts" >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "one_time_code"
  ADD CONSTRAINT "one_time_code_attempts_check" CHECK ("one_time_code"."attempts" >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "wishlist_item"
  ADD CONSTRAINT "wishlist_item_quantity_check" CHECK ("wishlist_item"."quantity" >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "upload"
  ADD CONSTRAINT "upload_size_check" CHECK ("upload"."size" >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "listing"
  ADD CONSTRAINT "listing_popularity_check" CHECK ("listing"."popularity" >= 0) NOT VALID,
  ADD CONSTRAINT "listing_final_price_check" CHECK ("listing"."final_price" >= 0) NOT VALID,
  ADD CONSTRAINT "listing_rating_average_check" CHECK ("listing"."rating_average" >= 0) NOT VALID,
  ADD CONSTRAINT "listing_rating_count_check" CHECK ("listing"."rating_count" >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "listing_place"
  ADD CONSTRAINT "listing_place_popularity_check" CHECK ("listing_place"."popularity" >= 0) NOT VALID,
  ADD CONSTRAINT "listing_place_final_price_check" CHECK ("listing_place"."final_price" >= 0) NOT VALID,
  ADD CONSTRAINT "listing_place_rating_average_check" CHECK ("listing_place"."rating_average" >= 0) NOT VALID,
  ADD CONSTRAINT "listing_place_rating_count_check" CHECK ("listing_place"."rating_count" >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "coin_entry"
  ADD CONSTRAINT "coin_entry_coins_check" CHECK (case when "coin_entry"."reason" in ('reward') then true when "coin_entry"."reason" in ('sent', 'taken_back') then "coin_entry"."coins" <= 0 else "coin_entry"."coins" >= 0 end) NOT VALID;--> statement-breakpoint
ALTER TABLE "credit_entry"
  ADD CONSTRAINT "credit_entry_cents_check" CHECK (case when "credit_entry"."reason" in ('spent_on_order', 'corrected') then "credit_entry"."cents" <= 0 else "credit_entry"."cents" >= 0 end) NOT VALID;--> statement-breakpoint
ALTER TABLE "milestone_draw"
  ADD CONSTRAINT "milestone_draw_milestone_check" CHECK ("milestone_draw"."milestone" >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "plus_phone"
  ADD CONSTRAINT "plus_phone_attempts_check" CHECK ("plus_phone"."attempts" >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "points_entry"
  ADD CONSTRAINT "points_entry_points_check" CHECK (case when "points_entry"."reason" in ('adjustment') then true when "points_entry"."reason" in ('spent_on_order', 'order_taken_back', 'reward', 'lottery_taken_back') then "points_entry"."points" <= 0 else "points_entry"."points" >= 0 end) NOT VALID;--> statement-breakpoint
ALTER TABLE "outgoing_letter"
  ADD CONSTRAINT "outgoing_letter_attempts_check" CHECK ("outgoing_letter"."attempts" >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "push_message"
  ADD CONSTRAINT "push_message_attempts_check" CHECK ("push_message"."attempts" >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "webhook_delivery"
  ADD CONSTRAINT "webhook_delivery_attempts_check" CHECK ("webhook_delivery"."attempts" >= 0) NOT VALID;--> statement-breakpoint
-- Wishes of a cart are in no books: less than nothing is no wish.
UPDATE "cart" SET "points_used" = greatest(0, "points_used"), "credit_used" = greatest(0, "credit_used")
  WHERE "points_used" < 0 OR "credit_used" < 0;
