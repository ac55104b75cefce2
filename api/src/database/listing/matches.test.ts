import { sql } from 'drizzle-orm';
import { addMany, manyFrom } from '../../testing/many-products.ts';
import { recordedStatements } from '../../testing/recorded-statements.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { selectRows } from '../connection.ts';
import type { Matches } from './list-request.ts';
import { matchesOf, type Scope } from './matches.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
  await addMany(shop.connection.db, 2_000);
});
afterAll(() => shop?.close());

/** Products with these numbers, the even ones better than the others. */
const scope = (from: number, to: number): Scope => ({
  holds: sql`p.id > ${manyFrom + from} and p.id <= ${manyFrom + to}`,
  relevance: sql`p.id % 2`,
});
/** Puts so many products into the first tier, and those up to another number into the second. */
const place = (first: number, second: number) =>
  shop.connection.db.execute(sql`update product set search_tier =
    case when id <= ${manyFrom + first} then 1 when id <= ${manyFrom + second} then 2 end where id > ${manyFrom}`);

const find = async (within: Scope): Promise<Matches> => {
  let found: Matches | undefined;
  const statements = await recordedStatements(async () => {
    found = await matchesOf(shop.connection.db, within);
  });
  expect(statements).toHaveLength(1);
  if (!found) throw new Error('It answers something.');
  return found;
};
/** The most popular of the products with these numbers, as `Matches` has them. */
const expected = async (from: number, to: number, least: boolean): Promise<Matches> => {
  const [row] = await selectRows<Omit<Matches, 'least'>>(
    shop.connection.db,
    sql`select count(*)::int as count, array_agg(id order by popularity desc, id)::text as ids,
      array_agg(id % 2 order by popularity desc, id)::text as scores
      from (select * from product where id > ${manyFrom + from} and id <= ${manyFrom + to}
        order by popularity desc, id limit 1000) best`,
  );
  if (!row) throw new Error('There are such products.');
  return { ...row, least };
};

test.each([
  ['everything, where no product stands in a tier', [0, 0], [0, 900], [0, 900], false],
  ['the most popular thousand of more', [0, 0], [0, 1_001], [0, 1_001], true],
  ['a thousand as they are', [0, 0], [0, 1_000], [0, 1_000], false],
  ['the first tier, where it has enough', [700, 1_900], [200, 2_000], [200, 700], true],
  ['everything, where the first tier has one too few', [700, 700], [201, 1_100], [201, 1_100], false],
  ['both tiers, where they have a thousand', [300, 1_900], [200, 2_000], [200, 1_900], true],
  ['everything, where both have too few', [300, 1_100], [200, 2_000], [200, 2_000], true],
  ['everything, where too few of the first promise much', [259, 1_900], [200, 2_000], [200, 2_000], true],
  ['nothing', [300, 1_900], [0, 0], [0, 0], false],
] as const)(
  'a search finds %s, in one statement',
  async (_what, [first, second], [from, to], [least, most], isLeast) => {
    await place(first, second);
    const found = await find(scope(from, to));
    if (to > 0) expect(found).toEqual(await expected(least, most, isLeast));
    else expect(found).toEqual({ count: 0, ids: '{}', scores: '{}', least: false });
  },
);
