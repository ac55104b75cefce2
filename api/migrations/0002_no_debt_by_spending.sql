-- Cashback of an order in cents, as `cashbackOf` (api/src/domain/membership/cashback.ts) counts it, also while it waits.
CREATE FUNCTION cashback_of(o customer_order) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN o.state IN ('pending_payment', 'cancelled', 'returned') OR every_cent = 0 THEN 0
    ELSE floor((paid - ceil(paid * least(o.refunded_amount, every_cent) / every_cent)) * 2 / 100) END::bigint
  FROM (SELECT greatest(0, o.subtotal - o.discount_amount - o.points_amount - o.credit_amount)::numeric AS paid) goods,
    LATERAL (SELECT paid + CASE WHEN paid + o.shipping_fee = 0 THEN 0
      ELSE round(o.item_tax * paid / (paid + o.shipping_fee)) END AS every_cent) refundable
$$;--> statement-breakpoint
-- Refuses what leaves a customer with less than nothing. Credit is besides what orders and invited friends have brought.
CREATE FUNCTION refuse_debt() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  owner integer;
  balance bigint;
BEGIN
  owner := CASE TG_OP WHEN 'DELETE' THEN OLD.customer_id ELSE NEW.customer_id END;
  -- Two at the same moment wait for each other, as in `spend`, which holds this lock by then.
  PERFORM FROM customer WHERE id = owner FOR NO KEY UPDATE;
  EXECUTE format('SELECT coalesce(sum(%I), 0) FROM %s WHERE customer_id = $1', TG_ARGV[0], TG_RELID::regclass)
    INTO balance USING owner;
  IF TG_TABLE_NAME = 'credit_entry' THEN
    balance := balance
      + coalesce((SELECT sum(cashback_of(o)) FROM customer_order o WHERE o.customer_id = owner), 0)
      + coalesce((SELECT sum(i.money) FROM plus_invitation i WHERE i.customer_id = owner), 0);
  END IF;
  IF balance < 0 THEN
    RAISE EXCEPTION '% leaves customer % with % in %', TG_OP, owner, balance, TG_TABLE_NAME
      USING ERRCODE = 'check_violation', CONSTRAINT = TG_NAME, TABLE = TG_TABLE_NAME;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER points_entry_no_debt AFTER INSERT OR UPDATE OF points, reason ON points_entry
  FOR EACH ROW WHEN (NEW.reason IN ('spent_on_order', 'reward')) EXECUTE FUNCTION refuse_debt('points');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER credit_entry_no_debt AFTER INSERT OR UPDATE OF cents, reason ON credit_entry
  FOR EACH ROW WHEN (NEW.reason = 'spent_on_order') EXECUTE FUNCTION refuse_debt('cents');--> statement-breakpoint
-- Coins are never owed, so neither may what came in become less.
CREATE CONSTRAINT TRIGGER coin_entry_no_debt AFTER INSERT ON coin_entry
  FOR EACH ROW WHEN (NEW.coins < 0) EXECUTE FUNCTION refuse_debt('coins');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER coin_entry_kept AFTER DELETE OR UPDATE OF coins ON coin_entry
  FOR EACH ROW EXECUTE FUNCTION refuse_debt('coins');
