CREATE TABLE "one_time_code" (
	"recipient" text NOT NULL,
	"purpose" text NOT NULL,
	"requester" text NOT NULL,
	"code_hash" text,
	"token_hash" text,
	"attempts" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "one_time_code_recipient_purpose_requester_pk" PRIMARY KEY("recipient","purpose","requester")
);
--> statement-breakpoint
CREATE INDEX "one_time_code_token_hash_index" ON "one_time_code" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "one_time_code_expires_at_index" ON "one_time_code" USING btree ("expires_at");