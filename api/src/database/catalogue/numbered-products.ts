import { sql } from 'drizzle-orm';
import { productNumbersIn } from '../../domain/search/numbers.ts';
import { selectRows, type Queryable } from '../connection.ts';
import { textArray } from '../listing/conditions.ts';
import { pIsListed } from '../listing/list-request.ts';

/** A product that a number is of, and the variant where it is that one's own. */
export interface NumberedProduct {
  id: number;
  piid: number | null;
  urlPath: string;
}

/** Finds products by a query's number: a GTIN, an item number, or that of a product or variant in the stock. */
export const numberedProducts = async (db: Queryable, query: string): Promise<NumberedProduct[]> => {
  const numbers = productNumbersIn(query);
  if (!numbers) return [];
  const { item, gtins } = numbers;
  // Each kind of number has an index of its own, so each is asked for apart.
  return selectRows<NumberedProduct>(
    db,
    sql`select distinct on (p.id) p.id, found.piid, p.url_path as "urlPath" from (
        select id, null::int as piid from product where gtin = any(${textArray(gtins)})
        union all
        select id, null from product
        where search_en @@ phraseto_tsquery('simple', ${item ?? ''}) and ${item ?? ''} in (upper(sku), upper(item_no))
        union all
        select product_id, id from product_variant where sku = ${item ?? ''}
      ) found join product p on p.id = found.id
      where ${pIsListed} order by p.id, found.piid nulls first`,
  );
};
