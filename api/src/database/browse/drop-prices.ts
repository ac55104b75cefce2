import { sql } from 'drizzle-orm';
import { tokenOf } from '../../domain/catalogue/listing-tokens.ts';
import { pIsListed } from '../listing/list-request.ts';
import { selectRows, type Queryable } from '../connection.ts';
import { storedCount, WHOLE_SHOP } from '../listing/stored-counts.ts';

/** Ids of what is sold at a drop price, the first to end first; some of them may have ended. */
export const dropPriceIds = async (db: Queryable, most: number): Promise<number[]> => {
  // As its index has it, so that this is found there.
  const rows = await selectRows<{ id: number }>(
    db,
    sql`select p.id from product p where p.tag = 'Drop Price' and ${pIsListed} and (p.details->>'dropPriceSeconds')::int is not null
      order by (p.details->>'dropPriceSeconds')::int, p.id limit ${most}`,
  );
  return rows.map(({ id }) => id);
};

/** How many products cost less today than usual. */
export const dealCount = (db: Queryable): Promise<number> => storedCount(db, WHOLE_SHOP, tokenOf('sale', 'on_sale'));
