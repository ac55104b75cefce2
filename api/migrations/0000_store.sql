-- Makes an empty database a store. It takes the place of 51 migrations, of which the last was 0050_review_state, and has
-- its date in the journal: a store that has those skips it, one that has only some is refused (old-store.ts).
-- Trigrams correct misspelt words; unaccent makes é match e.
CREATE EXTENSION IF NOT EXISTS pg_trgm SCHEMA public;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent SCHEMA public;
--> statement-breakpoint
-- unaccent() itself is only stable (its dictionary could change), so a generated column needs this promise.
CREATE FUNCTION plain_text(value text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT lower(public.unaccent('public.unaccent'::regdictionary, value)) $$;
--> statement-breakpoint
CREATE TABLE "order_return" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_return_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"order_id" integer NOT NULL,
	"state" text NOT NULL,
	"reason" text NOT NULL,
	"message" text,
	"items" jsonb NOT NULL,
	"refund_amount" integer,
	"created_at" timestamp with time zone NOT NULL,
	"rejection_reason" text,
	CONSTRAINT "order_return_number_unique" UNIQUE("number"),
	CONSTRAINT "order_return_refund_amount_check" CHECK ("order_return"."refund_amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "return_photo" (
	"return_id" integer NOT NULL,
	"position" integer NOT NULL,
	"media_type" text NOT NULL,
	"content" "bytea" NOT NULL,
	"object" text,
	CONSTRAINT "return_photo_return_id_position_pk" PRIMARY KEY("return_id","position")
);
--> statement-breakpoint
CREATE TABLE "shipment" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shipment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"carrier" text NOT NULL,
	"tracking_number" text,
	"items" jsonb NOT NULL,
	"events" jsonb NOT NULL,
	"shipped_at" timestamp with time zone NOT NULL,
	"estimated_at" timestamp with time zone,
	"delivered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "category" (
	"id" integer PRIMARY KEY NOT NULL,
	"parent_id" integer,
	"url_path" text NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"picture" text NOT NULL,
	"position" integer NOT NULL,
	"product_count" integer NOT NULL,
	CONSTRAINT "category_urlPath_unique" UNIQUE("url_path"),
	CONSTRAINT "category_product_count_check" CHECK ("category"."product_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "product" (
	"id" integer PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"sku" text NOT NULL,
	"item_no" text NOT NULL,
	"gtin" text,
	"url_path" text NOT NULL,
	"brand" text NOT NULL,
	"series" text NOT NULL,
	"name" jsonb NOT NULL,
	"price" integer NOT NULL,
	"final_price" integer NOT NULL,
	"plus_price" integer,
	"tag" text,
	"presale_end_date" date,
	"status" integer NOT NULL,
	"no_discount" boolean NOT NULL,
	"min_sale_qty" integer NOT NULL,
	"quantity" integer NOT NULL,
	"usable_quantity" integer NOT NULL,
	"rating_count" integer NOT NULL,
	"rating_average" double precision NOT NULL,
	"created_rank" integer NOT NULL,
	"popularity" integer NOT NULL,
	"thumbnail" text,
	"hover_thumbnail" text,
	"swatches" jsonb NOT NULL,
	"details" jsonb NOT NULL,
	"words_en" text NOT NULL,
	"words_fr" text NOT NULL,
	"search_en" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', plain_text(name->>'en')), 'A') || setweight(to_tsvector('english', plain_text(words_en)), 'B') || setweight(to_tsvector('simple', sku || ' ' || item_no), 'C')) STORED,
	"search_fr" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('french', plain_text(name->>'fr')), 'A') || setweight(to_tsvector('french', plain_text(words_fr)), 'B') || setweight(to_tsvector('simple', sku || ' ' || item_no), 'C')) STORED,
	"style" text,
	"unlisted" boolean DEFAULT false NOT NULL,
	"search_tier" smallint,
	"changed_at" timestamp with time zone,
	CONSTRAINT "product_urlPath_unique" UNIQUE("url_path"),
	CONSTRAINT "product_usable_quantity_check" CHECK ("product"."type" = 'configurable' or "product"."usable_quantity" >= 0),
	CONSTRAINT "product_price_check" CHECK ("product"."price" >= 0),
	CONSTRAINT "product_final_price_check" CHECK ("product"."final_price" >= 0),
	CONSTRAINT "product_plus_price_check" CHECK ("product"."plus_price" >= 0),
	CONSTRAINT "product_min_sale_qty_check" CHECK ("product"."min_sale_qty" >= 0),
	CONSTRAINT "product_rating_count_check" CHECK ("product"."rating_count" >= 0),
	CONSTRAINT "product_rating_average_check" CHECK ("product"."rating_average" >= 0),
	CONSTRAINT "product_popularity_check" CHECK ("product"."popularity" >= 0)
);
--> statement-breakpoint
CREATE TABLE "product_category" (
	"category_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	CONSTRAINT "product_category_category_id_product_id_pk" PRIMARY KEY("category_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "product_facet" (
	"product_id" integer NOT NULL,
	"code" text NOT NULL,
	"value" text NOT NULL,
	"label_fr" text NOT NULL,
	CONSTRAINT "product_facet_product_id_code_value_pk" PRIMARY KEY("product_id","code","value")
);
--> statement-breakpoint
CREATE TABLE "product_variant" (
	"id" integer PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"position" integer NOT NULL,
	"sku" text NOT NULL,
	"options" jsonb NOT NULL,
	"price" integer NOT NULL,
	"final_price" integer NOT NULL,
	"quantity" integer NOT NULL,
	"usable_quantity" integer NOT NULL,
	"pictures" jsonb NOT NULL,
	CONSTRAINT "product_variant_price_check" CHECK ("product_variant"."price" >= 0),
	CONSTRAINT "product_variant_final_price_check" CHECK ("product_variant"."final_price" >= 0),
	CONSTRAINT "product_variant_usable_quantity_check" CHECK ("product_variant"."usable_quantity" >= 0)
);
--> statement-breakpoint
CREATE TABLE "question" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "question_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1000000 CACHE 1),
	"product_id" integer NOT NULL,
	"author" text NOT NULL,
	"language" text NOT NULL,
	"text" text NOT NULL,
	"answer" text,
	"created_at" timestamp with time zone NOT NULL,
	"customer_id" integer,
	"answered_at" timestamp with time zone,
	"translation" jsonb
);
--> statement-breakpoint
CREATE TABLE "review" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "review_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1000000 CACHE 1),
	"product_id" integer NOT NULL,
	"author" text NOT NULL,
	"language" text NOT NULL,
	"stars" integer NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"helpful" integer NOT NULL,
	"pictures" jsonb NOT NULL,
	"customer_id" integer,
	"videos" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"reply" text,
	"translation" jsonb,
	"state" text DEFAULT 'shown' NOT NULL,
	CONSTRAINT "review_stars_check" CHECK ("review"."stars" >= 0),
	CONSTRAINT "review_helpful_check" CHECK ("review"."helpful" >= 0)
);
--> statement-breakpoint
CREATE TABLE "search_phrase" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_phrase_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"language" text NOT NULL,
	"phrase" text NOT NULL,
	"plain" text NOT NULL,
	"weight" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_word" (
	"language" text NOT NULL,
	"word" text NOT NULL,
	"uses" integer NOT NULL,
	"stem" text GENERATED ALWAYS AS ((ts_lexize(case language when 'fr' then 'french_stem'::regdictionary else 'english_stem'::regdictionary end, word))[1]) STORED,
	CONSTRAINT "search_word_language_word_pk" PRIMARY KEY("language","word"),
	CONSTRAINT "search_word_uses_check" CHECK ("search_word"."uses" >= 0)
);
--> statement-breakpoint
CREATE TABLE "shop_picture" (
	"file" text PRIMARY KEY NOT NULL,
	"media_type" text NOT NULL,
	"content" "bytea" NOT NULL,
	"object" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_draft" (
	"id" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"grand_total" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_draft_grand_total_check" CHECK ("order_draft"."grand_total" >= 0)
);
--> statement-breakpoint
CREATE TABLE "order_token" (
	"hash" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"used_by" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tip_donation" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tip_donation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner" text NOT NULL,
	"amount" integer NOT NULL,
	"order_number" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tip_donation_amount_check" CHECK ("tip_donation"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "contact_message" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"topic" text NOT NULL,
	"order_number" text,
	"message" text NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_picture" (
	"message_id" integer NOT NULL,
	"position" integer NOT NULL,
	"media_type" text NOT NULL,
	"content" "bytea" NOT NULL,
	"object" text,
	CONSTRAINT "contact_picture_message_id_position_pk" PRIMARY KEY("message_id","position")
);
--> statement-breakpoint
CREATE TABLE "content_page" (
	"id" integer PRIMARY KEY NOT NULL,
	"url_path" text NOT NULL,
	"title" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"search_en" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', plain_text(title->>'en')), 'A') || setweight(to_tsvector('english', plain_text(body->>'en')), 'B')) STORED,
	"search_fr" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('french', plain_text(title->>'fr')), 'A') || setweight(to_tsvector('french', plain_text(body->>'fr')), 'B')) STORED,
	"updated_at" timestamp with time zone DEFAULT '2026-01-01T00:00:00.000Z' NOT NULL,
	CONSTRAINT "content_page_urlPath_unique" UNIQUE("url_path")
);
--> statement-breakpoint
CREATE TABLE "mail" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mail_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"plain_text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletter_consent" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "newsletter_consent_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"channel" text NOT NULL,
	"given" boolean NOT NULL,
	"source" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"shown" text
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscriber" (
	"email" text PRIMARY KEY NOT NULL,
	"phone" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"leave_token" uuid DEFAULT gen_random_uuid() NOT NULL,
	"left_at" timestamp with time zone,
	"user_id" text,
	"product_id" text,
	"product_name" text,
	"product_url" text,
	CONSTRAINT "newsletter_subscriber_leaveToken_unique" UNIQUE("leave_token")
);
--> statement-breakpoint
CREATE TABLE "redirect" (
	"from_path" text PRIMARY KEY NOT NULL,
	"to_path" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_document" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "system_note" (
	"id" integer PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"url" text
);
--> statement-breakpoint
CREATE TABLE "system_note_read" (
	"customer_id" integer NOT NULL,
	"note_id" integer NOT NULL,
	CONSTRAINT "system_note_read_customer_id_note_id_pk" PRIMARY KEY("customer_id","note_id")
);
--> statement-breakpoint
CREATE TABLE "unknown_path" (
	"path" text PRIMARY KEY NOT NULL,
	"referrer" text NOT NULL,
	"visits" integer DEFAULT 1 NOT NULL,
	"last_visit_at" timestamp with time zone NOT NULL,
	CONSTRAINT "unknown_path_visits_check" CHECK ("unknown_path"."visits" >= 0)
);
--> statement-breakpoint
CREATE TABLE "access_token" (
	"hash" text PRIMARY KEY NOT NULL,
	"customer_id" integer,
	"guest_id" integer,
	"expires_at" timestamp with time zone NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "access_token_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_from" text
);
--> statement-breakpoint
CREATE TABLE "account_deletion" (
	"customer_id" integer PRIMARY KEY NOT NULL,
	"deleted_at" timestamp with time zone NOT NULL,
	"swept_at" timestamp with time zone
);
--> statement-breakpoint
-- Counts of limits are written with every request and worth nothing after a crash.
CREATE UNLOGGED TABLE "attempt" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"window_ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "attempt_count_check" CHECK ("attempt"."count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "customer" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "customer_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 100000 CACHE 1),
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"firstname" text NOT NULL,
	"lastname" text NOT NULL,
	"language" text NOT NULL,
	"customer_group" text NOT NULL,
	"verified" boolean NOT NULL,
	"telephone" text,
	"gender" text,
	"birthday" text,
	"subscriber_sms" boolean NOT NULL,
	"plus_ends_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"notifications_enabled" boolean DEFAULT true NOT NULL,
	"interests" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "customer_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "customer_address" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_address_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"firstname" text NOT NULL,
	"lastname" text NOT NULL,
	"street" text NOT NULL,
	"city" text NOT NULL,
	"postcode" text NOT NULL,
	"region_id" integer NOT NULL,
	"telephone" text NOT NULL,
	"is_default_shipping" boolean NOT NULL,
	"is_default_billing" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "email_code" (
	"email" text PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"attempts" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "email_code_attempts_check" CHECK ("email_code"."attempts" >= 0)
);
--> statement-breakpoint
CREATE TABLE "guest" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "guest_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"device_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "guest_deviceId_unique" UNIQUE("device_id")
);
--> statement-breakpoint
CREATE TABLE "one_time_code" (
	"recipient" text NOT NULL,
	"purpose" text NOT NULL,
	"requester" text NOT NULL,
	"code_hash" text,
	"token_hash" text,
	"attempts" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "one_time_code_recipient_purpose_requester_pk" PRIMARY KEY("recipient","purpose","requester"),
	CONSTRAINT "one_time_code_attempts_check" CHECK ("one_time_code"."attempts" >= 0)
);
--> statement-breakpoint
CREATE TABLE "recently_viewed" (
	"owner" text NOT NULL,
	"product_id" integer NOT NULL,
	"viewed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "recently_viewed_owner_product_id_pk" PRIMARY KEY("owner","product_id")
);
--> statement-breakpoint
CREATE TABLE "wishlist_item" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "wishlist_item_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner" text NOT NULL,
	"product_id" integer NOT NULL,
	"variant_id" integer,
	"later_item_id" integer,
	"quantity" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wishlist_item_owner_productId_variantId_unique" UNIQUE NULLS NOT DISTINCT("owner","product_id","variant_id"),
	CONSTRAINT "wishlist_item_quantity_check" CHECK ("wishlist_item"."quantity" >= 0)
);
--> statement-breakpoint
CREATE TABLE "large_order_request" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "large_order_request_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"telephone" text,
	"company" text,
	"message" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_warranty" (
	"order_number" text NOT NULL,
	"item_id" integer NOT NULL,
	"customer_id" integer NOT NULL,
	"registered_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "product_warranty_order_number_item_id_pk" PRIMARY KEY("order_number","item_id")
);
--> statement-breakpoint
CREATE TABLE "review_vote" (
	"review_id" integer NOT NULL,
	"voter" text NOT NULL,
	CONSTRAINT "review_vote_review_id_voter_pk" PRIMARY KEY("review_id","voter")
);
--> statement-breakpoint
CREATE TABLE "upload" (
	"id" text PRIMARY KEY NOT NULL,
	"media_type" text NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"size" integer,
	"object" text,
	CONSTRAINT "upload_size_check" CHECK ("upload"."size" >= 0)
);
--> statement-breakpoint
CREATE TABLE "upload_chunk" (
	"upload_id" text NOT NULL,
	"position" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "upload_chunk_upload_id_position_pk" PRIMARY KEY("upload_id","position")
);
--> statement-breakpoint
CREATE TABLE "friend_reader" (
	"email" text PRIMARY KEY NOT NULL,
	"leave_token" uuid DEFAULT gen_random_uuid() NOT NULL,
	"last_letter_at" timestamp with time zone NOT NULL,
	"refused_at" timestamp with time zone,
	CONSTRAINT "friend_reader_leaveToken_unique" UNIQUE("leave_token")
);
--> statement-breakpoint
CREATE TABLE "listing" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"standing" integer NOT NULL,
	"popularity" integer NOT NULL,
	"created_rank" integer NOT NULL,
	"final_price" integer NOT NULL,
	"rating_average" double precision NOT NULL,
	"rating_count" integer NOT NULL,
	"is_sent" boolean NOT NULL,
	"early_bird" boolean NOT NULL,
	"presale_end_date" date,
	"tokens" text[] NOT NULL,
	CONSTRAINT "listing_popularity_check" CHECK ("listing"."popularity" >= 0),
	CONSTRAINT "listing_final_price_check" CHECK ("listing"."final_price" >= 0),
	CONSTRAINT "listing_rating_average_check" CHECK ("listing"."rating_average" >= 0),
	CONSTRAINT "listing_rating_count_check" CHECK ("listing"."rating_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "listing_count" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listing_count_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"category_id" integer NOT NULL,
	"token" text NOT NULL,
	"count" integer NOT NULL,
	"folded" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_place" (
	"category_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"standing" integer NOT NULL,
	"popularity" integer NOT NULL,
	"created_rank" integer NOT NULL,
	"final_price" integer NOT NULL,
	"rating_average" double precision NOT NULL,
	"rating_count" integer NOT NULL,
	"lot" integer NOT NULL,
	CONSTRAINT "listing_place_category_id_product_id_pk" PRIMARY KEY("category_id","product_id"),
	CONSTRAINT "listing_place_popularity_check" CHECK ("listing_place"."popularity" >= 0),
	CONSTRAINT "listing_place_final_price_check" CHECK ("listing_place"."final_price" >= 0),
	CONSTRAINT "listing_place_rating_average_check" CHECK ("listing_place"."rating_average" >= 0),
	CONSTRAINT "listing_place_rating_count_check" CHECK ("listing_place"."rating_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "magazine_reader" (
	"email" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"shipping_address" text,
	"telephone" text,
	"created_at" timestamp with time zone NOT NULL,
	"user_id" text
);
--> statement-breakpoint
CREATE TABLE "programme_application" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "programme_application_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"programme" text NOT NULL,
	"status" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"telephone" text,
	"company" text,
	"website" text,
	"sales_channel" text,
	"business_number" text,
	"message" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"rejection_reason" text,
	CONSTRAINT "programme_application_customerId_programme_unique" UNIQUE("customer_id","programme")
);
--> statement-breakpoint
CREATE TABLE "coin_entry" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coin_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"reason" text NOT NULL,
	"reference" text,
	"created_at" timestamp with time zone NOT NULL,
	"coins" integer NOT NULL,
	CONSTRAINT "coin_entry_customerId_reason_reference_unique" UNIQUE("customer_id","reason","reference"),
	CONSTRAINT "coin_entry_coins_check" CHECK (case when "coin_entry"."reason" in ('reward') then true when "coin_entry"."reason" in ('sent', 'taken_back') then "coin_entry"."coins" <= 0 else "coin_entry"."coins" >= 0 end)
);
--> statement-breakpoint
CREATE TABLE "credit_entry" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credit_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"reason" text NOT NULL,
	"reference" text,
	"created_at" timestamp with time zone NOT NULL,
	"cents" integer NOT NULL,
	CONSTRAINT "credit_entry_customerId_reason_reference_unique" UNIQUE("customer_id","reason","reference"),
	CONSTRAINT "credit_entry_cents_check" CHECK (case when "credit_entry"."reason" in ('spent_on_order', 'corrected') then "credit_entry"."cents" <= 0 else "credit_entry"."cents" >= 0 end)
);
--> statement-breakpoint
CREATE TABLE "milestone_draw" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "milestone_draw_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"milestone" integer NOT NULL,
	"prize_id" integer NOT NULL,
	"coupon_code" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "milestone_draw_customerId_milestone_unique" UNIQUE("customer_id","milestone"),
	CONSTRAINT "milestone_draw_milestone_check" CHECK ("milestone_draw"."milestone" >= 0)
);
--> statement-breakpoint
CREATE TABLE "plus_invitation" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "plus_invitation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"email" text NOT NULL,
	"money" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "plus_invitation_customerId_email_unique" UNIQUE("customer_id","email"),
	CONSTRAINT "plus_invitation_money_check" CHECK ("plus_invitation"."money" >= 0)
);
--> statement-breakpoint
CREATE TABLE "plus_order" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "plus_order_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"customer_id" integer NOT NULL,
	"status" text NOT NULL,
	"price" integer NOT NULL,
	"vip_code" text,
	"payment_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"payment" text,
	CONSTRAINT "plus_order_number_unique" UNIQUE("number"),
	CONSTRAINT "plus_order_paymentHash_unique" UNIQUE("payment_hash"),
	CONSTRAINT "plus_order_price_check" CHECK ("plus_order"."price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "plus_phone" (
	"customer_id" integer PRIMARY KEY NOT NULL,
	"telephone" text NOT NULL,
	"code_hash" text NOT NULL,
	"attempts" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"verified_at" timestamp with time zone,
	CONSTRAINT "plus_phone_attempts_check" CHECK ("plus_phone"."attempts" >= 0)
);
--> statement-breakpoint
CREATE TABLE "points_entry" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "points_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"reason" text NOT NULL,
	"reference" text,
	"created_at" timestamp with time zone NOT NULL,
	"points" integer NOT NULL,
	CONSTRAINT "points_entry_customerId_reason_reference_unique" UNIQUE("customer_id","reason","reference"),
	CONSTRAINT "points_entry_points_check" CHECK (case when "points_entry"."reason" in ('adjustment') then true when "points_entry"."reason" in ('spent_on_order', 'order_taken_back', 'reward', 'lottery_taken_back') then "points_entry"."points" <= 0 else "points_entry"."points" >= 0 end)
);
--> statement-breakpoint
CREATE TABLE "content_plan" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_plan_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"place" text NOT NULL,
	"entry_id" text NOT NULL,
	"change" text NOT NULL,
	"entry" jsonb,
	"valid_from" timestamp with time zone NOT NULL,
	"key_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "operator_key" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operator_key_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"role" text NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "operator_key_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "operator_log" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operator_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"key_id" integer,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "price_plan" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_plan_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"variant_id" integer,
	"sku" text NOT NULL,
	"changes" jsonb NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"key_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "outgoing_letter" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outgoing_letter_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"letter" jsonb,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now(),
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "outgoing_letter_attempts_check" CHECK ("outgoing_letter"."attempts" >= 0)
);
--> statement-breakpoint
CREATE TABLE "page_change" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "page_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transaction" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"tags" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_share" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_share_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"channel" text NOT NULL,
	"has_earned" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "product_share_customerId_productId_channel_unique" UNIQUE("customer_id","product_id","channel")
);
--> statement-breakpoint
CREATE TABLE "customer_coupon" (
	"customer_id" integer NOT NULL,
	"coupon_code" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"used_at" timestamp with time zone,
	CONSTRAINT "customer_coupon_customer_id_coupon_code_pk" PRIMARY KEY("customer_id","coupon_code")
);
--> statement-breakpoint
CREATE TABLE "offline_reservation" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" integer,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"telephone" text,
	"company" text,
	"store" text NOT NULL,
	"day" text NOT NULL,
	"message" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_operation" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "provider_operation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"method" text NOT NULL,
	"payment" text NOT NULL,
	"amount" integer NOT NULL,
	"key" text NOT NULL,
	"order_id" integer,
	"state" text DEFAULT 'open' NOT NULL,
	"attempts" integer DEFAULT 1 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"leased_until" timestamp with time zone,
	"last_error" text,
	"reference" text,
	"created_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "provider_operation_amount_check" CHECK ("provider_operation"."amount" >= 0),
	CONSTRAINT "provider_operation_attempts_check" CHECK ("provider_operation"."attempts" >= 0)
);
--> statement-breakpoint
CREATE TABLE "push_keys" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_message" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "push_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subscription_id" integer NOT NULL,
	"content" jsonb,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone,
	"last_error" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "push_message_attempts_check" CHECK ("push_message"."attempts" >= 0)
);
--> statement-breakpoint
CREATE TABLE "push_subscription" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "push_subscription_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"customer_id" integer,
	"guest_id" integer,
	"language" text NOT NULL,
	"consented_at" timestamp with time zone NOT NULL,
	CONSTRAINT "push_subscription_endpoint_unique" UNIQUE("endpoint")
);
--> statement-breakpoint
CREATE TABLE "sale_draw" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sale_draw_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"day" date NOT NULL,
	"prize_id" integer NOT NULL,
	"coupon_code" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sale_draw_customerId_day_unique" UNIQUE("customer_id","day")
);
--> statement-breakpoint
CREATE TABLE "cart" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cart_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer,
	"guest_id" integer,
	"coupon_code" text,
	"payment_method" text,
	"email" text,
	"shipping_address" jsonb,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"points_used" integer DEFAULT 0 NOT NULL,
	"shipping_plan" text,
	"gift_product_id" integer,
	"gift_confirmed" boolean DEFAULT false NOT NULL,
	"credit_used" integer DEFAULT 0 NOT NULL,
	"billing_address" jsonb,
	"indent" text DEFAULT gen_random_uuid()::text NOT NULL,
	CONSTRAINT "cart_customerId_unique" UNIQUE("customer_id"),
	CONSTRAINT "cart_guestId_unique" UNIQUE("guest_id"),
	CONSTRAINT "cart_points_used_check" CHECK ("cart"."points_used" >= 0),
	CONSTRAINT "cart_credit_used_check" CHECK ("cart"."credit_used" >= 0)
);
--> statement-breakpoint
CREATE TABLE "cart_item" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cart_item_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"cart_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"variant_id" integer,
	"quantity" integer NOT NULL,
	"plan_term" integer,
	"saved" boolean DEFAULT false NOT NULL,
	CONSTRAINT "cart_item_quantity_check" CHECK ("cart_item"."quantity" >= 0)
);
--> statement-breakpoint
CREATE TABLE "coupon" (
	"code" text PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"kind" text NOT NULL,
	"value" integer NOT NULL,
	"minimum_subtotal" integer NOT NULL,
	"category_ids" jsonb NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"usage_limit" integer,
	"used" integer NOT NULL,
	"plus_only" boolean NOT NULL,
	"offer" text DEFAULT 'code' NOT NULL,
	"url" text,
	"first_order_only" boolean DEFAULT false NOT NULL,
	"personal" boolean DEFAULT false NOT NULL,
	CONSTRAINT "coupon_value_check" CHECK ("coupon"."value" >= 0),
	CONSTRAINT "coupon_minimum_subtotal_check" CHECK ("coupon"."minimum_subtotal" >= 0),
	CONSTRAINT "coupon_usage_limit_check" CHECK ("coupon"."usage_limit" >= 0),
	CONSTRAINT "coupon_used_check" CHECK ("coupon"."used" >= 0)
);
--> statement-breakpoint
CREATE TABLE "customer_order" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_order_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"placed_by" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"customer_id" integer,
	"guest_id" integer,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"state" text NOT NULL,
	"coupon_code" text,
	"subtotal" integer NOT NULL,
	"product_contract_total" integer NOT NULL,
	"shipping_fee" integer NOT NULL,
	"tax_amount" integer NOT NULL,
	"item_tax" integer NOT NULL,
	"product_protection_tax" integer NOT NULL,
	"discount_amount" integer NOT NULL,
	"grand_total" integer NOT NULL,
	"shipping_address" jsonb NOT NULL,
	"billing_address" jsonb NOT NULL,
	"items" jsonb NOT NULL,
	"payment_method" text NOT NULL,
	"card_type" text,
	"last_four" text,
	"payment_reference" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"points_used" integer DEFAULT 0 NOT NULL,
	"points_amount" integer DEFAULT 0 NOT NULL,
	"shipping_protection_total" integer DEFAULT 0 NOT NULL,
	"shipping_protection_tax" integer DEFAULT 0 NOT NULL,
	"tip_amount" integer DEFAULT 0 NOT NULL,
	"refunded_amount" integer DEFAULT 0 NOT NULL,
	"refund_reference" text,
	"cancelled_at" timestamp with time zone,
	"cancel_reason" text,
	"credit_amount" integer DEFAULT 0 NOT NULL,
	"review" text,
	"indent" text,
	"taxes" jsonb,
	"arrival" jsonb,
	"link_key" uuid DEFAULT gen_random_uuid() NOT NULL,
	"refunds" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"anonymised_at" timestamp with time zone,
	"holds_goods" boolean DEFAULT true NOT NULL,
	CONSTRAINT "customer_order_number_unique" UNIQUE("number"),
	CONSTRAINT "customer_order_subtotal_check" CHECK ("customer_order"."subtotal" >= 0),
	CONSTRAINT "customer_order_product_contract_total_check" CHECK ("customer_order"."product_contract_total" >= 0),
	CONSTRAINT "customer_order_shipping_fee_check" CHECK ("customer_order"."shipping_fee" >= 0),
	CONSTRAINT "customer_order_tax_amount_check" CHECK ("customer_order"."tax_amount" >= 0),
	CONSTRAINT "customer_order_item_tax_check" CHECK ("customer_order"."item_tax" >= 0),
	CONSTRAINT "customer_order_product_protection_tax_check" CHECK ("customer_order"."product_protection_tax" >= 0),
	CONSTRAINT "customer_order_discount_amount_check" CHECK ("customer_order"."discount_amount" >= 0),
	CONSTRAINT "customer_order_points_used_check" CHECK ("customer_order"."points_used" >= 0),
	CONSTRAINT "customer_order_points_amount_check" CHECK ("customer_order"."points_amount" >= 0),
	CONSTRAINT "customer_order_credit_amount_check" CHECK ("customer_order"."credit_amount" >= 0),
	CONSTRAINT "customer_order_shipping_protection_total_check" CHECK ("customer_order"."shipping_protection_total" >= 0),
	CONSTRAINT "customer_order_shipping_protection_tax_check" CHECK ("customer_order"."shipping_protection_tax" >= 0),
	CONSTRAINT "customer_order_tip_amount_check" CHECK ("customer_order"."tip_amount" >= 0),
	CONSTRAINT "customer_order_grand_total_check" CHECK ("customer_order"."grand_total" >= 0),
	CONSTRAINT "customer_order_refunded_amount_check" CHECK ("customer_order"."refunded_amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "payment_nonce" (
	"nonce" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"card_type" text NOT NULL,
	"last_four" text NOT NULL,
	"accepted" boolean NOT NULL,
	"used_by" text,
	"expires_at" timestamp with time zone NOT NULL,
	"method" text DEFAULT 'card' NOT NULL,
	"pending" boolean DEFAULT false NOT NULL,
	"amount" integer,
	"given_up_at" timestamp with time zone,
	"refund_reference" text,
	"watch_at" timestamp with time zone DEFAULT now(),
	"watch_error" text,
	"pay_url" text,
	CONSTRAINT "payment_nonce_amount_check" CHECK ("payment_nonce"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "store" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"filled_at" timestamp with time zone NOT NULL,
	"by_sandbox" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"url" text NOT NULL,
	"types" text[] NOT NULL,
	"secret" text NOT NULL,
	"former_secret" text,
	"former_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "webhook_delivery" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_delivery_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"webhook_id" integer NOT NULL,
	"message_id" text NOT NULL,
	"type" text NOT NULL,
	"order_number" text NOT NULL,
	"message" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT to_timestamp(0),
	"last_status" integer,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "webhook_delivery_attempts_check" CHECK ("webhook_delivery"."attempts" >= 0)
);
--> statement-breakpoint
CREATE TABLE "wheel_turn" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "wheel_turn_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"day" date NOT NULL,
	"prize_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_return" ADD CONSTRAINT "order_return_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "return_photo" ADD CONSTRAINT "return_photo_return_id_order_return_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."order_return"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shipment" ADD CONSTRAINT "shipment_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "product_variant" ADD CONSTRAINT "product_variant_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "contact_picture" ADD CONSTRAINT "contact_picture_message_id_contact_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_message"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "upload_chunk" ADD CONSTRAINT "upload_chunk_upload_id_upload_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."upload"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "content_plan" ADD CONSTRAINT "content_plan_key_id_operator_key_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."operator_key"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "operator_log" ADD CONSTRAINT "operator_log_key_id_operator_key_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."operator_key"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "price_plan" ADD CONSTRAINT "price_plan_key_id_operator_key_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."operator_key"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "customer_coupon" ADD CONSTRAINT "customer_coupon_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "customer_coupon" ADD CONSTRAINT "customer_coupon_coupon_code_coupon_code_fk" FOREIGN KEY ("coupon_code") REFERENCES "public"."coupon"("code") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "push_subscription" ADD CONSTRAINT "push_subscription_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "push_subscription" ADD CONSTRAINT "push_subscription_guest_id_guest_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guest"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sale_draw" ADD CONSTRAINT "sale_draw_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cart_item" ADD CONSTRAINT "cart_item_cart_id_cart_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."cart"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_webhook_id_webhook_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhook"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "order_return_order_id_index" ON "order_return" USING btree ("order_id");
--> statement-breakpoint
CREATE INDEX "shipment_order_id_index" ON "shipment" USING btree ("order_id");
--> statement-breakpoint
CREATE INDEX "category_parent_id_index" ON "category" USING btree ("parent_id");
--> statement-breakpoint
CREATE INDEX "product_search_en_index" ON "product" USING gin ("search_en");
--> statement-breakpoint
CREATE INDEX "product_search_fr_index" ON "product" USING gin ("search_fr");
--> statement-breakpoint
CREATE INDEX "product_search_en_first" ON "product" USING gin ("search_en") WHERE search_tier = 1;
--> statement-breakpoint
CREATE INDEX "product_search_fr_first" ON "product" USING gin ("search_fr") WHERE search_tier = 1;
--> statement-breakpoint
CREATE INDEX "product_search_en_second" ON "product" USING gin ("search_en") WHERE search_tier is not null;
--> statement-breakpoint
CREATE INDEX "product_search_fr_second" ON "product" USING gin ("search_fr") WHERE search_tier is not null;
--> statement-breakpoint
CREATE INDEX "product_search_tier" ON "product" USING btree (coalesce(search_tier, 3),"popularity");
--> statement-breakpoint
CREATE INDEX "product_popularity_index" ON "product" USING btree ("popularity");
--> statement-breakpoint
CREATE INDEX "product_created_rank_index" ON "product" USING btree ("created_rank");
--> statement-breakpoint
CREATE INDEX "product_of_series" ON "product" USING btree ("series","popularity" DESC NULLS FIRST,"id") WHERE status = 1 and not unlisted;
--> statement-breakpoint
CREATE INDEX "product_drop_price" ON "product" USING btree (((details->>'dropPriceSeconds')::int),"id") WHERE tag = 'Drop Price' and status = 1 and not unlisted;
--> statement-breakpoint
CREATE INDEX "product_plus_price" ON "product" USING btree ("popularity" DESC NULLS FIRST,"id") WHERE plus_price is not null and status = 1 and not unlisted;
--> statement-breakpoint
CREATE INDEX "product_category_product_id_index" ON "product_category" USING btree ("product_id");
--> statement-breakpoint
CREATE INDEX "product_facet_code_value_label_fr_index" ON "product_facet" USING btree ("code","value","label_fr");
--> statement-breakpoint
CREATE INDEX "product_variant_product_id_index" ON "product_variant" USING btree ("product_id");
--> statement-breakpoint
CREATE INDEX "question_product_id_created_at_index" ON "question" USING btree ("product_id","created_at");
--> statement-breakpoint
CREATE INDEX "question_customer_id_index" ON "question" USING btree ("customer_id");
--> statement-breakpoint
CREATE INDEX "review_product_id_created_at_index" ON "review" USING btree ("product_id","created_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "review_customer_id_product_id_index" ON "review" USING btree ("customer_id","product_id");
--> statement-breakpoint
CREATE INDEX "review_not_shown" ON "review" USING btree ("id") WHERE state <> 'shown';
--> statement-breakpoint
CREATE INDEX "search_phrase_trigram" ON "search_phrase" USING gin (plain gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "search_phrase_weight" ON "search_phrase" USING btree ("language","weight" DESC NULLS FIRST,"phrase","plain");
--> statement-breakpoint
CREATE INDEX "search_word_language_stem_index" ON "search_word" USING btree ("language","stem");
--> statement-breakpoint
CREATE INDEX "search_word_spelling" ON "search_word" USING btree ("language",left(word, 1),length(word));
--> statement-breakpoint
CREATE INDEX "order_draft_owner_index" ON "order_draft" USING btree ("owner");
--> statement-breakpoint
CREATE INDEX "order_draft_created_at_index" ON "order_draft" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "order_token_expires_at_index" ON "order_token" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "tip_donation_owner_index" ON "tip_donation" USING btree ("owner");
--> statement-breakpoint
CREATE INDEX "contact_message_created_at_index" ON "contact_message" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "mail_created_at_index" ON "mail" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "newsletter_consent_email_index" ON "newsletter_consent" USING btree ("email");
--> statement-breakpoint
CREATE INDEX "newsletter_consent_created_at_index" ON "newsletter_consent" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "unknown_path_last_visit_at_index" ON "unknown_path" USING btree ("last_visit_at");
--> statement-breakpoint
CREATE INDEX "access_token_customer_id_index" ON "access_token" USING btree ("customer_id");
--> statement-breakpoint
CREATE INDEX "access_token_guest_id_index" ON "access_token" USING btree ("guest_id");
--> statement-breakpoint
CREATE INDEX "access_token_expires_at_index" ON "access_token" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "account_deletion_unswept" ON "account_deletion" USING btree ("deleted_at") WHERE swept_at is null;
--> statement-breakpoint
CREATE INDEX "attempt_window_ends_at_index" ON "attempt" USING btree ("window_ends_at");
--> statement-breakpoint
CREATE INDEX "customer_address_customer_id_index" ON "customer_address" USING btree ("customer_id");
--> statement-breakpoint
CREATE INDEX "guest_created_at_index" ON "guest" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "one_time_code_token_hash_index" ON "one_time_code" USING btree ("token_hash");
--> statement-breakpoint
CREATE INDEX "one_time_code_expires_at_index" ON "one_time_code" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "listing_tokens_index" ON "listing" USING gin ("tokens");
--> statement-breakpoint
CREATE INDEX "listing_standing_popularity_product_id_index" ON "listing" USING btree ("standing","popularity" DESC NULLS FIRST,"product_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "listing_count_folded" ON "listing_count" USING btree ("category_id","token") WHERE folded;
--> statement-breakpoint
CREATE INDEX "listing_count_changed" ON "listing_count" USING btree ("category_id","token") WHERE not folded;
--> statement-breakpoint
CREATE INDEX "listing_count_frequent" ON "listing_count" USING btree ("category_id",split_part(token, ':', 1),"count" DESC NULLS FIRST,token collate "C") WHERE folded;
--> statement-breakpoint
CREATE INDEX "listing_place_product_id_index" ON "listing_place" USING btree ("product_id");
--> statement-breakpoint
CREATE INDEX "listing_place_recommended" ON "listing_place" USING btree ("category_id","standing","popularity" DESC NULLS FIRST,"product_id");
--> statement-breakpoint
CREATE INDEX "listing_place_popularity" ON "listing_place" USING btree ("category_id","popularity" DESC NULLS FIRST,"product_id");
--> statement-breakpoint
CREATE INDEX "listing_place_newest" ON "listing_place" USING btree ("category_id","created_rank","product_id");
--> statement-breakpoint
CREATE INDEX "listing_place_price" ON "listing_place" USING btree ("category_id","final_price","product_id");
--> statement-breakpoint
CREATE INDEX "listing_place_rating" ON "listing_place" USING btree ("category_id","rating_average" DESC NULLS FIRST,"rating_count" DESC NULLS FIRST,"product_id");
--> statement-breakpoint
CREATE INDEX "listing_place_lot" ON "listing_place" USING btree ("category_id","lot","product_id");
--> statement-breakpoint
CREATE INDEX "coin_entry_sent_to" ON "coin_entry" USING btree (split_part(reference, ' ', 1)) WHERE reason = 'sent';
--> statement-breakpoint
CREATE INDEX "plus_order_customer_id_created_at_index" ON "plus_order" USING btree ("customer_id","created_at");
--> statement-breakpoint
CREATE INDEX "points_entry_customer_id_created_at_index" ON "points_entry" USING btree ("customer_id","created_at");
--> statement-breakpoint
CREATE INDEX "content_plan_waiting" ON "content_plan" USING btree ("valid_from","id") WHERE ended_at is null;
--> statement-breakpoint
CREATE INDEX "operator_log_subject_id_index" ON "operator_log" USING btree ("subject","id");
--> statement-breakpoint
CREATE INDEX "price_plan_waiting" ON "price_plan" USING btree ("valid_from","id") WHERE ended_at is null;
--> statement-breakpoint
CREATE INDEX "outgoing_letter_due" ON "outgoing_letter" USING btree ("next_attempt_at") WHERE next_attempt_at is not null;
--> statement-breakpoint
CREATE INDEX "outgoing_letter_sent_at_index" ON "outgoing_letter" USING btree ("sent_at");
--> statement-breakpoint
CREATE INDEX "page_change_transaction_index" ON "page_change" USING btree ("transaction");
--> statement-breakpoint
CREATE INDEX "page_change_created_at_index" ON "page_change" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "offline_reservation_email_index" ON "offline_reservation" USING btree ("email");
--> statement-breakpoint
CREATE UNIQUE INDEX "provider_operation_kind_key_index" ON "provider_operation" USING btree ("kind","key");
--> statement-breakpoint
CREATE INDEX "provider_operation_order_id_index" ON "provider_operation" USING btree ("order_id");
--> statement-breakpoint
CREATE INDEX "provider_operation_payment_index" ON "provider_operation" USING btree ("payment");
--> statement-breakpoint
CREATE INDEX "provider_operation_open" ON "provider_operation" USING btree ("method","next_attempt_at") WHERE state = 'open';
--> statement-breakpoint
CREATE INDEX "push_message_due" ON "push_message" USING btree ("next_attempt_at") WHERE next_attempt_at is not null;
--> statement-breakpoint
CREATE INDEX "push_message_created_at_index" ON "push_message" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "push_subscription_customer_id_index" ON "push_subscription" USING btree ("customer_id");
--> statement-breakpoint
CREATE INDEX "push_subscription_guest_id_index" ON "push_subscription" USING btree ("guest_id");
--> statement-breakpoint
CREATE INDEX "sale_draw_created_at_index" ON "sale_draw" USING btree ("created_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "cart_item_line" ON "cart_item" USING btree ("cart_id","product_id",coalesce(variant_id, 0),"saved");
--> statement-breakpoint
CREATE INDEX "cart_item_cart_id_index" ON "cart_item" USING btree ("cart_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "customer_order_placed_by_idempotency_key_index" ON "customer_order" USING btree ("placed_by","idempotency_key");
--> statement-breakpoint
CREATE INDEX "customer_order_customer_id_created_at_index" ON "customer_order" USING btree ("customer_id","created_at");
--> statement-breakpoint
CREATE INDEX "customer_order_guest_id_index" ON "customer_order" USING btree ("guest_id");
--> statement-breakpoint
CREATE INDEX "customer_order_email_index" ON "customer_order" USING btree ("email");
--> statement-breakpoint
CREATE INDEX "customer_order_state_id_index" ON "customer_order" USING btree ("state","id");
--> statement-breakpoint
CREATE INDEX "customer_order_created_at_index" ON "customer_order" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "customer_order_waiting" ON "customer_order" USING btree ("id") WHERE state = 'pending_payment';
--> statement-breakpoint
CREATE INDEX "customer_order_unowned" ON "customer_order" USING btree ("created_at") WHERE customer_id is null and anonymised_at is null;
--> statement-breakpoint
CREATE INDEX "payment_nonce_owner_used_by_index" ON "payment_nonce" USING btree ("owner","used_by");
--> statement-breakpoint
CREATE INDEX "payment_nonce_expires_at_index" ON "payment_nonce" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "payment_nonce_watched" ON "payment_nonce" USING btree ("method","watch_at") WHERE watch_at is not null;
--> statement-breakpoint
CREATE INDEX "webhook_delivery_waiting" ON "webhook_delivery" USING btree ("webhook_id","order_number","id") WHERE next_attempt_at is not null;
--> statement-breakpoint
CREATE INDEX "webhook_delivery_order_number_index" ON "webhook_delivery" USING btree ("order_number");
--> statement-breakpoint
CREATE INDEX "webhook_delivery_created_at_index" ON "webhook_delivery" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "wheel_turn_customer_id_day_index" ON "wheel_turn" USING btree ("customer_id","day");
--> statement-breakpoint
-- Notes products; "chosen" when lists may now choose or order others. Very many of them are everything.
CREATE FUNCTION note_products(ids integer[], chosen boolean) RETURNS void LANGUAGE sql AS $$
  INSERT INTO page_change (tags)
  SELECT CASE WHEN count(*) > 500 THEN '{*}'::text[]
    ELSE array_agg('product:' || id) || CASE WHEN chosen THEN '{products}'::text[] ELSE '{}' END END
  FROM (SELECT DISTINCT unnest(ids) AS id) AS changed
  HAVING count(*) > 0
$$;
--> statement-breakpoint
-- What every order, vote or day changes of a product, and the date of its change, chooses no other products, unless it is
-- sold out or back. Its search tier is written by due work alone, which changes nothing else, and shows nowhere.
CREATE FUNCTION note_product_rows() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  counted CONSTANT text[] := '{quantity,usable_quantity,popularity,rating_count,rating_average,changed_at,search_en,search_fr}';
  ids integer[];
  chosen boolean := true;
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(id) INTO ids FROM new_rows;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(id) INTO ids FROM old_rows;
  ELSE
    SELECT array_agg(n.id), bool_or(
        (o.usable_quantity >= o.min_sale_qty) <> (n.usable_quantity >= n.min_sale_qty)
        OR (to_jsonb(o) - counted) <> (to_jsonb(n) - counted))
      INTO ids, chosen
      FROM old_rows o JOIN new_rows n USING (id)
      WHERE o.* IS DISTINCT FROM n.* AND o.search_tier IS NOT DISTINCT FROM n.search_tier;
  END IF;
  PERFORM note_products(ids, chosen);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Rows that belong to a product. The trigger's argument: whether lists choose products by them.
CREATE FUNCTION note_rows_of_products() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids integer[] := '{}';
BEGIN
  IF TG_OP <> 'INSERT' THEN
    SELECT ids || coalesce(array_agg(product_id), '{}') INTO ids FROM old_rows;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    SELECT ids || coalesce(array_agg(product_id), '{}') INTO ids FROM new_rows;
  END IF;
  PERFORM note_products(ids, TG_ARGV[0]::boolean);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- A coupon that anybody can come by. Personal ones, and one more use of it, show nowhere.
CREATE FUNCTION note_coupons() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  shown boolean;
BEGIN
  IF TG_OP = 'INSERT' THEN
    shown := EXISTS (SELECT FROM new_rows WHERE offer <> 'code' OR plus_only);
  ELSIF TG_OP = 'DELETE' THEN
    shown := EXISTS (SELECT FROM old_rows WHERE offer <> 'code' OR plus_only);
  ELSE
    shown := EXISTS (SELECT FROM old_rows o FULL JOIN new_rows n USING (code)
      WHERE (o.offer <> 'code' OR o.plus_only OR n.offer <> 'code' OR n.plus_only)
        AND (to_jsonb(o) - 'used' IS DISTINCT FROM to_jsonb(n) - 'used'
          OR (o.used < o.usage_limit) IS DISTINCT FROM (n.used < n.usage_limit)));
  END IF;
  IF shown THEN
    INSERT INTO page_change (tags) VALUES ('{*}');
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Whatever stands on many pages, or decides what a path leads to.
CREATE FUNCTION note_site_rows() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  touched boolean;
BEGIN
  IF TG_OP = 'INSERT' THEN
    touched := EXISTS (SELECT FROM new_rows);
  ELSE
    touched := EXISTS (SELECT FROM old_rows);
  END IF;
  IF touched THEN
    INSERT INTO page_change (tags) VALUES ('{*}');
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_emptied() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO page_change (tags) VALUES ('{*}');
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE
  watched record;
BEGIN
  FOR watched IN SELECT * FROM (VALUES
    ('product', 'note_product_rows()'),
    ('product_variant', 'note_rows_of_products(false)'),
    ('product_category', 'note_rows_of_products(true)'),
    ('product_facet', 'note_rows_of_products(true)'),
    ('review', 'note_rows_of_products(false)'),
    ('question', 'note_rows_of_products(false)'),
    ('coupon', 'note_coupons()'),
    ('category', 'note_site_rows()'),
    ('content_page', 'note_site_rows()'),
    ('redirect', 'note_site_rows()'),
    ('site_document', 'note_site_rows()'),
    ('system_note', 'note_site_rows()'),
    ('search_word', 'note_site_rows()'),
    ('search_phrase', 'note_site_rows()')) AS named(of_table, noted_by)
  LOOP
    EXECUTE format('CREATE TRIGGER page_change_inserted AFTER INSERT ON %I REFERENCING NEW TABLE AS new_rows
      FOR EACH STATEMENT EXECUTE FUNCTION %s', watched.of_table, watched.noted_by);
    EXECUTE format('CREATE TRIGGER page_change_updated AFTER UPDATE ON %I REFERENCING OLD TABLE AS old_rows
      NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION %s', watched.of_table, watched.noted_by);
    EXECUTE format('CREATE TRIGGER page_change_deleted AFTER DELETE ON %I REFERENCING OLD TABLE AS old_rows
      FOR EACH STATEMENT EXECUTE FUNCTION %s', watched.of_table, watched.noted_by);
    EXECUTE format('CREATE TRIGGER page_change_emptied AFTER TRUNCATE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION note_emptied()', watched.of_table);
  END LOOP;
END $$;
--> statement-breakpoint
-- The rows of `listing` of these products; those that stand in no list have none.
CREATE FUNCTION listing_rows(ids integer[]) RETURNS SETOF listing LANGUAGE sql STABLE AS $$
  SELECT p.id, CASE WHEN s.in_stock THEN 0 ELSE 2 END + CASE WHEN s.badly_rated THEN 1 ELSE 0 END,
    p.popularity, p.created_rank, p.final_price, p.rating_average, p.rating_count, s.is_sent, s.early_bird, p.presale_end_date,
    ARRAY(
      SELECT 'category:' || c.category_id FROM product_category c WHERE c.product_id = p.id
      UNION ALL
      SELECT f.code || ':' || f.value FROM product_facet f WHERE f.product_id = p.id AND f.code <> 'pickup'
      UNION ALL
      SELECT t FROM unnest(ARRAY[
        'series:' || p.series,
        'price:' || least(p.final_price / 5000, 20) * 5000,
        'rating:' || floor(p.rating_average)::integer,
        CASE WHEN p.final_price < p.price THEN 'sale:on_sale' END,
        CASE WHEN p.plus_price IS NOT NULL THEN 'plus:price' END,
        CASE WHEN s.in_stock THEN 'availability:in_stock' END,
        CASE WHEN s.is_sent THEN 'delivery:' || CASE WHEN s.early_bird THEN 'early' ELSE 'sent' END || coalesce(p.presale_end_date::text, '') END
      ]) t WHERE t IS NOT NULL
    )
  FROM product p CROSS JOIN LATERAL (
    SELECT p.usable_quantity >= p.min_sale_qty AS in_stock,
      (p.rating_count * p.rating_average + 20::real) / (p.rating_count + 5::real) < 3.75::real AS badly_rated,
      p.usable_quantity >= greatest(1, p.min_sale_qty)
        AND NOT EXISTS (SELECT 1 FROM product_facet f WHERE f.product_id = p.id AND f.code = 'pickup') AS is_sent,
      p.presale_end_date IS NOT NULL AND coalesce((p.details->>'superEarlyBird')::boolean, false) AS early_bird
  ) s
  WHERE p.id = ANY(ids) AND p.status = 1 AND NOT p.unlisted
$$;
--> statement-breakpoint
-- What a product with these tokens counts for: each of its tokens in each of its categories, and a few of them in the
-- whole shop, which is the category 0.
CREATE FUNCTION listing_counted(tokens text[]) RETURNS TABLE (category_id integer, token text) LANGUAGE sql IMMUTABLE AS $$
  SELECT substr(c, 10)::integer, t FROM unnest(tokens) c, unnest(tokens || 'listed'::text) t
  WHERE starts_with(c, 'category:') AND NOT starts_with(t, 'category:')
  UNION ALL
  SELECT 0, t FROM unnest(tokens || 'listed'::text) t WHERE t IN ('listed', 'sale:on_sale', 'plus:price')
$$;
--> statement-breakpoint
-- Writes what lists read of these products anew.
CREATE FUNCTION refresh_listing(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(cardinality(ids), 0) = 0 THEN RETURN; END IF;
  -- Whoever refreshes the same product waits here, and then reads what was written meanwhile.
  PERFORM 1 FROM product WHERE id = ANY(ids) ORDER BY id FOR NO KEY UPDATE;
  WITH before AS MATERIALIZED (SELECT * FROM listing WHERE product_id = ANY(ids)),
  after AS MATERIALIZED (SELECT * FROM listing_rows(ids)),
  places AS MATERIALIZED (
    SELECT c.category_id, a.product_id, a.standing, a.popularity, a.created_rank, a.final_price, a.rating_average,
      a.rating_count, hashint4(a.product_id) AS lot
    FROM after a JOIN product_category c ON c.product_id = a.product_id
  ),
  gone AS (DELETE FROM listing l WHERE l.product_id = ANY(ids) AND NOT EXISTS (SELECT 1 FROM after a WHERE a.product_id = l.product_id)),
  kept AS (
    INSERT INTO listing AS l SELECT * FROM after ON CONFLICT (product_id) DO UPDATE SET
      standing = excluded.standing, popularity = excluded.popularity, created_rank = excluded.created_rank,
      final_price = excluded.final_price, rating_average = excluded.rating_average, rating_count = excluded.rating_count,
      is_sent = excluded.is_sent, early_bird = excluded.early_bird, presale_end_date = excluded.presale_end_date,
      tokens = excluded.tokens
    WHERE l IS DISTINCT FROM excluded
  ),
  gone_places AS (
    DELETE FROM listing_place l WHERE l.product_id = ANY(ids)
      AND NOT EXISTS (SELECT 1 FROM places p WHERE p.category_id = l.category_id AND p.product_id = l.product_id)
  ),
  kept_places AS (
    INSERT INTO listing_place AS l SELECT * FROM places ON CONFLICT (category_id, product_id) DO UPDATE SET
      standing = excluded.standing, popularity = excluded.popularity, created_rank = excluded.created_rank,
      final_price = excluded.final_price, rating_average = excluded.rating_average, rating_count = excluded.rating_count
    WHERE l IS DISTINCT FROM excluded
  )
  INSERT INTO listing_count (category_id, token, count)
  SELECT category_id, token, sum(change) FROM (
    SELECT c.category_id, c.token, -1 AS change FROM before b, listing_counted(b.tokens) c
    UNION ALL
    SELECT c.category_id, c.token, 1 FROM after a, listing_counted(a.tokens) c
  ) changes GROUP BY category_id, token HAVING sum(change) <> 0;
END
$$;
--> statement-breakpoint
-- After a statement that wrote products, their categories or their options. Whoever fills a store sets
-- shop.listing_later in its transaction and refreshes all products at its end.
CREATE FUNCTION listing_after_product() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('shop.listing_later', true) = 'on' THEN RETURN NULL; END IF;
  IF TG_OP = 'INSERT' THEN
    PERFORM refresh_listing(ARRAY(SELECT id FROM newly));
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM refresh_listing(ARRAY(SELECT id FROM formerly));
  ELSE
    PERFORM refresh_listing(ARRAY(
      SELECT n.id FROM newly n JOIN formerly f ON f.id = n.id
      WHERE (n.status = 1 AND NOT n.unlisted, n.price, n.final_price, n.plus_price, n.series, n.popularity, n.created_rank, n.rating_count,
          n.rating_average, n.presale_end_date, n.usable_quantity >= n.min_sale_qty, n.usable_quantity >= greatest(1, n.min_sale_qty))
        IS DISTINCT FROM (f.status = 1 AND NOT f.unlisted, f.price, f.final_price, f.plus_price, f.series, f.popularity, f.created_rank, f.rating_count,
          f.rating_average, f.presale_end_date, f.usable_quantity >= f.min_sale_qty, f.usable_quantity >= greatest(1, f.min_sale_qty))
        -- Only then do the details say when it is sent; otherwise they are not read.
        OR (n.presale_end_date IS NOT NULL AND n.details->'superEarlyBird' IS DISTINCT FROM f.details->'superEarlyBird')
    ));
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION listing_after_part() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('shop.listing_later', true) = 'on' THEN RETURN NULL; END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM refresh_listing(ARRAY(SELECT DISTINCT product_id FROM newly)); END IF;
  IF TG_OP <> 'INSERT' THEN PERFORM refresh_listing(ARRAY(SELECT DISTINCT product_id FROM formerly)); END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER listing_insert AFTER INSERT ON product REFERENCING NEW TABLE AS newly FOR EACH STATEMENT EXECUTE FUNCTION listing_after_product();
--> statement-breakpoint
CREATE TRIGGER listing_update AFTER UPDATE ON product REFERENCING OLD TABLE AS formerly NEW TABLE AS newly FOR EACH STATEMENT EXECUTE FUNCTION listing_after_product();
--> statement-breakpoint
CREATE TRIGGER listing_delete AFTER DELETE ON product REFERENCING OLD TABLE AS formerly FOR EACH STATEMENT EXECUTE FUNCTION listing_after_product();
--> statement-breakpoint
CREATE TRIGGER listing_insert AFTER INSERT ON product_category REFERENCING NEW TABLE AS newly FOR EACH STATEMENT EXECUTE FUNCTION listing_after_part();
--> statement-breakpoint
CREATE TRIGGER listing_update AFTER UPDATE ON product_category REFERENCING OLD TABLE AS formerly NEW TABLE AS newly FOR EACH STATEMENT EXECUTE FUNCTION listing_after_part();
--> statement-breakpoint
CREATE TRIGGER listing_delete AFTER DELETE ON product_category REFERENCING OLD TABLE AS formerly FOR EACH STATEMENT EXECUTE FUNCTION listing_after_part();
--> statement-breakpoint
CREATE TRIGGER listing_insert AFTER INSERT ON product_facet REFERENCING NEW TABLE AS newly FOR EACH STATEMENT EXECUTE FUNCTION listing_after_part();
--> statement-breakpoint
CREATE TRIGGER listing_update AFTER UPDATE ON product_facet REFERENCING OLD TABLE AS formerly NEW TABLE AS newly FOR EACH STATEMENT EXECUTE FUNCTION listing_after_part();
--> statement-breakpoint
CREATE TRIGGER listing_delete AFTER DELETE ON product_facet REFERENCING OLD TABLE AS formerly FOR EACH STATEMENT EXECUTE FUNCTION listing_after_part();
--> statement-breakpoint
-- Writes what every address that wants to know of it is told of an order: ids, states and amounts, no names.
CREATE FUNCTION tell_webhooks(about text, order_number text, state text, grand_total integer, refunded_amount integer, more jsonb)
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- Nearly no shop has one.
  IF NOT EXISTS (SELECT FROM webhook w WHERE w.ended_at IS NULL AND about = ANY (w.types)) THEN RETURN; END IF;
  INSERT INTO webhook_delivery (webhook_id, message_id, type, order_number, message)
  SELECT w.id, m.id, about, tell_webhooks.order_number, m.content
  FROM (SELECT 'msg_' || replace(gen_random_uuid()::text, '-', '') AS id, jsonb_build_object(
      'type', about,
      'timestamp', to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'data', jsonb_build_object('order_id', tell_webhooks.order_number, 'status', state, 'currency', 'CAD',
        'grand_total', grand_total, 'refunded_amount', refunded_amount) || more)::text AS content) m,
    webhook w
  WHERE w.ended_at IS NULL AND about = ANY (w.types)
  ORDER BY w.id;
END $$;
--> statement-breakpoint
CREATE FUNCTION tell_of_order() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was text := CASE WHEN TG_OP = 'UPDATE' THEN OLD.state ELSE '' END;
  about text;
  o record;
BEGIN
  -- It gets its number after it was inserted.
  SELECT * INTO o FROM customer_order c WHERE c.id = NEW.id;
  IF NEW.state IN ('paid', 'cancelled') AND NEW.state <> was THEN
    about := 'order.' || NEW.state;
    PERFORM tell_webhooks(about, o.number, NEW.state, NEW.grand_total, NEW.refunded_amount, '{}');
  END IF;
  IF TG_OP = 'UPDATE' AND NEW.refunded_amount > OLD.refunded_amount THEN
    PERFORM tell_webhooks('order.refunded', o.number, NEW.state, NEW.grand_total, NEW.refunded_amount,
      jsonb_build_object('amount', NEW.refunded_amount - OLD.refunded_amount));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Units of an order by the numbers of their products.
CREATE FUNCTION units_by_sku(units jsonb, items jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(jsonb_agg(jsonb_build_object('sku', i -> 'sku', 'qty', u -> 'qty')), '[]')
  FROM jsonb_array_elements(units) u JOIN jsonb_array_elements(items) i ON i -> 'item_id' = u -> 'item_id'
$$;
--> statement-breakpoint
CREATE FUNCTION tell_of_parcel() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  o record;
BEGIN
  SELECT * INTO o FROM customer_order c WHERE c.id = NEW.order_id;
  PERFORM tell_webhooks('order.shipped', o.number, o.state, o.grand_total, o.refunded_amount, jsonb_build_object(
    'parcel', NEW.id, 'carrier', NEW.carrier, 'tracking_number', NEW.tracking_number, 'items', units_by_sku(NEW.items, o.items)));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION tell_of_return() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  o record;
BEGIN
  SELECT * INTO o FROM customer_order c WHERE c.id = NEW.order_id;
  PERFORM tell_webhooks('order.returned', o.number, o.state, o.grand_total, o.refunded_amount,
    jsonb_build_object('return_id', NEW.number, 'items', units_by_sku(NEW.items, o.items)));
  RETURN NULL;
END $$;
--> statement-breakpoint
-- At the transaction's end, when all that belongs to the order has been written.
CREATE CONSTRAINT TRIGGER webhooks_order AFTER INSERT OR UPDATE OF state, refunded_amount ON customer_order
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION tell_of_order();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER webhooks_parcel AFTER INSERT ON shipment DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION tell_of_parcel();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER webhooks_return AFTER UPDATE OF state ON order_return DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (OLD.state = 'requested' AND NEW.state IN ('received', 'refunded')) EXECUTE FUNCTION tell_of_return();
--> statement-breakpoint
-- When a product's page last changed: what it says, shows or costs, and whether it can be had. Units, votes, sales and
-- the search tier change every day, and say nothing to whoever has read the page. What is no number of these counts, also
-- a column that is added later.
CREATE FUNCTION date_product() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  same product := NEW;
BEGIN
  IF TG_OP = 'INSERT' THEN
    NEW.changed_at := coalesce(NEW.changed_at, now());
    RETURN NEW;
  END IF;
  same.quantity := OLD.quantity;
  same.usable_quantity := OLD.usable_quantity;
  same.popularity := OLD.popularity;
  same.rating_count := OLD.rating_count;
  same.rating_average := OLD.rating_average;
  same.search_tier := OLD.search_tier;
  same.search_en := OLD.search_en;
  same.search_fr := OLD.search_fr;
  same.changed_at := OLD.changed_at;
  IF same IS DISTINCT FROM OLD
    OR (OLD.usable_quantity >= greatest(1, OLD.min_sale_qty)) <> (NEW.usable_quantity >= greatest(1, NEW.min_sale_qty)) THEN
    NEW.changed_at := now();
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER product_dated BEFORE INSERT OR UPDATE ON product FOR EACH ROW EXECUTE FUNCTION date_product();
--> statement-breakpoint
-- A variant's change is its product's. Products are locked by their ids, as everybody does who changes several.
CREATE FUNCTION date_products_of_variants() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids integer[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(DISTINCT product_id) INTO ids FROM new_rows;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(DISTINCT product_id) INTO ids FROM old_rows;
  ELSE
    SELECT array_agg(DISTINCT n.product_id) INTO ids
      FROM old_rows o JOIN new_rows n USING (id) JOIN product p ON p.id = n.product_id
      WHERE (to_jsonb(o) - '{quantity,usable_quantity}'::text[]) <> (to_jsonb(n) - '{quantity,usable_quantity}'::text[])
        OR (o.usable_quantity >= greatest(1, p.min_sale_qty)) <> (n.usable_quantity >= greatest(1, p.min_sale_qty));
  END IF;
  IF ids IS NULL THEN RETURN NULL; END IF;
  PERFORM FROM product WHERE id = ANY(ids) AND changed_at IS DISTINCT FROM now() ORDER BY id FOR NO KEY UPDATE;
  UPDATE product SET changed_at = now() WHERE id = ANY(ids) AND changed_at IS DISTINCT FROM now();
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER product_dated_inserted AFTER INSERT ON product_variant REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION date_products_of_variants();
--> statement-breakpoint
CREATE TRIGGER product_dated_updated AFTER UPDATE ON product_variant REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION date_products_of_variants();
--> statement-breakpoint
CREATE TRIGGER product_dated_deleted AFTER DELETE ON product_variant REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION date_products_of_variants();
--> statement-breakpoint
-- The tables of pg-boss 12.38 (its schema 46), as its getConstructionPlans() gives them, so that jobs are migrated
-- with everything else. A newer schema of it comes as a migration of its own (getMigrationPlans()).
CREATE SCHEMA IF NOT EXISTS pgboss;
--> statement-breakpoint
CREATE TYPE pgboss.job_state AS ENUM (
  'created',
  'retry',
  'active',
  'completed',
  'cancelled',
  'failed'
);
--> statement-breakpoint
CREATE FUNCTION pgboss.job_now()
RETURNS timestamp with time zone AS
$$
  SELECT pg_catalog.now();
$$
LANGUAGE sql STABLE;
--> statement-breakpoint
CREATE TABLE pgboss.version (
  version int primary key,
  cron_on timestamp with time zone,
  bam_on timestamp with time zone,
  flow_on timestamp with time zone,
  reindex_on timestamp with time zone,
  monitor_backoff_on timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE pgboss.queue (
  name text NOT NULL,
  policy text NOT NULL,
  retry_limit int NOT NULL,
  retry_delay int NOT NULL,
  retry_backoff bool NOT NULL,
  retry_delay_max int,
  expire_seconds int NOT NULL,
  retention_seconds int NOT NULL,
  deletion_seconds int NOT NULL,
  dead_letter text REFERENCES pgboss.queue (name) CHECK (dead_letter IS DISTINCT FROM name),
  partition bool NOT NULL,
  table_name text NOT NULL,
  deferred_count int NOT NULL default 0,
  blocked_count int NOT NULL default 0,
  queued_count int NOT NULL default 0,
  ready_count int NOT NULL default 0,
  warning_queued int NOT NULL default 0,
  active_count int NOT NULL default 0,
  failed_count int NOT NULL default 0,
  total_count int NOT NULL default 0,
  retained_count int,
  retained_on timestamp with time zone,
  created_delta int NOT NULL default 0,
  completed_delta int NOT NULL default 0,
  failed_delta int NOT NULL default 0,
  delta_on timestamp with time zone,
  delta_seconds int,
  wait_bins int[],
  run_bins int[],
  ready_oldest_seconds int,
  ready_history int[] NOT NULL default '{}',
  heartbeat_seconds int,
  notify bool NOT NULL DEFAULT false,
  singletons_active text[],
  monitor_claim_on timestamp with time zone,
  monitor_on timestamp with time zone,
  maintain_on timestamp with time zone,
  created_on timestamp with time zone not null default now(),
  updated_on timestamp with time zone not null default now(),
  PRIMARY KEY (name)
);
--> statement-breakpoint
CREATE TABLE pgboss.schedule (
  name text REFERENCES pgboss.queue ON DELETE CASCADE,
  key text not null DEFAULT '',
  kind text not null DEFAULT 'cron' CHECK (kind IN ('cron', 'rrule')),
  cron text not null,
  timezone text DEFAULT 'UTC',
  data jsonb,
  options jsonb,
  created_on timestamp with time zone not null default now(),
  updated_on timestamp with time zone not null default now(),
  last_job_id uuid,
  PRIMARY KEY (name, key)
);
--> statement-breakpoint
CREATE TABLE pgboss.subscription (
  event text not null,
  name text not null REFERENCES pgboss.queue ON DELETE CASCADE,
  created_on timestamp with time zone not null default now(),
  updated_on timestamp with time zone not null default now(),
  PRIMARY KEY(event, name)
);
--> statement-breakpoint
CREATE TABLE pgboss.bam (
  id uuid PRIMARY KEY default gen_random_uuid(),
  name text NOT NULL,
  version int NOT NULL,
  status text NOT NULL DEFAULT 'pending',
  queue text,
  table_name text NOT NULL,
  command text NOT NULL,
  error text,
  created_on timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
  started_on timestamp with time zone,
  completed_on timestamp with time zone
);
--> statement-breakpoint
CREATE FUNCTION pgboss.job_table_format(command text, table_name text)
RETURNS text AS
$$
  SELECT format(
    regexp_replace(
      regexp_replace(command, '\.job\y', '.%1$I', 'g'),
      '\yjob_i(\d+)', '%1$s_i\1', 'g'
    ),
    table_name
  );
$$
LANGUAGE sql IMMUTABLE;
--> statement-breakpoint
CREATE FUNCTION pgboss.job_table_run(command text, tbl_name text DEFAULT NULL, queue_name text DEFAULT NULL)
RETURNS VOID AS
$$
DECLARE
  tbl RECORD;
BEGIN
  IF queue_name IS NOT NULL THEN
    SELECT table_name INTO tbl_name FROM pgboss.queue WHERE name = queue_name;
  END IF;
  IF tbl_name IS NOT NULL THEN
    EXECUTE pgboss.job_table_format(command, tbl_name);
    RETURN;
  END IF;
  EXECUTE pgboss.job_table_format(command, 'job_common');
  FOR tbl IN SELECT table_name FROM pgboss.queue WHERE partition = true
  LOOP
    EXECUTE pgboss.job_table_format(command, tbl.table_name);
  END LOOP;
END;
$$
LANGUAGE plpgsql;
--> statement-breakpoint
CREATE FUNCTION pgboss.job_table_run_async(command_name text, version int, command text, tbl_name text DEFAULT NULL, queue_name text DEFAULT NULL)
RETURNS VOID AS
$$
BEGIN
  IF queue_name IS NOT NULL THEN
    SELECT table_name INTO tbl_name FROM pgboss.queue WHERE name = queue_name;
  END IF;
  IF tbl_name IS NOT NULL THEN
    INSERT INTO pgboss.bam (name, version, status, queue, table_name, command)
    VALUES (
      command_name,
      version,
      'pending',
      queue_name,
      tbl_name,
      pgboss.job_table_format(command, tbl_name)
    );
    RETURN;
  END IF;
  INSERT INTO pgboss.bam (name, version, status, queue, table_name, command)
  SELECT
    command_name,
    version,
    'pending',
    NULL,
    'job_common',
    pgboss.job_table_format(command, 'job_common')
  UNION ALL
  SELECT
    command_name,
    version,
    'pending',
    queue.name,
    queue.table_name,
    pgboss.job_table_format(command, queue.table_name)
  FROM pgboss.queue
  WHERE partition = true;
END;
$$
LANGUAGE plpgsql;
--> statement-breakpoint
CREATE TABLE pgboss.job (
  id uuid not null default gen_random_uuid(),
  name text not null,
  priority integer not null default(0),
  data jsonb,
  state pgboss.job_state not null default 'created',
  retry_limit integer not null default 2,
  retry_count integer not null default 0,
  retry_delay integer not null default 0,
  retry_backoff boolean not null default false,
  retry_delay_max integer,
  expire_seconds int not null default 900,
  deletion_seconds int not null default 604800,
  singleton_key text,
  singleton_on timestamp without time zone,
  group_id text,
  group_tier text,
  start_after timestamp with time zone not null default now(),
  created_on timestamp with time zone not null default now(),
  started_on timestamp with time zone,
  completed_on timestamp with time zone,
  keep_until timestamp with time zone NOT NULL default now() + interval '1209600',
  output jsonb,
  dead_letter text,
  policy text,
  heartbeat_on timestamp with time zone,
  heartbeat_seconds int,
  blocked boolean not null default false,
  blocking boolean not null default false,
  pending_dependencies int not null default 0,
  source_name text,
  source_id uuid,
  source_created_on timestamp with time zone,
  source_retry_count int,
  source_output jsonb,
  source_root_id uuid,
  trace_context jsonb,
  upsert_by_key bool
) PARTITION BY LIST (name);
--> statement-breakpoint
ALTER TABLE pgboss.job ADD PRIMARY KEY (name, id);
--> statement-breakpoint
CREATE TABLE pgboss.job_common (LIKE pgboss.job INCLUDING GENERATED INCLUDING DEFAULTS);
--> statement-breakpoint
SELECT pgboss.job_table_run($cmd$ALTER TABLE pgboss.job ADD PRIMARY KEY (name, id)$cmd$, 'job_common');
--> statement-breakpoint
SELECT pgboss.job_table_run($cmd$ALTER TABLE pgboss.job ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES pgboss.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, 'job_common');
--> statement-breakpoint
SELECT pgboss.job_table_run($cmd$ALTER TABLE pgboss.job ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, 'job_common');
--> statement-breakpoint
SELECT pgboss.job_table_run($cmd$CREATE UNIQUE INDEX job_i1 ON pgboss.job (name, COALESCE(singleton_key, '')) WHERE state = 'created' AND policy = 'short'$cmd$, 'job_common');
--> statement-breakpoint
SELECT pgboss.job_table_run($cmd$CREATE UNIQUE INDEX job_i2 ON pgboss.job (name, COALESCE(singleton_key, '')) WHERE state = 'active' AND policy = 'singleton'$cmd$, 'job_common');
--> statement-breakpoint
SELECT pgboss.job_table_run($cmd$CREATE UNIQUE INDEX job_i3 ON pgboss.job (name, state, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'stately'$cmd$, 'job_common');
--> statement-breakpoint
SELECT pgboss.job_table_run($cmd$CREATE UNIQUE INDEX job_i6 ON pgboss.job (name, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'exclusive'$cmd$, 'job_common');
--> statement-breakpoint
SELECT pgboss.job_table_run($cmd$CREATE UNIQUE INDEX job_i8 ON pgboss.job (name, singleton_key) WHERE state IN ('active', 'retry', 'failed') AND policy = 'key_strict_fifo'$cmd$, 'job_common');
--> statement-breakpoint
SELECT pgboss.job_table_run($cmd$CREATE INDEX job_i10 ON pgboss.job (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE state < 'active' AND NOT blocked AND policy = 'key_strict_fifo'$cmd$, 'job_common');
--> statement-breakpoint
SELECT pgboss.job_table_run($cmd$ALTER TABLE pgboss.job ADD CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK (NOT (policy = 'key_strict_fifo' AND singleton_key IS NULL))$cmd$, 'job_common');
--> statement-breakpoint
SELECT pgboss.job_table_run($cmd$CREATE UNIQUE INDEX job_i4 ON pgboss.job (name, singleton_on, COALESCE(singleton_key, '')) WHERE state <> 'cancelled' AND singleton_on IS NOT NULL$cmd$, 'job_common');
--> statement-breakpoint
SELECT pgboss.job_table_run($cmd$CREATE INDEX job_i11 ON pgboss.job (name, priority DESC, created_on, start_after) WHERE state < 'active' AND NOT blocked$cmd$, 'job_common');
--> statement-breakpoint
SELECT pgboss.job_table_run($cmd$CREATE INDEX job_i7 ON pgboss.job (name, group_id) WHERE state = 'active' AND group_id IS NOT NULL$cmd$, 'job_common');
--> statement-breakpoint
SELECT pgboss.job_table_run($cmd$CREATE INDEX job_i9 ON pgboss.job (name, id) WHERE blocking AND state = 'completed'$cmd$, 'job_common');
--> statement-breakpoint
SELECT pgboss.job_table_run($cmd$CREATE INDEX job_i12 ON pgboss.job (source_root_id) WHERE source_root_id IS NOT NULL$cmd$, 'job_common');
--> statement-breakpoint
SELECT pgboss.job_table_run($cmd$CREATE UNIQUE INDEX job_i13 ON pgboss.job (name, singleton_key) WHERE state = 'created' AND upsert_by_key$cmd$, 'job_common');
--> statement-breakpoint
SELECT pgboss.job_table_run($cmd$CREATE INDEX job_i14 ON pgboss.job (name, state, blocked, start_after) WHERE state IN ('created', 'retry', 'active', 'failed')$cmd$, 'job_common');
--> statement-breakpoint
SELECT pgboss.job_table_run($cmd$CREATE INDEX job_i15 ON pgboss.job (name, created_on)$cmd$, 'job_common');
--> statement-breakpoint
SELECT pgboss.job_table_run($cmd$CREATE INDEX job_i16 ON pgboss.job (name, completed_on) WHERE completed_on IS NOT NULL$cmd$, 'job_common');
--> statement-breakpoint
SELECT pgboss.job_table_run($cmd$CREATE INDEX job_i17 ON pgboss.job (name, singleton_key, created_on) WHERE state < 'active' AND singleton_key IS NOT NULL$cmd$, 'job_common');
--> statement-breakpoint
ALTER TABLE pgboss.job ATTACH PARTITION pgboss.job_common DEFAULT;
--> statement-breakpoint
CREATE TABLE pgboss.warning (
  id uuid PRIMARY KEY default gen_random_uuid(),
  type text NOT NULL,
  message text NOT NULL,
  data jsonb,
  created_on timestamp with time zone NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE INDEX warning_i1 ON pgboss.warning (created_on DESC);
--> statement-breakpoint
CREATE TABLE pgboss.queue_stats (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  name text NOT NULL,
  deferred_count int NOT NULL DEFAULT 0,
  queued_count   int NOT NULL DEFAULT 0,
  ready_count    int NOT NULL DEFAULT 0,
  active_count   int NOT NULL DEFAULT 0,
  failed_count   int NOT NULL DEFAULT 0,
  total_count    int NOT NULL DEFAULT 0,
  created_delta   int,
  completed_delta int,
  failed_delta    int,
  delta_seconds   int,
  delta_on        timestamptz,
  wait_bins       int[],
  run_bins        int[],
  ready_oldest_seconds int,
  captured_on timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (id, captured_on)
) PARTITION BY RANGE (captured_on);
--> statement-breakpoint
CREATE INDEX queue_stats_i1 ON pgboss.queue_stats (name, captured_on DESC) INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count);
--> statement-breakpoint
DO $$
DECLARE
  d date;
  i int;
  part_name text;
BEGIN
  FOR i IN 0..1 LOOP
    d := (pgboss.job_now() AT TIME ZONE 'UTC')::date + i;
    part_name := 'queue_stats_' || to_char(d, 'YYYYMMDD');
    IF NOT EXISTS (
      SELECT 1 FROM pg_class c
      JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE n.nspname = 'pgboss' AND c.relname = part_name
    ) THEN
      EXECUTE format(
        'CREATE TABLE pgboss.%I PARTITION OF pgboss.queue_stats FOR VALUES FROM (%L) TO (%L)',
        part_name,
        to_char(d, 'YYYY-MM-DD') || ' 00:00:00+00',
        to_char(d + 1, 'YYYY-MM-DD') || ' 00:00:00+00'
      );
    END IF;
  END LOOP;
END;
$$;
--> statement-breakpoint
CREATE TABLE pgboss.job_dependency (
  child_name text NOT NULL,
  child_id uuid NOT NULL,
  parent_name text NOT NULL,
  parent_id uuid NOT NULL,
  PRIMARY KEY (child_name, child_id, parent_name, parent_id)
);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS job_dep_parent_idx ON pgboss.job_dependency (parent_name, parent_id);
--> statement-breakpoint
CREATE TABLE pgboss.instance (
  id uuid PRIMARY KEY,
  name text,
  host text NOT NULL,
  pid int NOT NULL,
  version text NOT NULL,
  node_version text NOT NULL,
  application_name text,
  heartbeat_seconds int NOT NULL,
  supervise bool NOT NULL,
  schedule bool NOT NULL,
  migrate bool NOT NULL,
  persist_queue_stats bool NOT NULL,
  persist_warnings bool NOT NULL,
  pool_max int,
  pool_total int,
  pool_idle int,
  pool_waiting int,
  workers jsonb NOT NULL DEFAULT '[]'::jsonb,
  metrics jsonb,
  config jsonb NOT NULL DEFAULT '{}'::jsonb,
  crash_restarts int NOT NULL DEFAULT 0,
  crash_restarts_since timestamptz,
  started_on timestamptz NOT NULL DEFAULT now(),
  heartbeat_on timestamptz NOT NULL DEFAULT now(),
  stopped_on timestamptz
);
--> statement-breakpoint
CREATE FUNCTION pgboss.create_queue(queue_name text, options jsonb)
RETURNS VOID AS
$$
DECLARE
  tablename varchar := CASE WHEN options->>'partition' = 'true'
                        THEN 'j' || encode(sha224(queue_name::bytea), 'hex')
                        ELSE 'job_common'
                        END;
  queue_created_on timestamptz;
BEGIN
  WITH q as (
    INSERT INTO pgboss.queue (
      name,
      policy,
      retry_limit,
      retry_delay,
      retry_backoff,
      retry_delay_max,
      expire_seconds,
      retention_seconds,
      deletion_seconds,
      warning_queued,
      dead_letter,
      partition,
      table_name,
      heartbeat_seconds,
      notify,
      created_on,
      updated_on
    )
    VALUES (
      queue_name,
      options->>'policy',
      COALESCE((options->>'retryLimit')::int, 2),
      COALESCE((options->>'retryDelay')::int, 0),
      COALESCE((options->>'retryBackoff')::bool, false),
      (options->>'retryDelayMax')::int,
      COALESCE((options->>'expireInSeconds')::int, 900),
      COALESCE((options->>'retentionSeconds')::int, 1209600),
      COALESCE((options->>'deleteAfterSeconds')::int, 604800),
      COALESCE((options->>'warningQueueSize')::int, 0),
      options->>'deadLetter',
      COALESCE((options->>'partition')::bool, false),
      tablename,
      (options->>'heartbeatSeconds')::int,
      COALESCE((options->>'notify')::bool, false),
      pgboss.job_now(),
      pgboss.job_now()
    )
    ON CONFLICT DO NOTHING
    RETURNING created_on
  )
  SELECT created_on into queue_created_on from q;
  IF queue_created_on IS NULL OR options->>'partition' IS DISTINCT FROM 'true' THEN
    RETURN;
  END IF;
  EXECUTE format('CREATE TABLE pgboss.%I (LIKE pgboss.job INCLUDING DEFAULTS)', tablename);
  EXECUTE pgboss.job_table_format($cmd$ALTER TABLE pgboss.job ADD PRIMARY KEY (name, id)$cmd$, tablename);
  EXECUTE pgboss.job_table_format($cmd$ALTER TABLE pgboss.job ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES pgboss.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);
  EXECUTE pgboss.job_table_format($cmd$ALTER TABLE pgboss.job ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);
  EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i11 ON pgboss.job (name, priority DESC, created_on, start_after) WHERE state < 'active' AND NOT blocked$cmd$, tablename);
  EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i4 ON pgboss.job (name, singleton_on, COALESCE(singleton_key, '')) WHERE state <> 'cancelled' AND singleton_on IS NOT NULL$cmd$, tablename);
  EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i7 ON pgboss.job (name, group_id) WHERE state = 'active' AND group_id IS NOT NULL$cmd$, tablename);
  EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i9 ON pgboss.job (name, id) WHERE blocking AND state = 'completed'$cmd$, tablename);
  EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i12 ON pgboss.job (source_root_id) WHERE source_root_id IS NOT NULL$cmd$, tablename);
  EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i13 ON pgboss.job (name, singleton_key) WHERE state = 'created' AND upsert_by_key$cmd$, tablename);
  EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i14 ON pgboss.job (name, state, blocked, start_after) WHERE state IN ('created', 'retry', 'active', 'failed')$cmd$, tablename);
  EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i15 ON pgboss.job (name, created_on)$cmd$, tablename);
  EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i16 ON pgboss.job (name, completed_on) WHERE completed_on IS NOT NULL$cmd$, tablename);
  EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i17 ON pgboss.job (name, singleton_key, created_on) WHERE state < 'active' AND singleton_key IS NOT NULL$cmd$, tablename);
  IF options->>'policy' = 'short' THEN
    EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i1 ON pgboss.job (name, COALESCE(singleton_key, '')) WHERE state = 'created' AND policy = 'short'$cmd$, tablename);
  ELSIF options->>'policy' = 'singleton' THEN
    EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i2 ON pgboss.job (name, COALESCE(singleton_key, '')) WHERE state = 'active' AND policy = 'singleton'$cmd$, tablename);
  ELSIF options->>'policy' = 'stately' THEN
    EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i3 ON pgboss.job (name, state, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'stately'$cmd$, tablename);
  ELSIF options->>'policy' = 'exclusive' THEN
    EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i6 ON pgboss.job (name, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'exclusive'$cmd$, tablename);
  ELSIF options->>'policy' = 'key_strict_fifo' THEN
    EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i8 ON pgboss.job (name, singleton_key) WHERE state IN ('active', 'retry', 'failed') AND policy = 'key_strict_fifo'$cmd$, tablename);
    EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i10 ON pgboss.job (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE state < 'active' AND NOT blocked AND policy = 'key_strict_fifo'$cmd$, tablename);
    EXECUTE pgboss.job_table_format($cmd$ALTER TABLE pgboss.job ADD CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK (NOT (policy = 'key_strict_fifo' AND singleton_key IS NULL))$cmd$, tablename);
  END IF;
  EXECUTE format('ALTER TABLE pgboss.%I ADD CONSTRAINT cjc CHECK (name=%L)', tablename, queue_name);
  EXECUTE format('ALTER TABLE pgboss.job ATTACH PARTITION pgboss.%I FOR VALUES IN (%L)', tablename, queue_name);
END;
$$
LANGUAGE plpgsql;
--> statement-breakpoint
CREATE FUNCTION pgboss.delete_queue(queue_name text)
RETURNS VOID AS
$$
DECLARE
  v_table varchar;
  v_partition bool;
BEGIN
  SELECT table_name, partition
  FROM pgboss.queue
  WHERE name = queue_name
  INTO v_table, v_partition;
  IF v_partition THEN
    EXECUTE format('DROP TABLE IF EXISTS pgboss.%I', v_table);
  ELSE
    EXECUTE format('DELETE FROM pgboss.%I WHERE name = %L', v_table, queue_name);
  END IF;
  DELETE FROM pgboss.queue WHERE name = queue_name;
END;
$$
LANGUAGE plpgsql;
--> statement-breakpoint
INSERT INTO pgboss.version(version) VALUES ('46');
