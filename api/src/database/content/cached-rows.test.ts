import { eq, sql } from 'drizzle-orm';
import { fixture } from '../../testing/fixture-products.ts';
import { recordedStatements } from '../../testing/recorded-statements.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { schema, type Queryable } from '../connection.ts';
import { cachedRows } from './cached-rows.ts';

const { category, coupon, product } = schema;

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop?.close());

/** Reads values cached under the test's own name: the numbers of the reads that they came from. */
const readings = (name: string, db: Queryable = shop.connection.db) => {
  let reads = 0;
  const read = async () => (reads += 1);
  return async () => {
    const cached = await cachedRows(db);
    return [await cached.ofSite(name, read), await cached.chosen(name, read)];
  };
};
const change = (values: Partial<typeof product.$inferInsert>) =>
  shop.connection.db.update(product).set(values).where(eq(product.id, fixture.sofa));

test('the site’s rows are read again once something of the site has changed, and choices with any list', async () => {
  const read = readings('rows');
  expect([await read(), await read()]).toEqual([
    [1, 2],
    [1, 2],
  ]);
  await change({ quantity: 77 }); // chooses no other products
  expect(await read()).toEqual([1, 2]);
  await change({ price: 12_345 });
  expect(await read()).toEqual([1, 3]);
  await shop.connection.db.update(category).set({ position: sql`position` });
  expect(await read()).toEqual([4, 5]);
});

test('what could not be read is read again', async () => {
  const cached = await cachedRows(shop.connection.db);
  await expect(cached.ofSite('failing', () => Promise.reject(new Error('not now')))).rejects.toThrow('not now');
  expect(await cached.ofSite('failing', async () => 'there')).toBe('there');
});

test('what is read of a product is read again once something of it has changed, with all that are not known at once', async () => {
  const { sofa, table } = fixture;
  const asked: (readonly number[])[] = [];
  const read = async (...ids: number[]) => {
    const cached = await cachedRows(shop.connection.db);
    return cached.ofProducts('test', ids, async (unknown) => {
      asked.push(unknown);
      return new Map(unknown.filter((id) => id !== 99_999).map((id) => [id, asked.length]));
    });
  };
  expect(await read(sofa, table)).toEqual([1, 1]);
  expect(await read(table, 99_999, sofa)).toEqual([1, undefined, 1]);
  expect(await read(99_999, sofa)).toEqual([undefined, 1]);
  await change({ quantity: 78 });
  expect(await read(sofa, table)).toEqual([3, 1]);
  await shop.connection.db.update(category).set({ position: sql`position` });
  expect(await read(sofa, table)).toEqual([4, 4]);
  expect(asked).toEqual([[sofa, table], [99_999], [sofa], [sofa, table]]);
});

test('a product that is forgotten for another of the same call is read again', async () => {
  const cached = await cachedRows(shop.connection.db);
  const read = (ids: readonly number[]) =>
    cached.ofProducts('many', ids, async (unknown) => new Map(unknown.map((id) => [id, `row ${id}`])));
  const many = Array.from({ length: 5_000 }, (_, place) => 100_000 + place);
  await read(many);
  expect(await read([1, ...many.slice(0, 2)])).toEqual(['row 1', 'row 100000', 'row 100001']);
});

test('what of products could not be read is read again', async () => {
  const cached = await cachedRows(shop.connection.db);
  const failing = cached.ofProducts('failing', [fixture.sofa], () => Promise.reject(new Error('not now')));
  await expect(failing).rejects.toThrow('not now');
  expect(await cached.ofProducts('failing', [fixture.sofa], async () => new Map([[fixture.sofa, 'there']]))).toEqual([
    'there',
  ]);
});

test('a call does not go by a question that was asked before it, and shares its own with others', async () => {
  const { db } = shop.connection;
  let questions = 0;
  const waiting: (() => void)[] = [];
  /** The database, whose answers wait until they are let through. */
  const pausedDb: Queryable = Object.create(db, {
    execute: {
      value: async (query: Parameters<Queryable['execute']>[0]) => {
        questions += 1;
        const answer = await db.execute(query);
        await new Promise<void>((resolve) => void waiting.push(resolve));
        return answer;
      },
    },
  });
  const letThrough = async (): Promise<void> => {
    while (waiting.length === 0) await new Promise(setImmediate);
    waiting.shift()?.();
  };
  const read = readings('held', pausedDb);
  const first = read();
  await letThrough();
  expect(await first).toEqual([1, 2]);
  const early = read();
  while (waiting.length === 0) await new Promise(setImmediate);
  await db.update(category).set({ position: sql`position` });
  const late = [read(), read(), read()];
  await letThrough();
  expect(await early).toEqual([1, 2]);
  await letThrough();
  expect(await Promise.all(late)).toEqual([
    [3, 4],
    [3, 4],
    [3, 4],
  ]);
  expect(questions).toBe(3);
});

test('a product’s detail needs three statements once its room, its series and what stands beside it are known, and shows a coupon at once', async () => {
  const detail = () => shop.call('productDetail', { query: { id: fixture.sofa } });
  const { result } = await detail();
  const statements = await recordedStatements(async () => expect((await detail()).result).toEqual(result));
  expect(statements).toHaveLength(3);
  const named = async () => (await detail()).result.usableCoupon;
  expect(await named()).toBeNull();
  await shop.connection.db.update(coupon).set({ offer: 'link', url: '/about' }).where(eq(coupon.code, 'TEN'));
  expect(await named()).toBe('TEN');
});

test('reviews and questions are counted and listed in two statements, and not listed where there are none', async () => {
  const { sofa, outOfStock } = fixture;
  const statementsOf = async (call: () => Promise<unknown>) => (await recordedStatements(call)).length;
  const reviews = (id: number) => () => shop.call('productReviews', { query: { product_id: id } });
  const questions = (id: number) => () => shop.call('productFaq', { query: { product_id: id } });
  expect((await reviews(sofa)()).result.total).toBeGreaterThan(0);
  expect([await statementsOf(reviews(sofa)), await statementsOf(questions(sofa))]).toEqual([2, 2]);
  expect((await reviews(outOfStock)()).result).toMatchObject({ total: 0, list: [] });
  expect([await statementsOf(reviews(outOfStock)), await statementsOf(questions(outOfStock))]).toEqual([1, 1]);
  expect([(await reviews(99_999)()).code, (await questions(99_999)()).code]).toEqual([404, 404]);
});

test('of more choices than are kept the one that was asked for the longest ago is read again', async () => {
  const cached = await cachedRows(shop.connection.db);
  const read: string[] = [];
  const names = Array.from({ length: 501 }, (_, place) => `choice ${place}`);
  for (const name of [...names, 'choice 500', 'choice 0']) await cached.chosen(name, async () => read.push(name));
  expect(read).toEqual([...names, 'choice 0']);
});
