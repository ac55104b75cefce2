-- Whoever changes products waits until the migration has ended, so that nothing is counted in the old way meanwhile.
LOCK TABLE product, product_category, product_facet, listing IN SHARE ROW EXCLUSIVE MODE;
--> statement-breakpoint
DROP INDEX IF EXISTS "product_series_index";--> statement-breakpoint
DROP INDEX "listing_count_category_id_token_index";--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN IF NOT EXISTS "search_tier" smallint;--> statement-breakpoint
ALTER TABLE "listing_count" ADD COLUMN "folded" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "product_search_en_first" ON "product" USING gin ("search_en") WHERE search_tier = 1;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "product_search_fr_first" ON "product" USING gin ("search_fr") WHERE search_tier = 1;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "product_search_en_second" ON "product" USING gin ("search_en") WHERE search_tier is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "product_search_fr_second" ON "product" USING gin ("search_fr") WHERE search_tier is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "product_search_tier" ON "product" USING btree (coalesce(search_tier, 3),"popularity");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "product_of_series" ON "product" USING btree ("series","popularity" DESC NULLS FIRST,"id") WHERE status = 1 and not unlisted;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "product_drop_price" ON "product" USING btree (((details->>'dropPriceSeconds')::int),"id") WHERE tag = 'Drop Price' and status = 1 and not unlisted;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "product_plus_price" ON "product" USING btree ("popularity" DESC NULLS FIRST,"id") WHERE plus_price is not null and status = 1 and not unlisted;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "search_phrase_weight" ON "search_phrase" USING btree ("language","weight" DESC NULLS FIRST,"phrase","plain");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "search_word_spelling" ON "search_word" USING btree ("language",left(word, 1),length(word));--> statement-breakpoint
CREATE UNIQUE INDEX "listing_count_folded" ON "listing_count" USING btree ("category_id","token") WHERE folded;--> statement-breakpoint
CREATE INDEX "listing_count_changed" ON "listing_count" USING btree ("category_id","token") WHERE not folded;--> statement-breakpoint
CREATE INDEX "listing_count_frequent" ON "listing_count" USING btree ("category_id",split_part(token, ':', 1),"count" DESC NULLS FIRST,token collate "C") WHERE folded;--> statement-breakpoint
-- What every order, vote or day changes of a product chooses no other products, unless it is sold out or back. Its search
-- tier is written by due work alone, which changes nothing else, and shows nowhere.
CREATE OR REPLACE FUNCTION note_product_rows() RETURNS trigger LANGUAGE plpgsql AS $$
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
      WHERE o.* IS DISTINCT FROM n.* AND o.search_tier IS NOT DISTINCT FROM n.search_tier;
  END IF;
  PERFORM note_products(ids, chosen);
  RETURN NULL;
END $$;--> statement-breakpoint
-- The rows of `listing` of these products; those that stand in no list have none.
CREATE OR REPLACE FUNCTION listing_rows(ids integer[]) RETURNS SETOF listing LANGUAGE sql STABLE AS $$
  SELECT p.id, CASE WHEN s.in_stock THEN 0 ELSE 2 END + CASE WHEN s.badly_rated THEN 1 ELSE 0 END,
    p.popularity, p.created_rank, p.final_price, p.rating_average, p.rating_count, s.is_sent, s.early_bird, p.presale_end_date,
    ARRAY(
      SELECT 'category:' || c.category_id FROM product_category c WHERE c.product_id = p.id
      UNION ALL
      SELECT f.code || ':' || f.value FROM product_facet f WHERE f.product_id = p.id AND f.code <> 'pickup'
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
    )
  FROM product p CROSS JOIN LATERAL (
    SELECT p.usable_quantity >= p.min_sale_qty AS in_stock,
      (p.rating_count * p.rating_average + 20::real) / (p.rating_count + 5::real) < 3.75::real AS badly_rated,
      p.usable_quantity >= greatest(1, p.min_sale_qty)
        AND NOT EXISTS (SELECT 1 FROM product_facet f WHERE f.product_id = p.id AND f.code = 'pickup') AS is_sent,
      p.presale_end_date IS NOT NULL AND coalesce((p.details->>'superEarlyBird')::boolean, false) AS early_bird
  ) s
  WHERE p.id = ANY(ids) AND p.status = 1 AND NOT p.unlisted
$$;
--> statement-breakpoint
-- What a product with these tokens counts for: each of its tokens in each of its categories, and a few of them in the
-- whole shop, which is the category 0.
CREATE OR REPLACE FUNCTION listing_counted(tokens text[]) RETURNS TABLE (category_id integer, token text) LANGUAGE sql IMMUTABLE AS $$
  SELECT substr(c, 10)::integer, t FROM unnest(tokens) c, unnest(tokens || 'listed'::text) t
  WHERE starts_with(c, 'category:') AND NOT starts_with(t, 'category:')
  UNION ALL
  SELECT 0, t FROM unnest(tokens || 'listed'::text) t WHERE t IN ('listed', 'sale:on_sale', 'plus:price')
$$;
--> statement-breakpoint
-- After a statement that wrote products, their categories or their options. Whoever fills a store sets
-- shop.listing_later in its transaction and refreshes all products at its end.
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
          n.rating_average, n.presale_end_date, n.usable_quantity >= n.min_sale_qty, n.usable_quantity >= greatest(1, n.min_sale_qty))
        IS DISTINCT FROM (f.status = 1 AND NOT f.unlisted, f.price, f.final_price, f.plus_price, f.series, f.popularity, f.created_rank, f.rating_count,
          f.rating_average, f.presale_end_date, f.usable_quantity >= f.min_sale_qty, f.usable_quantity >= greatest(1, f.min_sale_qty))
        -- Only then do the details say when it is sent; otherwise they are not read.
        OR (n.presale_end_date IS NOT NULL AND n.details->'superEarlyBird' IS DISTINCT FROM f.details->'superEarlyBird')
    ));
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- The whole shop's counts of products that were listed before.
INSERT INTO listing_count (category_id, token, count)
SELECT 0, t, count(*) FROM listing l, unnest(ARRAY['listed', CASE WHEN 'sale:on_sale' = ANY(l.tokens) THEN 'sale:on_sale' END]) t
WHERE t IS NOT NULL GROUP BY t;
--> statement-breakpoint
SELECT refresh_listing(ARRAY(SELECT id FROM product WHERE plus_price IS NOT NULL AND status = 1 AND NOT unlisted));
