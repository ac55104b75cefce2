CREATE TABLE "store" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"filled_at" timestamp with time zone NOT NULL,
	"by_sandbox" boolean NOT NULL
);
--> statement-breakpoint
-- A store of an earlier release has been filled before; who filled it is not known, so it cannot be emptied.
INSERT INTO "store" ("filled_at", "by_sandbox") SELECT now(), false WHERE EXISTS (SELECT 1 FROM "site_document");
