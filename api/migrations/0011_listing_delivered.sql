ALTER TABLE "listing" ADD COLUMN "handover" text DEFAULT 'delivery' NOT NULL;--> statement-breakpoint
ALTER TABLE "listing" ADD COLUMN "least_goods" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_place" ADD COLUMN "handover" text DEFAULT 'delivery' NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_place" ADD COLUMN "least_goods" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "listing" ADD CONSTRAINT "listing_least_goods_check" CHECK ("listing"."least_goods" >= 0);--> statement-breakpoint
ALTER TABLE "listing_place" ADD CONSTRAINT "listing_place_least_goods_check" CHECK ("listing_place"."least_goods" >= 0);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "listing_place_delivered" ON "listing_place" USING btree ("category_id","handover","least_goods","product_id");--> statement-breakpoint
CREATE OR REPLACE FUNCTION listing_rows(ids integer[]) RETURNS SETOF listing LANGUAGE sql STABLE AS $$
  SELECT p.id, CASE WHEN s.in_stock THEN 0 ELSE 2 END + CASE WHEN s.badly_rated THEN 1 ELSE 0 END,
    p.popularity, p.created_rank, p.final_price, p.rating_average, p.rating_count, s.is_sent, s.early_bird, p.presale_end_date,
    ARRAY(
      SELECT 'category:' || c.category_id FROM product_category c WHERE c.product_id = p.id
      UNION ALL
      SELECT f.code || ':' || f.value FROM product_facet f WHERE f.product_id = p.id AND f.code NOT IN ('pickup', 'oversize')
      UNION ALL
      SELECT t FROM unnest(ARRAY[
        'series:' || p.series,
        'price:' || least(p.final_price / 5000, 20) * 5000,
        'rating:' || floor(p.rating_average)::integer,
        CASE WHEN p.final_price < p.price THEN 'sale:on_sale' END,
        CASE WHEN p.plus_price IS NOT NULL THEN 'plus:price' END,
        CASE WHEN s.in_stock THEN 'availability:in_stock' END,
        CASE WHEN s.is_sent THEN 'delivery:' || CASE WHEN s.early_bird THEN 'early' ELSE 'sent' END || coalesce(p.presale_end_date::text, '') END
      ]) t WHERE t IS NOT NULL
    ),
    CASE WHEN w.is_pickup THEN 'pickup'
      WHEN EXISTS (SELECT 1 FROM product_facet f WHERE f.product_id = p.id AND f.code = 'oversize') THEN 'oversize'
      ELSE 'delivery' END,
    p.final_price * greatest(1, p.min_sale_qty)
  FROM product p CROSS JOIN LATERAL (
    SELECT EXISTS (SELECT 1 FROM product_facet f WHERE f.product_id = p.id AND f.code = 'pickup') AS is_pickup
  ) w CROSS JOIN LATERAL (
    SELECT p.usable_quantity >= p.min_sale_qty AS in_stock,
      (p.rating_count * p.rating_average + 20::real) / (p.rating_count + 5::real) < 3.75::real AS badly_rated,
      p.usable_quantity >= greatest(1, p.min_sale_qty)
        AND NOT w.is_pickup AS is_sent,
      p.presale_end_date IS NOT NULL AND coalesce((p.details->>'superEarlyBird')::boolean, false) AS early_bird
  ) s
  WHERE p.id = ANY(ids) AND p.status = 1 AND NOT p.unlisted
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION refresh_listing(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(cardinality(ids), 0) = 0 THEN RETURN; END IF;
  -- Whoever refreshes the same product waits here, and then reads what was written meanwhile.
  PERFORM 1 FROM product WHERE id = ANY(ids) ORDER BY id FOR NO KEY UPDATE;
  WITH before AS MATERIALIZED (SELECT * FROM listing WHERE product_id = ANY(ids)),
  after AS MATERIALIZED (SELECT * FROM listing_rows(ids)),
  places AS MATERIALIZED (
    SELECT c.category_id, a.product_id, a.standing, a.popularity, a.created_rank, a.final_price, a.rating_average,
      a.rating_count, hashint4(a.product_id) AS lot, a.handover, a.least_goods
    FROM after a JOIN product_category c ON c.product_id = a.product_id
  ),
  gone AS (DELETE FROM listing l WHERE l.product_id = ANY(ids) AND NOT EXISTS (SELECT 1 FROM after a WHERE a.product_id = l.product_id)),
  kept AS (
    INSERT INTO listing AS l SELECT * FROM after ON CONFLICT (product_id) DO UPDATE SET
      standing = excluded.standing, popularity = excluded.popularity, created_rank = excluded.created_rank,
      final_price = excluded.final_price, rating_average = excluded.rating_average, rating_count = excluded.rating_count,
      is_sent = excluded.is_sent, early_bird = excluded.early_bird, presale_end_date = excluded.presale_end_date,
      tokens = excluded.tokens, handover = excluded.handover, least_goods = excluded.least_goods
    WHERE l IS DISTINCT FROM excluded
  ),
  gone_places AS (
    DELETE FROM listing_place l WHERE l.product_id = ANY(ids)
      AND NOT EXISTS (SELECT 1 FROM places p WHERE p.category_id = l.category_id AND p.product_id = l.product_id)
  ),
  kept_places AS (
    INSERT INTO listing_place AS l SELECT * FROM places ON CONFLICT (category_id, product_id) DO UPDATE SET
      standing = excluded.standing, popularity = excluded.popularity, created_rank = excluded.created_rank,
      final_price = excluded.final_price, rating_average = excluded.rating_average, rating_count = excluded.rating_count,
      handover = excluded.handover, least_goods = excluded.least_goods
    WHERE l IS DISTINCT FROM excluded
  )
  INSERT INTO listing_count (category_id, token, count)
  SELECT category_id, token, sum(change) FROM (
    SELECT c.category_id, c.token, -1 AS change FROM before b, listing_counted(b.tokens) c
    UNION ALL
    SELECT c.category_id, c.token, 1 FROM after a, listing_counted(a.tokens) c
  ) changes GROUP BY category_id, token HAVING sum(change) <> 0;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION listing_after_product() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('shop.listing_later', true) = 'on' THEN RETURN NULL; END IF;
  IF TG_OP = 'INSERT' THEN
    PERFORM refresh_listing(ARRAY(SELECT id FROM newly));
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM refresh_listing(ARRAY(SELECT id FROM formerly));
  ELSE
    PERFORM refresh_listing(ARRAY(
      SELECT n.id FROM newly n JOIN formerly f ON f.id = n.id
      WHERE (n.status = 1 AND NOT n.unlisted, n.price, n.final_price, n.plus_price, n.series, n.popularity, n.created_rank, n.rating_count,
          n.rating_average, n.presale_end_date, n.min_sale_qty, n.usable_quantity >= n.min_sale_qty, n.usable_quantity >= greatest(1, n.min_sale_qty))
        IS DISTINCT FROM (f.status = 1 AND NOT f.unlisted, f.price, f.final_price, f.plus_price, f.series, f.popularity, f.created_rank, f.rating_count,
          f.rating_average, f.presale_end_date, f.min_sale_qty, f.usable_quantity >= f.min_sale_qty, f.usable_quantity >= greatest(1, f.min_sale_qty))
        -- Only then do the details say when it is sent; otherwise they are not read.
        OR (n.presale_end_date IS NOT NULL AND n.details->'superEarlyBird' IS DISTINCT FROM f.details->'superEarlyBird')
    ));
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- What is delivered as something large has this among its options; each is brought into its lists anew.
INSERT INTO product_facet (product_id, code, value, label_fr)
SELECT id, 'oversize', 'oversize', 'oversize' FROM product WHERE (details->>'oversize')::boolean ON CONFLICT DO NOTHING;
--> statement-breakpoint
-- All others: nothing but these columns has to be written, and no count changes.
UPDATE listing l SET handover = r.handover, least_goods = r.least_goods
FROM product p, LATERAL listing_rows(ARRAY[p.id]) r
WHERE p.id = l.product_id AND (l.handover, l.least_goods) IS DISTINCT FROM (r.handover, r.least_goods);
--> statement-breakpoint
UPDATE listing_place c SET handover = l.handover, least_goods = l.least_goods
FROM listing l WHERE l.product_id = c.product_id AND (c.handover, c.least_goods) IS DISTINCT FROM (l.handover, l.least_goods);
