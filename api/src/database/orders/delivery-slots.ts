import type { RegionSlots } from '@shop/contract/contents';
import { and, asc, count, eq, gte, ne, sql } from 'drizzle-orm';
import { keyOf } from '../../domain/cart/delivery-slots.ts';
import type { Hours } from '../../domain/delivery/hours.ts';
import type { RegionCode } from '../../domain/tax/rates.ts';
import { schema, type Queryable } from '../connection.ts';
import { findSiteDocument, siteDocument } from '../content/site-document.ts';

const { order } = schema;
const day = sql<string>`${order.arrival} ->> 'first'`;
const hour = (which: keyof Hours) => sql<number>`(${order.arrival} -> 'hours' ->> '${sql.raw(which)}')::integer`;
const [from, to] = [hour('from'), hour('to')];
const regionId = sql<number>`(${order.shippingAddress} ->> 'region_id')::integer`;

/** Orders that hold their goods and come at agreed hours, on this day or later. */
const comingSince = (since: string) =>
  and(
    sql`${order.arrival} -> 'hours' is not null`,
    gte(day, since),
    eq(order.holdsGoods, true),
    ne(order.state, 'cancelled'),
  );

/** The orders that come at agreed hours from a day on, such as `2026-12-03`, in the order in which they come. */
export const ordersWithHours = async (db: Queryable, since: string) => {
  const regions = await siteDocument(db, 'regions');
  const rows = await db
    .select({ number: order.number, day, from, to, regionId })
    .from(order)
    .where(comingSince(since))
    .orderBy(asc(day), asc(from), asc(to), asc(order.id));
  return rows.map(({ regionId: id, ...row }) => ({
    ...row,
    region: regions.find((one) => one.regionId === id)?.code ?? '',
  }));
};

/** What a region offers, and how many orders its slots have from a day on, by their keys. */
export const slotsOf = async (
  db: Queryable,
  code: RegionCode,
  since: string,
  { without = 0 }: { without?: number } = {},
): Promise<{ region: RegionSlots | undefined; taken: ReadonlyMap<string, number> }> => {
  const region = (await findSiteDocument(db, 'deliverySlots'))?.[code];
  const id = (await siteDocument(db, 'regions')).find((one) => one.code === code)?.regionId ?? 0;
  const rows = await db
    .select({ day, from, to, orders: count() })
    .from(order)
    .where(and(comingSince(since), eq(regionId, id), ne(order.id, without)))
    .groupBy(day, from, to);
  return { region, taken: new Map(rows.map((row) => [keyOf(row), row.orders])) };
};
