CREATE TABLE "page_change" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "page_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transaction" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"tags" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "page_change_transaction_index" ON "page_change" USING btree ("transaction");--> statement-breakpoint
CREATE INDEX "page_change_created_at_index" ON "page_change" USING btree ("created_at");--> statement-breakpoint
-- Notes products; "chosen" when lists may now choose or order others. Very many of them are everything.
CREATE FUNCTION note_products(ids integer[], chosen boolean) RETURNS void LANGUAGE sql AS $$
  INSERT INTO page_change (tags)
  SELECT CASE WHEN count(*) > 500 THEN '{*}'::text[]
    ELSE array_agg('product:' || id) || CASE WHEN chosen THEN '{products}'::text[] ELSE '{}' END END
  FROM (SELECT DISTINCT unnest(ids) AS id) AS changed
  HAVING count(*) > 0
$$;--> statement-breakpoint
-- What every order, vote or day changes of a product chooses no other products, unless it is sold out or back.
CREATE FUNCTION note_product_rows() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  counted CONSTANT text[] := '{quantity,usable_quantity,popularity,rating_count,rating_average,search_en,search_fr}';
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
      WHERE o.* IS DISTINCT FROM n.*;
  END IF;
  PERFORM note_products(ids, chosen);
  RETURN NULL;
END $$;--> statement-breakpoint
-- Rows that belong to a product. The trigger's argument: whether lists choose products by them.
CREATE FUNCTION note_rows_of_products() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids integer[] := '{}';
BEGIN
  IF TG_OP <> 'INSERT' THEN
    SELECT ids || coalesce(array_agg(product_id), '{}') INTO ids FROM old_rows;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    SELECT ids || coalesce(array_agg(product_id), '{}') INTO ids FROM new_rows;
  END IF;
  PERFORM note_products(ids, TG_ARGV[0]::boolean);
  RETURN NULL;
END $$;--> statement-breakpoint
-- A coupon that anybody can come by. Personal ones, and one more use of it, show nowhere.
CREATE FUNCTION note_coupons() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  shown boolean;
BEGIN
  IF TG_OP = 'INSERT' THEN
    shown := EXISTS (SELECT FROM new_rows WHERE offer <> 'code' OR plus_only);
  ELSIF TG_OP = 'DELETE' THEN
    shown := EXISTS (SELECT FROM old_rows WHERE offer <> 'code' OR plus_only);
  ELSE
    shown := EXISTS (SELECT FROM old_rows o FULL JOIN new_rows n USING (code)
      WHERE (o.offer <> 'code' OR o.plus_only OR n.offer <> 'code' OR n.plus_only)
        AND (to_jsonb(o) - 'used' IS DISTINCT FROM to_jsonb(n) - 'used'
          OR (o.used < o.usage_limit) IS DISTINCT FROM (n.used < n.usage_limit)));
  END IF;
  IF shown THEN
    INSERT INTO page_change (tags) VALUES ('{*}');
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
-- Whatever stands on many pages, or decides what a path leads to.
CREATE FUNCTION note_site_rows() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  touched boolean;
BEGIN
  IF TG_OP = 'INSERT' THEN
    touched := EXISTS (SELECT FROM new_rows);
  ELSE
    touched := EXISTS (SELECT FROM old_rows);
  END IF;
  IF touched THEN
    INSERT INTO page_change (tags) VALUES ('{*}');
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION note_emptied() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO page_change (tags) VALUES ('{*}');
  RETURN NULL;
END $$;--> statement-breakpoint
DO $$
DECLARE
  watched record;
BEGIN
  FOR watched IN SELECT * FROM (VALUES
    ('product', 'note_product_rows()'),
    ('product_variant', 'note_rows_of_products(false)'),
    ('product_category', 'note_rows_of_products(true)'),
    ('product_facet', 'note_rows_of_products(true)'),
    ('review', 'note_rows_of_products(false)'),
    ('question', 'note_rows_of_products(false)'),
    ('coupon', 'note_coupons()'),
    ('category', 'note_site_rows()'),
    ('content_page', 'note_site_rows()'),
    ('redirect', 'note_site_rows()'),
    ('site_document', 'note_site_rows()'),
    ('system_note', 'note_site_rows()'),
    ('search_word', 'note_site_rows()'),
    ('search_phrase', 'note_site_rows()')) AS named(of_table, noted_by)
  LOOP
    EXECUTE format('CREATE TRIGGER page_change_inserted AFTER INSERT ON %I REFERENCING NEW TABLE AS new_rows
      FOR EACH STATEMENT EXECUTE FUNCTION %s', watched.of_table, watched.noted_by);
    EXECUTE format('CREATE TRIGGER page_change_updated AFTER UPDATE ON %I REFERENCING OLD TABLE AS old_rows
      NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION %s', watched.of_table, watched.noted_by);
    EXECUTE format('CREATE TRIGGER page_change_deleted AFTER DELETE ON %I REFERENCING OLD TABLE AS old_rows
      FOR EACH STATEMENT EXECUTE FUNCTION %s', watched.of_table, watched.noted_by);
    EXECUTE format('CREATE TRIGGER page_change_emptied AFTER TRUNCATE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION note_emptied()', watched.of_table);
  END LOOP;
END $$;
