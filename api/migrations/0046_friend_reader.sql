CREATE TABLE "friend_reader" (
	"email" text PRIMARY KEY NOT NULL,
	"leave_token" uuid DEFAULT gen_random_uuid() NOT NULL,
	"last_letter_at" timestamp with time zone NOT NULL,
	"refused_at" timestamp with time zone,
	CONSTRAINT "friend_reader_leaveToken_unique" UNIQUE("leave_token")
);
