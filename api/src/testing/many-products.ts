import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/connection.ts';
import { listAll, listLater } from '../database/listing/refresh.ts';
import { fixture } from './fixture-products.ts';

/** Ids of the products that `addMany` adds begin here. */
export const manyFrom = 2_000_000;

/**
 * Adds so many copies of the fixture's table to its category. Each has a price, a popularity, stars and a width of its
 * own; one in three is grey, one in ten cannot be bought, each has one of so many series, and one in 500 is white. One in
 * 50 has the word `beech`, ten have each `lot12`.
 */
export const addMany = (db: Queryable, count: number, series = 40): Promise<void> =>
  db.transaction(async (transaction) => {
    await listLater(transaction);
    await transaction.execute(sql`insert into product (id, type, sku, item_no, url_path, brand, series, name, price, final_price, status,
        no_discount, min_sale_qty, quantity, usable_quantity, rating_count, rating_average, created_rank, popularity, swatches, details, words_en, words_fr)
      select ${manyFrom} + k, p.type, p.sku || k, p.item_no || k, k || p.url_path, p.brand, 'Series ' || k % ${series}::int, p.name,
        20000, 1000 + ((k::bigint * 7919) % 19000)::int, 1, false, 1, 10, case when k % 10 = 0 then 0 else 10 end, k % 7, 1 + (k * 31) % 5,
        k, ((k::bigint * 104729) % 1000)::int, p.swatches, p.details,
        p.words_en || case when k % 50 = 0 then ' beech' else '' end || ' lot' || k / 10, p.words_fr
      from product p, generate_series(1, ${count}::int) k where p.id = ${fixture.table}`);
    await transaction.execute(sql`insert into product_category (category_id, product_id)
      select c, p.id from product p, unnest(array[1, 3]) c where p.id > ${manyFrom}`);
    await transaction.execute(sql`insert into product_facet (product_id, code, value, label_fr)
      select p.id, f.code, f.value, f.value || ' (fr)' from product p, lateral (values
        ('color', case when p.id % 3 = 0 then 'Grey' when p.id % 500 = 1 then 'White' else 'Oak' end),
        ('width', case when p.id % 2 = 0 then '80-120' else '120-160' end)) f(code, value)
      where p.id > ${manyFrom}`);
    await transaction.execute(sql`analyze product, product_category, product_facet`);
    await listAll(transaction);
  });
