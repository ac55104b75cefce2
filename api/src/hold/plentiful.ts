import { sql } from 'drizzle-orm';
import { selectRows, type Queryable } from '../database/connection.ts';
import type { CartLine } from './buyer.ts';

/** One unit of a product without variants of which there is enough for everybody. */
export const plentifulGoods = async (db: Queryable): Promise<CartLine> => {
  const [row] = await selectRows<{ id: number }>(
    db,
    sql`update product set usable_quantity = 100000, quantity = 100000 where id = (
      select id from product where status = 1 and type = 'simple' and min_sale_qty = 1 and final_price between 1000 and 30000
      order by id limit 1) returning id`,
  );
  if (!row) throw new Error('No product can be bought one by one');
  return { product: row.id, variant: null, quantity: 1 };
};
