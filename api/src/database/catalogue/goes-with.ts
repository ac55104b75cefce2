import { sql, type SQL } from 'drizzle-orm';
import { selectRows, type Queryable } from '../connection.ts';
import { browseOf } from '../content/browse.ts';
import { cardsByIds, type CardRow } from './cards.ts';
import type { ProductRow } from './detail.ts';
import { isBadlyRated, pIsListed } from './listed.ts';
import { textArray } from '../listing/conditions.ts';
import { idArray } from '../listing/id-array.ts';
import { orderOf } from '../listing/orders.ts';

/** So many of the same series are compared, of so many that are looked at. */
const MOST_OF_SERIES = 200;
const SEEN_OF_SERIES = 400;
/** And so many of each kind, of which those of the style are taken. */
const SEEN_OF_KIND = 200;

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
  const suits = (name: SQL) =>
    sql`${name}.id <> ${row.id} and (${name}.style = ${row.style} or ${name}.style is null or ${row.style}::text is null)`;
  const rows = await selectRows<{ id: number }>(
    db,
    sql`with recursive below as (
        select id from category where id = any(${idArray(room)})
        union select c.id from category c join below b on c.parent_id = b.id),
      styled as (
        select c.product_id as id from below b cross join lateral (
          select place.product_id from (
            select * from listing_place where category_id = b.id order by ${orderOf('recommended', 'listing_place')}
            limit ${SEEN_OF_KIND}) place
          cross join lateral (select 1 from product q where q.id = place.product_id and ${suits(sql`q`)} limit 1) q
          order by ${orderOf('recommended', 'place')} limit ${count}) c),
      same_series as (
        select s.id from (
          select p.id, p.popularity from product p where p.series = ${row.series} and ${pIsListed}
          order by p.popularity desc, p.id limit ${SEEN_OF_SERIES}) s
        cross join lateral (select 1 from listing l where l.product_id = s.id
          and l.tokens && ${textArray(room.map((id) => `category:${id}`))} limit 1) l
        order by s.popularity desc, s.id limit ${MOST_OF_SERIES}),
      beside as (
        select p.id, p.popularity, ${kind} as kind, row_number() over (partition by ${kind} order by
          (p.usable_quantity > 0) desc, ${isBadlyRated(sql`p.`)}, (p.series = ${row.series}) desc, p.popularity desc, p.id) as place
        from product p
        where p.id = any(array(select id from styled union select id from same_series)) and ${suits(sql`p`)})
      select id from beside order by (kind = ${own}), place, popularity desc, id limit ${count}`,
  );
  return cardsByIds(
    db,
    rows.map(({ id }) => id),
  );
};
