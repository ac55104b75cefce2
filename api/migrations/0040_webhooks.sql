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
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_webhook_id_webhook_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhook"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_delivery_waiting" ON "webhook_delivery" USING btree ("webhook_id","order_number","id") WHERE next_attempt_at is not null;--> statement-breakpoint
CREATE INDEX "webhook_delivery_order_number_index" ON "webhook_delivery" USING btree ("order_number");--> statement-breakpoint
CREATE INDEX "webhook_delivery_created_at_index" ON "webhook_delivery" USING btree ("created_at");--> statement-breakpoint
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
