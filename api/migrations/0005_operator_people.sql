CREATE TABLE "operator_person" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operator_person_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"password_hash" text NOT NULL,
	"second_factor_secret" text NOT NULL,
	"second_factor_at" timestamp with time zone,
	"recovery_hashes" text[] NOT NULL,
	"invitation_hash" text,
	"invited_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"joined_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "operator_person_email_unique" UNIQUE("email"),
	CONSTRAINT "operator_person_invitationHash_unique" UNIQUE("invitation_hash")
);
--> statement-breakpoint
ALTER TABLE "operator_key" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "operator_key" ADD COLUMN "person_id" integer;--> statement-breakpoint
ALTER TABLE "operator_key" ADD CONSTRAINT "operator_key_person_id_operator_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."operator_person"("id") ON DELETE no action ON UPDATE no action;