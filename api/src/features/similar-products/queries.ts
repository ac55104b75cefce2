import { sql, type SQL } from 'drizzle-orm';
import { selectRows, type Queryable } from '../../database/connection.ts';
import { isBadlyRated } from '../../database/listing/list-request.ts';
import type { Traits } from './likeness.ts';

/** So many of a kind are looked at: the best of it, and those that cost a little less and a little more. */
const MOST_OF_EACH = 60;

const ofToken = (code: string): SQL => sql`array(select substr(t, ${code.length + 2}::int) from unnest(l.tokens) t
  where starts_with(t, ${`${code}:`}))`;

const traits = sql`p.id, p.final_price as price, p.style, ${ofToken('color')} as colours,
  ${ofToken('material')} as materials, p.details->'dimensions' as dimensions, ${isBadlyRated(sql`p.`)} as "isBadlyRated"`;

/** A product with the first of its categories, which says what kind of thing it is; null where there is none of the number. */
export const findKindOf = async (db: Queryable, id: number): Promise<(Traits & { kind: number | null }) | null> => {
  const [row] = await selectRows<Traits & { kind: number | null }>(
    db,
    sql`select ${traits}, (p.details->'categoryIds'->>0)::int as kind
      from product p left join listing l on l.product_id = p.id where p.id = ${id}`,
  );
  return row ?? null;
};

/** Products of a kind that can be bought, among which those that are like one of this price, in cents, are. */
export const findOfKind = (db: Queryable, kind: number, price: number): Promise<Traits[]> => {
  const first = (where: SQL, order: SQL) =>
    sql`(select product_id from listing_place where category_id = ${kind} and standing <= 1 and ${where}
      order by ${order} limit ${MOST_OF_EACH})`;
  return selectRows<Traits>(
    db,
    sql`select ${traits} from (
        ${first(sql`true`, sql`standing, popularity desc, product_id`)}
        union ${first(sql`final_price >= ${price}`, sql`final_price, product_id`)}
        union ${first(sql`final_price < ${price}`, sql`final_price desc, product_id desc`)}) near
      join product p on p.id = near.product_id join listing l on l.product_id = p.id`,
  );
};
