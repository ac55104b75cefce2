CREATE TABLE "listing" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"standing" integer NOT NULL,
	"popularity" integer NOT NULL,
	"created_rank" integer NOT NULL,
	"final_price" integer NOT NULL,
	"rating_average" double precision NOT NULL,
	"rating_count" integer NOT NULL,
	"is_sent" boolean NOT NULL,
	"early_bird" boolean NOT NULL,
	"presale_end_date" date,
	"tokens" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_count" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listing_count_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"category_id" integer NOT NULL,
	"token" text NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_place" (
	"category_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"standing" integer NOT NULL,
	"popularity" integer NOT NULL,
	"created_rank" integer NOT NULL,
	"final_price" integer NOT NULL,
	"rating_average" double precision NOT NULL,
	"rating_count" integer NOT NULL,
	"lot" integer NOT NULL,
	CONSTRAINT "listing_place_category_id_product_id_pk" PRIMARY KEY("category_id","product_id")
);
--> statement-breakpoint
CREATE INDEX "listing_tokens_index" ON "listing" USING gin ("tokens");--> statement-breakpoint
CREATE INDEX "listing_standing_popularity_product_id_index" ON "listing" USING btree ("standing","popularity" DESC NULLS FIRST,"product_id");--> statement-breakpoint
CREATE INDEX "listing_count_category_id_token_index" ON "listing_count" USING btree ("category_id","token");--> statement-breakpoint
CREATE INDEX "listing_place_product_id_index" ON "listing_place" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "listing_place_recommended" ON "listing_place" USING btree ("category_id","standing","popularity" DESC NULLS FIRST,"product_id");--> statement-breakpoint
CREATE INDEX "listing_place_popularity" ON "listing_place" USING btree ("category_id","popularity" DESC NULLS FIRST,"product_id");--> statement-breakpoint
CREATE INDEX "listing_place_newest" ON "listing_place" USING btree ("category_id","created_rank","product_id");--> statement-breakpoint
CREATE INDEX "listing_place_price" ON "listing_place" USING btree ("category_id","final_price","product_id");--> statement-breakpoint
CREATE INDEX "listing_place_rating" ON "listing_place" USING btree ("category_id","rating_average" DESC NULLS FIRST,"rating_count" DESC NULLS FIRST,"product_id");--> statement-breakpoint
CREATE INDEX "listing_place_lot" ON "listing_place" USING btree ("category_id","lot","product_id");--> statement-breakpoint
CREATE INDEX "product_facet_code_value_label_fr_index" ON "product_facet" USING btree ("code","value","label_fr");--> statement-breakpoint
-- The rows of `listing` of these products; those that stand in no list have none.
CREATE FUNCTION listing_rows(ids integer[]) RETURNS SETOF listing LANGUAGE sql STABLE AS $$
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
-- What a product with these tokens counts for: each of its tokens in each of its categories.
CREATE FUNCTION listing_counted(tokens text[]) RETURNS TABLE (category_id integer, token text) LANGUAGE sql IMMUTABLE AS $$
  SELECT substr(c, 10)::integer, t FROM unnest(tokens) c, unnest(tokens || 'listed'::text) t
  WHERE starts_with(c, 'category:') AND NOT starts_with(t, 'category:')
