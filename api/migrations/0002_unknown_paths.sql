CREATE TABLE "unknown_path" (
	"path" text PRIMARY KEY NOT NULL,
	"referrer" text NOT NULL,
	"visits" integer DEFAULT 1 NOT NULL,
	"last_visit_at" timestamp with time zone NOT NULL
);
