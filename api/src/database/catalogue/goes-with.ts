import { sql } from 'drizzle-orm';
import type { Browse } from '@shop/contract/contents';
import { selectRows, type Queryable } from '../connection.ts';
import { browseOf } from '../content/site-document.ts';
import type { CachedRows } from '../content/cached-rows.ts';
import { besideByIds, type BesideRow } from './cards.ts';
import { cachedCategories, withAllBelow } from './categories.ts';
import type { ProductRow } from './detail.ts';
import { isBadlyRated, pIsListed } from '../listing/list-request.ts';
import { idArray } from '../listing/id-array.ts';
import { byStanding, orderOf } from '../listing/orders.ts';

/** So many of the same series are compared, of so many that are looked at. */
const MOST_OF_SERIES = 200;
const SEEN_OF_SERIES = 400;
/** And so many of each kind, of which those of the style are taken. */
const SEEN_OF_KIND = 200;

/** A product that may be shown beside another, with what ranks it. */
interface Candidate {
  id: number;
  /** Its first category, which says what kind of thing it is. */
  kind: number | null;
  style: string | null;
  series: string;
  isThere: boolean;
  isBad: boolean;
  popularity: number;
}

const candidate = sql`p.id, (p.details->'categoryIds'->>0)::int as kind, p.style, p.series,
  p.usable_quantity > 0 as "isThere", ${isBadlyRated(sql`p.`)} as "isBad", p.popularity`;

/** The first of each of these categories, of a style where one is given, with the category. */
const bestOfKinds = (db: Queryable, categories: readonly number[], style: string | null, count: number) =>
  selectRows<Candidate & { category: number }>(
    db,
    sql`select ${candidate}, best.category
      from (select c.category, place.* from unnest(${idArray(categories)}) c(category) cross join lateral (
        select place.standing, place.popularity as sold, place.product_id from (
          select * from listing_place where category_id = c.category order by ${orderOf(byStanding, 'listing_place')}
          limit ${SEEN_OF_KIND}) place
        cross join lateral (select 1 from product q where q.id = place.product_id
          and (q.style = ${style} or q.style is null or ${style}::text is null) limit 1) q
        order by ${orderOf(byStanding, 'place')} limit ${count}) place) best
      cross join lateral (select * from product where id = best.product_id limit 1) p
      order by best.category, best.standing, best.sold desc, p.id`,
  );

/** The most popular of a series, with their categories. */
const bestOfSeries = (db: Queryable, series: string) =>
  selectRows<Candidate & { categories: number[] }>(
    db,
    sql`select ${candidate}, array(
        select substr(t, length('category:') + 1)::int from unnest(l.tokens) t where starts_with(t, 'category:')) as categories
      from (select * from product p where p.series = ${series} and ${pIsListed}
        order by p.popularity desc, p.id limit ${SEEN_OF_SERIES}) p
      cross join lateral (select tokens from listing where product_id = p.id limit 1) l
      order by p.popularity desc, p.id`,
  );

/** The categories of the rooms that a thing stands in; of one that belongs to no room, those around its own. */
const roomOf = ({ rooms }: Browse, categoryIds: readonly number[]): number[] => {
  const rows = rooms.filter((room) => room.categoryIds.some((id) => categoryIds.includes(id)));
  return rows.length > 0 ? [...new Set(rows.flatMap((room) => room.categoryIds))] : categoryIds.slice(1);
};

/** The better first: what is there, is not badly rated, is of the same series, is popular. */
const byWorth =
  (series: string) =>
  (a: Candidate, b: Candidate): number =>
    Number(b.isThere) - Number(a.isThere) ||
    Number(a.isBad) - Number(b.isBad) ||
    Number(b.series === series) - Number(a.series === series) ||
    b.popularity - a.popularity ||
    a.id - b.id;

/**
 * Returns the products beside a product: things of its rooms and of its style (where both are said to have one). The
 * best of each other kind first, of the same series before others, then the second of each; its own kind comes last.
 * The candidates are cached, because products of a room and a style have them in common; the chosen rows are cached
 * until they change.
 */
export const goesWith = async (
  db: Queryable,
  cached: CachedRows,
  row: ProductRow,
  count: number,
): Promise<BesideRow[]> => {
  const { style, series, details } = row;
  const room = roomOf(await cached.ofSite('browse', () => browseOf({ db })), details.categoryIds);
  const [own] = details.categoryIds;
  if (room.length === 0 || own === undefined) return [];
  const below = withAllBelow(await cachedCategories(db, cached), room);
  // One more of each kind than are shown: the product itself may be among them.
  const name = `${count} of ${below.join(' ')} in ${style}`;
  const [ofKinds, ofSeries] = await Promise.all([
    cached.chosen(name, () => bestOfKinds(db, below, style, count + 1)),
    cached.chosen(`series ${series}`, () => bestOfSeries(db, series)),
  ]);
  const others = <T extends Candidate>(candidates: readonly T[]): T[] => candidates.filter(({ id }) => id !== row.id);
  const isOfStyle = (other: Candidate) => other.style === style || other.style === null || style === null;
  const found = new Map<number, Candidate>();
  for (const of of Map.groupBy(others(ofKinds), ({ category }) => category).values())
    for (const one of of.slice(0, count)) found.set(one.id, one);
  const inRoom = others(ofSeries).filter(({ categories }) => categories.some((id) => room.includes(id)));
  for (const one of inRoom.slice(0, MOST_OF_SERIES)) if (isOfStyle(one)) found.set(one.id, one);
  const chosen = [...Map.groupBy(found.values(), ({ kind }) => kind).values()]
    .flatMap((ofKind) => ofKind.toSorted(byWorth(series)).map((one, place) => ({ one, place })))
    .toSorted(
      (a, b) =>
        Number(a.one.kind === own) - Number(b.one.kind === own) ||
        a.place - b.place ||
        b.one.popularity - a.one.popularity ||
        a.one.id - b.one.id,
    );
  return besideByIds(
    db,
    cached,
    chosen.slice(0, count).map(({ one }) => one.id),
  );
};