$$;
--> statement-breakpoint
-- Writes what lists read of these products anew.
CREATE FUNCTION refresh_listing(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(cardinality(ids), 0) = 0 THEN RETURN; END IF;
  -- Whoever refreshes the same product waits here, and then reads what was written meanwhile.
  PERFORM 1 FROM product WHERE id = ANY(ids) ORDER BY id FOR NO KEY UPDATE;
  WITH before AS MATERIALIZED (SELECT * FROM listing WHERE product_id = ANY(ids)),
  after AS MATERIALIZED (SELECT * FROM listing_rows(ids)),
  places AS MATERIALIZED (
    SELECT c.category_id, a.product_id, a.standing, a.popularity, a.created_rank, a.final_price, a.rating_average,
      a.rating_count, hashint4(a.product_id) AS lot
    FROM after a JOIN product_category c ON c.product_id = a.product_id
  ),
  gone AS (DELETE FROM listing l WHERE l.product_id = ANY(ids) AND NOT EXISTS (SELECT 1 FROM after a WHERE a.product_id = l.product_id)),
  kept AS (
    INSERT INTO listing AS l SELECT * FROM after ON CONFLICT (product_id) DO UPDATE SET
      standing = excluded.standing, popularity = excluded.popularity, created_rank = excluded.created_rank,
      final_price = excluded.final_price, rating_average = excluded.rating_average, rating_count = excluded.rating_count,
      is_sent = excluded.is_sent, early_bird = excluded.early_bird, presale_end_date = excluded.presale_end_date,
      tokens = excluded.tokens
    WHERE l IS DISTINCT FROM excluded
  ),
  gone_places AS (
    DELETE FROM listing_place l WHERE l.product_id = ANY(ids)
      AND NOT EXISTS (SELECT 1 FROM places p WHERE p.category_id = l.category_id AND p.product_id = l.product_id)
  ),
  kept_places AS (
    INSERT INTO listing_place AS l SELECT * FROM places ON CONFLICT (category_id, product_id) DO UPDATE SET
      standing = excluded.standing, popularity = excluded.popularity, created_rank = excluded.created_rank,
      final_price = excluded.final_price, rating_average = excluded.rating_average, rating_count = excluded.rating_count
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
-- After a statement that wrote products, their categories or their options. Whoever fills a store sets
-- shop.listing_later in its transaction and refreshes all products at its end.
CREATE FUNCTION listing_after_product() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('shop.listing_later', true) = 'on' THEN RETURN NULL; END IF;
  IF TG_OP = 'INSERT' THEN
    PERFORM refresh_listing(ARRAY(SELECT id FROM newly));
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM refresh_listing(ARRAY(SELECT id FROM formerly));
  ELSE
    PERFORM refresh_listing(ARRAY(
      SELECT n.id FROM newly n JOIN formerly f ON f.id = n.id
      WHERE (n.status = 1 AND NOT n.unlisted, n.price, n.final_price, n.series, n.popularity, n.created_rank, n.rating_count,
          n.rating_average, n.presale_end_date, n.usable_quantity >= n.min_sale_qty, n.usable_quantity >= greatest(1, n.min_sale_qty))
        IS DISTINCT FROM (f.status = 1 AND NOT f.unlisted, f.price, f.final_price, f.series, f.popularity, f.created_rank, f.rating_count,
          f.rating_average, f.presale_end_date, f.usable_quantity >= f.min_sale_qty, f.usable_quantity >= greatest(1, f.min_sale_qty))
        -- Only then do the details say when it is sent; otherwise they are not read.
        OR (n.presale_end_date IS NOT NULL AND n.details->'superEarlyBird' IS DISTINCT FROM f.details->'superEarlyBird')
    ));
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION listing_after_part() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('shop.listing_later', true) = 'on' THEN RETURN NULL; END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM refresh_listing(ARRAY(SELECT DISTINCT product_id FROM newly)); END IF;
  IF TG_OP <> 'INSERT' THEN PERFORM refresh_listing(ARRAY(SELECT DISTINCT product_id FROM formerly)); END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER listing_insert AFTER INSERT ON product REFERENCING NEW TABLE AS newly FOR EACH STATEMENT EXECUTE FUNCTION listing_after_product();
--> statement-breakpoint
CREATE TRIGGER listing_update AFTER UPDATE ON product REFERENCING OLD TABLE AS formerly NEW TABLE AS newly FOR EACH STATEMENT EXECUTE FUNCTION listing_after_product();
--> statement-breakpoint
CREATE TRIGGER listing_delete AFTER DELETE ON product REFERENCING OLD TABLE AS formerly FOR EACH STATEMENT EXECUTE FUNCTION listing_after_product();
--> statement-breakpoint
CREATE TRIGGER listing_insert AFTER INSERT ON product_category REFERENCING NEW TABLE AS newly FOR EACH STATEMENT EXECUTE FUNCTION listing_after_part();
--> statement-breakpoint
CREATE TRIGGER listing_update AFTER UPDATE ON product_category REFERENCING OLD TABLE AS formerly NEW TABLE AS newly FOR EACH STATEMENT EXECUTE FUNCTION listing_after_part();
--> statement-breakpoint
CREATE TRIGGER listing_delete AFTER DELETE ON product_category REFERENCING OLD TABLE AS formerly FOR EACH STATEMENT EXECUTE FUNCTION listing_after_part();
--> statement-breakpoint
CREATE TRIGGER listing_insert AFTER INSERT ON product_facet REFERENCING NEW TABLE AS newly FOR EACH STATEMENT EXECUTE FUNCTION listing_after_part();
--> statement-breakpoint
CREATE TRIGGER listing_update AFTER UPDATE ON product_facet REFERENCING OLD TABLE AS formerly NEW TABLE AS newly FOR EACH STATEMENT EXECUTE FUNCTION listing_after_part();
--> statement-breakpoint
CREATE TRIGGER listing_delete AFTER DELETE ON product_facet REFERENCING OLD TABLE AS formerly FOR EACH STATEMENT EXECUTE FUNCTION listing_after_part();
--> statement-breakpoint
-- A store that was filled before.
SELECT refresh_listing(ARRAY(SELECT id FROM product));
