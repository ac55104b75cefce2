-- Expands: servers of the release before neither read nor write the column, and their changes are dated all the same.
ALTER TABLE "product" ADD COLUMN "changed_at" timestamp with time zone;--> statement-breakpoint
-- When a product's page last changed: what it says, shows or costs, and whether it can be had. Units, votes, sales and
-- the search tier change every day, and say nothing to whoever has read the page. What is no number of these counts, also
-- a column that is added later.
CREATE FUNCTION date_product() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  same product := NEW;
BEGIN
  IF TG_OP = 'INSERT' THEN
    NEW.changed_at := coalesce(NEW.changed_at, now());
    RETURN NEW;
  END IF;
  same.quantity := OLD.quantity;
  same.usable_quantity := OLD.usable_quantity;
  same.popularity := OLD.popularity;
  same.rating_count := OLD.rating_count;
  same.rating_average := OLD.rating_average;
  same.search_tier := OLD.search_tier;
  same.search_en := OLD.search_en;
  same.search_fr := OLD.search_fr;
  same.changed_at := OLD.changed_at;
  IF same IS DISTINCT FROM OLD
    OR (OLD.usable_quantity >= greatest(1, OLD.min_sale_qty)) <> (NEW.usable_quantity >= greatest(1, NEW.min_sale_qty)) THEN
    NEW.changed_at := now();
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER product_dated BEFORE INSERT OR UPDATE ON product FOR EACH ROW EXECUTE FUNCTION date_product();--> statement-breakpoint
-- A variant's change is its product's. Products are locked by their ids, as everybody does who changes several.
CREATE FUNCTION date_products_of_variants() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids integer[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(DISTINCT product_id) INTO ids FROM new_rows;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(DISTINCT product_id) INTO ids FROM old_rows;
  ELSE
    SELECT array_agg(DISTINCT n.product_id) INTO ids
      FROM old_rows o JOIN new_rows n USING (id) JOIN product p ON p.id = n.product_id
      WHERE (to_jsonb(o) - '{quantity,usable_quantity}'::text[]) <> (to_jsonb(n) - '{quantity,usable_quantity}'::text[])
        OR (o.usable_quantity >= greatest(1, p.min_sale_qty)) <> (n.usable_quantity >= greatest(1, p.min_sale_qty));
  END IF;
  IF ids IS NULL THEN RETURN NULL; END IF;
  PERFORM FROM product WHERE id = ANY(ids) AND changed_at IS DISTINCT FROM now() ORDER BY id FOR NO KEY UPDATE;
  UPDATE product SET changed_at = now() WHERE id = ANY(ids) AND changed_at IS DISTINCT FROM now();
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER product_dated_inserted AFTER INSERT ON product_variant REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION date_products_of_variants();--> statement-breakpoint
CREATE TRIGGER product_dated_updated AFTER UPDATE ON product_variant REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION date_products_of_variants();--> statement-breakpoint
CREATE TRIGGER product_dated_deleted AFTER DELETE ON product_variant REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION date_products_of_variants();--> statement-breakpoint
-- As before (0033), but that the date alone chooses no other products.
CREATE OR REPLACE FUNCTION note_product_rows() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  counted CONSTANT text[] := '{quantity,usable_quantity,popularity,rating_count,rating_average,changed_at,search_en,search_fr}';
  ids integer[];
  chosen boolean := true;
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(id) INTO ids FROM new_rows;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(id) INTO ids FROM old_rows;
  ELSE
    SELECT array_agg(n.id), bool_or(
        (o.usable_quantity >= o.min_sale_qty) <> (n.usable_quantity >= n.min_sale_qty)
        OR (to_jsonb(o) - counted) <> (to_jsonb(n) - counted))
      INTO ids, chosen
      FROM old_rows o JOIN new_rows n USING (id)
      WHERE o.* IS DISTINCT FROM n.* AND o.search_tier IS NOT DISTINCT FROM n.search_tier;
  END IF;
  PERFORM note_products(ids, chosen);
  RETURN NULL;
END $$;
