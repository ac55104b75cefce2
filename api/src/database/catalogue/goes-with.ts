import { sql } from 'drizzle-orm';
import { selectRows, type Queryable } from '../connection.ts';
import { browseOf } from '../content/browse.ts';
import { cardsByIds, type CardRow } from './cards.ts';
import type { ProductRow } from './detail.ts';
import { isBadlyRated, pIsListed } from './listed.ts';

/** The categories of the rooms that a thing stands in; of one that belongs to no room, those around its own. */
const roomOf = async (db: Queryable, { categoryIds }: { categoryIds: readonly number[] }): Promise<number[]> => {
  const { rooms } = await browseOf({ db });
  const rows = rooms.filter((room) => room.categoryIds.some((id) => categoryIds.includes(id)));
  return rows.length > 0 ? [...new Set(rows.flatMap((room) => room.categoryIds))] : categoryIds.slice(1);
};

/**
 * What stands beside a product: things of its rooms and of its style (where both are said to have one). The best of each
 * other kind first, of the same series before others, then the second of each; its own kind comes last.
 */
export const goesWith = async (db: Queryable, row: ProductRow, count: number): Promise<CardRow[]> => {
  const { categoryIds } = row.details;
  const room = await roomOf(db, { categoryIds });
  const [own] = categoryIds;
  if (room.length === 0 || own === undefined) return [];
  const kind = sql`(p.details->'categoryIds'->>0)::int`;
  const rows = await selectRows<{ id: number }>(
    db,
    sql`with beside as (
      select p.id, p.popularity, ${kind} as kind, row_number() over (partition by ${kind} order by
        (p.usable_quantity > 0) desc, ${isBadlyRated(sql`p.`)}, (p.series = ${row.series}) desc, p.popularity desc, p.id) as place
      from product p
      where ${pIsListed} and p.id <> ${row.id} and (p.style = ${row.style} or p.style is null or ${row.style}::text is null)
        and exists (select 1 from product_category pc where pc.product_id = p.id and pc.category_id in (${sql.join(
          room.map((id) => sql`${id}`),
          sql`, `,
        )})))
      select id from beside order by (kind = ${own}), place, popularity desc, id limit ${count}`,
  );
  return cardsByIds(
    db,
    rows.map(({ id }) => id),
  );
};
