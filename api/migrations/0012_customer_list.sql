CREATE TABLE "customer_list" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_list_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"name" text NOT NULL,
	"share_token" text,
	"gifts_allowed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "customer_list_shareToken_unique" UNIQUE("share_token")
);
--> statement-breakpoint
CREATE TABLE "customer_list_entry" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_list_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"list_id" integer NOT NULL,
	"customer_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"variant_id" integer,
	"quantity" integer NOT NULL,
	"bought" integer NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "customer_list_entry_listId_productId_variantId_unique" UNIQUE NULLS NOT DISTINCT("list_id","product_id","variant_id"),
	CONSTRAINT "customer_list_entry_quantity_check" CHECK ("customer_list_entry"."quantity" >= 0),
	CONSTRAINT "customer_list_entry_bought_check" CHECK ("customer_list_entry"."bought" >= 0),
	CONSTRAINT "customer_list_entry_bought_within" CHECK ("customer_list_entry"."bought" <= "customer_list_entry"."quantity")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "customer_list_name" ON "customer_list" USING btree ("customer_id",lower("name"));--> statement-breakpoint
CREATE INDEX "customer_list_entry_customer_id_index" ON "customer_list_entry" USING btree ("customer_id");