CREATE TABLE "category" (
	"id" integer PRIMARY KEY NOT NULL,
	"parent_id" integer,
	"url_path" text NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"picture" text NOT NULL,
	"position" integer NOT NULL,
	"product_count" integer NOT NULL,
	CONSTRAINT "category_urlPath_unique" UNIQUE("url_path")
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
	CONSTRAINT "product_urlPath_unique" UNIQUE("url_path")
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
	"pictures" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "question" (
	"id" integer PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"author" text NOT NULL,
	"language" text NOT NULL,
	"text" text NOT NULL,
	"answer" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review" (
	"id" integer PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"author" text NOT NULL,
	"language" text NOT NULL,
	"stars" integer NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"helpful" integer NOT NULL,
	"pictures" jsonb NOT NULL
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
	CONSTRAINT "search_word_language_word_pk" PRIMARY KEY("language","word")
);
--> statement-breakpoint
CREATE TABLE "content_page" (
	"id" integer PRIMARY KEY NOT NULL,
	"url_path" text NOT NULL,
	"title" jsonb NOT NULL,
	"body" jsonb NOT NULL,
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
CREATE TABLE "newsletter_subscriber" (
	"email" text PRIMARY KEY NOT NULL,
	"phone" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
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
CREATE TABLE "access_token" (
	"hash" text PRIMARY KEY NOT NULL,
	"customer_id" integer,
	"guest_id" integer,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attempt" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"window_ends_at" timestamp with time zone NOT NULL
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
	"points" integer NOT NULL,
	"subscriber_email" boolean NOT NULL,
	"subscriber_sms" boolean NOT NULL,
	"plus_ends_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
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
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guest" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "guest_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"device_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "guest_deviceId_unique" UNIQUE("device_id")
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
	CONSTRAINT "cart_customerId_unique" UNIQUE("customer_id"),
	CONSTRAINT "cart_guestId_unique" UNIQUE("guest_id")
);
--> statement-breakpoint
CREATE TABLE "cart_item" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cart_item_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"cart_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"variant_id" integer,
	"quantity" integer NOT NULL,
	"plan_term" integer,
	"saved" boolean DEFAULT false NOT NULL
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
	"plus_only" boolean NOT NULL
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
	CONSTRAINT "customer_order_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "payment_nonce" (
	"nonce" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"card_type" text NOT NULL,
	"last_four" text NOT NULL,
	"accepted" boolean NOT NULL,
	"used_by" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product_variant" ADD CONSTRAINT "product_variant_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_item" ADD CONSTRAINT "cart_item_cart_id_cart_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."cart"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "category_parent_id_index" ON "category" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "product_search_en_index" ON "product" USING gin ("search_en");--> statement-breakpoint
CREATE INDEX "product_search_fr_index" ON "product" USING gin ("search_fr");--> statement-breakpoint
CREATE INDEX "product_popularity_index" ON "product" USING btree ("popularity");--> statement-breakpoint
CREATE INDEX "product_created_rank_index" ON "product" USING btree ("created_rank");--> statement-breakpoint
CREATE INDEX "product_series_index" ON "product" USING btree ("series");--> statement-breakpoint
CREATE INDEX "product_category_product_id_index" ON "product_category" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "product_variant_product_id_index" ON "product_variant" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "question_product_id_created_at_index" ON "question" USING btree ("product_id","created_at");--> statement-breakpoint
CREATE INDEX "review_product_id_created_at_index" ON "review" USING btree ("product_id","created_at");--> statement-breakpoint
CREATE INDEX "search_phrase_trigram" ON "search_phrase" USING gin (plain gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_word_trigram" ON "search_word" USING gin (word gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "access_token_customer_id_index" ON "access_token" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "access_token_guest_id_index" ON "access_token" USING btree ("guest_id");--> statement-breakpoint
CREATE INDEX "customer_address_customer_id_index" ON "customer_address" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cart_item_line" ON "cart_item" USING btree ("cart_id","product_id",coalesce(variant_id, 0),"saved");--> statement-breakpoint
CREATE INDEX "cart_item_cart_id_index" ON "cart_item" USING btree ("cart_id");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_order_placed_by_idempotency_key_index" ON "customer_order" USING btree ("placed_by","idempotency_key");--> statement-breakpoint
CREATE INDEX "customer_order_customer_id_created_at_index" ON "customer_order" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "customer_order_guest_id_index" ON "customer_order" USING btree ("guest_id");--> statement-breakpoint
CREATE INDEX "customer_order_email_index" ON "customer_order" USING btree ("email");