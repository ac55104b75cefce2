import { sql } from 'drizzle-orm';
import { selectRows, type Queryable } from '../database/connection.ts';

/** A product with at least two variants that can be bought one by one, and those two. */
export const contendedGoods = async (db: Queryable): Promise<{ product: number; variants: [number, number] }> => {
  const [row] = await selectRows<{ product: number; variants: number[] }>(
    db,
    sql`select product.id as product, array_agg(product_variant.id order by product_variant.id) as variants
      from product join product_variant on product_variant.product_id = product.id
      where status = 1 and min_sale_qty = 1 and product.final_price between 1000 and 30000
      group by product.id having count(*) > 1 order by product.id limit 1`,
  );
  const [first, second] = row?.variants ?? [];
  if (!row || first === undefined || second === undefined) throw new Error('No product has two variants');
  return { product: row.product, variants: [first, second] };
};

/** Gives each of these variants, which are all of the product's that count here, so many units. */
export const stockUp = async (
  db: Queryable,
  product: number,
  variants: readonly number[],
  units: number,
): Promise<void> => {
  await db.execute(
    sql`update product_variant set usable_quantity = ${units}, quantity = ${units} where product_id = ${product}`,
  );
  await db.execute(
    sql`update product set usable_quantity = ${units * variants.length}, quantity = ${units * variants.length}
      where id = ${product}`,
  );
};
