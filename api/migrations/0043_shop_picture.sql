CREATE TABLE "shop_picture" (
	"file" text PRIMARY KEY NOT NULL,
	"media_type" text NOT NULL,
	"content" "bytea" NOT NULL,
	"object" text,
	"created_at" timestamp with time zone NOT NULL
);
