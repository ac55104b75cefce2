import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { languages, reviewSorts, type CallQuery } from '@shop/contract';
import { schema } from '../../database/connection.ts';
import { fixture } from '../../testing/fixture-products.ts';
import { storeOrder } from '../../testing/stored-order.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop?.close());

type Query = Omit<CallQuery<'productReviews'>, 'product_id'>;
const read = async (product_id: number, query: Query = {}) =>
  (await shop.call('productReviews', { query: { product_id, page_size: 50, ...query } })).result;

/** Reviews of one product that differ in all that can be chosen. */
const write = async () => {
  const { review } = schema;
  const rows = Array.from({ length: 40 }, (_, at) => ({
    productId: fixture.lastOne,
    author: `Writer ${at}`,
    language: languages[at % 2] ?? 'en',
    stars: 1 + (at % 5),
    title: `Title ${at}`,
    text: 'A chair.',
    createdAt: new Date(Date.UTC(2026, 0, 1 + ((at * 7) % 40))).toISOString(),
    helpful: (at * 3) % 11,
    pictures: at % 4 === 0 ? [`/media/uploads/${at}-a.avif`, `/media/uploads/${at}-b.avif`] : [],
    verified: at % 3 === 0,
  }));
  await shop.connection.db.delete(review).where(eq(review.productId, fixture.lastOne));
  await shop.connection.db
    .insert(review)
    .values([...rows, ...rows.slice(0, 1).map((row) => ({ ...row, state: 'hidden' as const }))]);
};

test('what is chosen of reviews is what comes, in the order that is asked for, and every count says what a press shows', async () => {
  await write();
  const all = (await read(fixture.lastOne)).list;
  expect(all).toHaveLength(40);
  const choices = fc.record(
    {
      star: fc.integer({ min: 1, max: 5 }),
      language: fc.constantFrom(...languages),
      photos: fc.constantFrom(0, 1),
      verified: fc.constantFrom(0, 1),
      sort: fc.constantFrom(...reviewSorts),
    },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(choices, async (query) => {
      const wanted = all.filter(
        (one) =>
          one.star === (query.star ?? one.star) &&
          one.language === (query.language ?? one.language) &&
          (!query.photos || one.pictures.length > 0) &&
          (!query.verified || one.verified),
      );
      const by = {
        newest: () => 0,
        helpful: (a: (typeof all)[number], b: (typeof all)[number]) => b.helpful - a.helpful,
        highest: (a: (typeof all)[number], b: (typeof all)[number]) => b.star - a.star,
        lowest: (a: (typeof all)[number], b: (typeof all)[number]) => a.star - b.star,
      }[query.sort ?? 'newest'];
      const answer = await read(fixture.lastOne, query);
      expect(answer.list.map(({ review_id }) => review_id)).toEqual(wanted.toSorted(by).map((one) => one.review_id));
      expect(answer.total).toBe(wanted.length);
      expect(answer.summary.reviews_count).toBe(40);
      for (const { star, count } of answer.stars)
        expect(count).toBe((await read(fixture.lastOne, { ...query, star })).total);
      for (const { language, count } of answer.languages)
        expect(count).toBe((await read(fixture.lastOne, { ...query, language })).total);
      expect(answer.photos).toBe((await read(fixture.lastOne, { ...query, photos: 1 })).total);
      expect(answer.verified).toBe((await read(fixture.lastOne, { ...query, verified: 1 })).total);
    }),
    { numRuns: 25 },
  );
});

test('the gallery has the newest photos of all reviews that are shown, whatever is chosen', async () => {
  await write();
  const all = (await read(fixture.lastOne)).list;
  const photos = all.flatMap(({ pictures, nickname }) => pictures.map((picture) => ({ picture, nickname })));
  expect((await read(fixture.lastOne, { star: 1, photos: 1 })).gallery).toEqual(photos.slice(0, 8));
});

test('what makes no sense is refused', async () => {
  for (const query of [{ sort: 'best' }, { star: 6 }, { language: 'de' }, { photos: 2 }]) {
    const { code } = await shop.call('productReviews', { query: { product_id: fixture.lastOne, ...query } as never });
    expect({ query, code }).toEqual({ query, code: 400 });
  }
});

test('a purchase is verified where the writer had bought that product by an order of this shop, and nowhere else', async () => {
  const words = { title: 'Solid', detail: 'Holds six plates.', star: 4 };
  const review = (headers: Record<string, string>, nickname: string, product_id: number) =>
    shop.call('addProductReview', { body: { ...words, product_id, nickname } }, headers);
  const [ada, bo] = [await shop.signIn(), await shop.signIn('bo@example.com')];
  const { db } = shop.connection;
  const idOf = async (email: string) =>
    (await db.query.customer.findFirst({ where: eq(schema.customer.email, email) }))?.id ?? 0;
  await storeOrder(db, await idOf('ada@example.com'), { state: 'delivered' });
  await storeOrder(db, await idOf('bo@example.com'), { state: 'cancelled' });
  await review(ada, 'Ada', fixture.table);
  await review(ada, 'Ada', fixture.tiered);
  await review(bo, 'Bo', fixture.table);
  const { list, verified } = await read(fixture.table, { verified: 1 });
  expect(verified).toBe(1);
  expect(list).toMatchObject([{ nickname: 'Ada', verified: true }]);
  const others = [...(await read(fixture.table)).list, ...(await read(fixture.tiered)).list];
  expect(others.filter((one) => one.verified === undefined).map(({ nickname }) => nickname)).toEqual(['Bo', 'Ada']);
});
