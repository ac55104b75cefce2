import { eq, getTableName, isNull, type SQL } from 'drizzle-orm';
import { retainedSince } from '../../domain/rights/terms.ts';
import { holdEverything } from '../../testing/personal-rows.ts';
import { startPostgres } from '../../testing/postgres-server.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { schema } from '../connection.ts';
import { deleteOldRows } from '../retention.ts';
import { keepings } from './all.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp({}, {}, await startPostgres());
});
afterAll(() => shop?.close());

const hour = 3_600_000;
const swept = keepings.filter((one) => one.swept !== undefined);

/** The first hour in which a row of `since` has been kept long enough, found by halves. */
const endOf = (retention: (typeof swept)[number]['retention'], since: Date): Date => {
  let [early, late] = [0, 20 * 366 * 24];
  const isOver = (hours: number) =>
    (retainedSince(retention, new Date(since.getTime() + hours * hour)) ?? since) > since;
  while (late - early > 1) {
    const middle = Math.floor((early + late) / 2);
    if (isOver(middle)) late = middle;
    else early = middle;
  }
  return new Date(since.getTime() + late * hour);
};

/** One row in every table that has a time, all made now, of an account that is gone, and with nothing under way. */
const fill = async (now: Date): Promise<void> => {
  const { db } = shop.connection;
  for (const { table } of swept) await db.delete(table);
  await holdEverything(db, { customerId: 1, email: 'ada@example.com' }, now);
  await db.delete(schema.customer).where(eq(schema.customer.id, 1));
  await db.update(schema.order).set({ customerId: null });
  await db.update(schema.payment).set({ usedBy: null, refundReference: null });
  await db.insert(schema.accountDeletion).values({ customerId: 1, deletedAt: now, sweptAt: now });
  await db.insert(schema.attempt).values({ key: 'one', count: 1, windowEndsAt: now });
  await db.insert(schema.pageChange).values({ tags: [], createdAt: now });
  await db.insert(schema.unknownPath).values({ path: '/gone', referrer: '', lastVisitAt: now });
  await db.insert(schema.guest).values({ deviceId: 'one', createdAt: now });
  const values = { url: 'https://one.example', types: [], secret: 'whsec_', createdAt: now };
  const [webhook] = await db.insert(schema.webhook).values(values).returning();
  const said = { messageId: 'm', type: 'order.paid', orderNumber: 'CA1', message: '{}' } as const;
  const done = { nextAttemptAt: null, createdAt: now, sentAt: now };
  await db.insert(schema.webhookDelivery).values({ webhookId: webhook?.id ?? 0, ...said, ...done });
};

test('every table with a time keeps its rows until then and no longer, on a PostgreSQL server', async () => {
  const { db } = shop.connection;
  const { now } = shop.clock;
  await fill(now);
  /** Rows of `fill`, of which one that is changed in place of a deletion counts no more. */
  const still: Record<string, SQL> = {
    customer_order: isNull(schema.order.anonymisedAt),
    // Filling and sweeping tables changes pages too.
    page_change: eq(schema.pageChange.createdAt, now),
  };
  const ends = swept.map(({ table, retention }) => ({ table, end: endOf(retention, now).getTime() }));
  const said: string[] = [];
  for (const end of [...new Set(ends.map((one) => one.end))].toSorted((one, other) => one - other)) {
    const tables = ends.filter((one) => one.end === end).map(({ table }) => table);
    const counts = () => Promise.all(tables.map((table) => db.$count(table, still[getTableName(table)])));
    await deleteOldRows(db, new Date(end - 2 * hour));
    const before = await counts();
    await deleteOldRows(db, new Date(end));
    const after = await counts();
    said.push(...tables.map((table, place) => `${getTableName(table)} ${before[place]} ${after[place]}`));
  }
  expect(said.toSorted()).toEqual(swept.map(({ table }) => `${getTableName(table)} 1 0`).toSorted());
});

test('a table with a time of its own either ends by it or says by what else', () => {
  const withoutEnd = keepings.filter(
    ({ retention, swept: by }) => by === undefined && (retention.as === 'days' || retention.as === 'list'),
  );
  // Both go with what sends them, and a browser's consent the moment that it is withdrawn.
  expect(withoutEnd.map(({ table }) => getTableName(table))).toEqual([
    'push_message',
    'push_subscription',
    'contact_picture',
  ]);
});
