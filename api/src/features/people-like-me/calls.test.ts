import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { languages, leastPeople, nearHeight, personHeight, personRooms, reviewSorts } from '@shop/contract';
import { schema } from '../../database/connection.ts';
import { plainWords } from '../../domain/text/plain-words.ts';
import { fixture } from '../../testing/fixture-products.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop?.close());

const { review, reviewer } = schema;
const PRODUCT = fixture.lastOne;

const anyHeight = fc.integer({ min: personHeight.min, max: personHeight.max });
const anyWritten = fc.record({
  title: fc.constantFrom('Chaise d’Étage', 'An oak chair', 'Oak'),
  stars: fc.integer({ min: 1, max: 5 }),
  language: fc.constantFrom(...languages),
  state: fc.constantFrom('shown', 'shown', 'waiting', 'hidden'),
  verified: fc.boolean(),
  hasPhoto: fc.boolean(),
  helpful: fc.nat(9),
  // Near each other, so that some are like some.
  height: fc.option(fc.integer({ min: 155, max: 185 })),
  room: fc.option(fc.constantFrom(...personRooms.slice(0, 2))),
});
type Written = typeof anyWritten extends fc.Arbitrary<infer One> ? One : never;
const anyChoices = fc.record(
  {
    star: fc.integer({ min: 1, max: 5 }),
    language: fc.constantFrom(...languages),
    photos: fc.constantFrom(0, 1),
    verified: fc.constantFrom(0, 1),
    q: fc.constantFrom('oak', 'etage', 'chai', 'chair oak', '?'),
    sort: fc.constantFrom(...reviewSorts),
  },
  { requiredKeys: [] },
);
const anyPerson = fc.oneof(
  fc.record({ height: fc.integer({ min: 150, max: 190 }) }),
  fc.record({ room: fc.constantFrom(...personRooms.slice(0, 3)) }),
  fc.record({ height: fc.integer({ min: 150, max: 190 }), room: fc.constantFrom(...personRooms.slice(0, 2)) }),
);

/** Replaces the product's reviews; their ids, in the order of these. */
const write = async (all: readonly Written[]): Promise<number[]> => {
  const { db } = shop.connection;
  await db.delete(reviewer);
  await db.delete(review).where(eq(review.productId, PRODUCT));
  if (all.length === 0) return [];
  const rows = await db
    .insert(review)
    .values(
      all.map(({ hasPhoto, height: _height, room: _room, ...one }, at) => ({
        ...one,
        productId: PRODUCT,
        author: `Writer ${at}`,
        text: 'Solid.',
        createdAt: new Date(Date.UTC(2026, 0, 1, at)).toISOString(),
        pictures: hasPhoto ? ['/media/uploads/a.avif'] : [],
      })),
    )
    .returning({ id: review.id });
  const said = all.flatMap(({ height, room }, at) =>
    height === null && room === null ? [] : [{ reviewId: rows[at]?.id ?? 0, height, room }],
  );
  if (said.length > 0) await db.insert(reviewer).values(said);
  return rows.map(({ id }) => id);
};

test('what people like the reader say is counted from their shown reviews alone, with whatever is chosen besides', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyWritten, { maxLength: 30 }), anyPerson, anyChoices, async (all, person, choices) => {
      const ids = await write(all);
      const { height, room } = { height: undefined, room: undefined, ...person };
      const like = all
        .map((one, at) => ({ ...one, id: ids[at] ?? 0, at }))
        .filter((one) => one.state === 'shown')
        .filter((one) => height === undefined || (one.height !== null && Math.abs(one.height - height) <= nearHeight))
        .filter((one) => room === undefined || one.room === room);
      const words = plainWords(choices.q ?? '');
      const wanted = like
        .filter(
          ({ title }) =>
            choices.q === undefined ||
            (words.length > 0 && words.every((word) => plainWords(title).some((written) => written.startsWith(word)))),
        )
        .filter((one) => one.stars === (choices.star ?? one.stars))
        .filter((one) => one.language === (choices.language ?? one.language))
        .filter((one) => !choices.photos || one.hasPhoto)
        .filter((one) => !choices.verified || one.verified)
        .toSorted((a, b) => b.at - a.at)
        .toSorted(
          {
            newest: () => 0,
            helpful: (a: Written, b: Written) => b.helpful - a.helpful,
            highest: (a: Written, b: Written) => b.stars - a.stars,
            lowest: (a: Written, b: Written) => a.stars - b.stars,
          }[choices.sort ?? 'newest'],
        );
      const query = { product_id: PRODUCT, page_size: 50, ...person, ...choices };
      const { result } = await shop.call('peopleLikeMe', { query });
      const mean = like.reduce((sum, { stars }) => sum + stars, 0) / like.length;
      expect(result.people).toBe(like.length);
      expect(result.average).toBe(like.length < leastPeople ? null : Math.round(mean * 10) / 10);
      expect(result.reviews.list.map(({ review_id }) => review_id)).toEqual(wanted.map(({ id }) => id));
      expect(result.reviews.total).toBe(wanted.length);
      expect(result.reviews.summary.reviews_count).toBe(like.length);
      expect(result.writers).toEqual(wanted.map((one) => ({ review_id: one.id, height: one.height, room: one.room })));
    }),
    { numRuns: 40 },
  );
});

test('heights near a bound stay within what somebody may say', async () => {
  for (const [height, from, to] of [
    [168, 160, 176],
    [personHeight.min, 100, 108],
    [personHeight.max, 222, 230],
  ] as const) {
    const { result } = await shop.call('peopleLikeMe', { query: { product_id: PRODUCT, height } });
    expect(result.between).toEqual({ from, to });
  }
  const room = await shop.call('peopleLikeMe', { query: { product_id: PRODUCT, room: 'bedroom' } });
  expect(room.result.between).toBeNull();
});

test.each([
  {},
  { height: 99 },
  { height: 231 },
  { height: 170.5 },
  { height: 'tall' },
  { room: 'attic' },
  { height: 170, star: 6 },
])('asking with %j is refused', async (query) => {
  expect((await shop.call('peopleLikeMe', { query: { product_id: PRODUCT, ...query } as never })).code).toBe(400);
});

test('a writer says, changes and takes back what they say of themselves; nobody does it for them', async () => {
  await write([]);
  const ada = await shop.signIn();
  const about = { product_id: PRODUCT, nickname: 'Ada', title: 'Solid', detail: 'It holds.', star: 4 };
  const review_id = (await shop.call('addProductReview', { body: about }, ada)).result.review_id;
  const say = (body: object, headers: Record<string, string>) =>
    shop.call('aboutReviewer', { body: { review_id, ...body } }, headers);
  const stored = () => shop.connection.db.select().from(reviewer).where(eq(reviewer.reviewId, review_id));
  expect((await say({ height: 170, room: 'office' }, ada)).result).toEqual({ height: 170, room: 'office' });
  expect(await stored()).toMatchObject([{ height: 170, room: 'office' }]);
  expect((await say({ height: 172 }, ada)).result).toEqual({ height: 172, room: null });
  const bo = await shop.signIn('bo@example.com');
  expect((await say({ height: 120 }, bo)).code).toBe(404);
  for (const wrong of [{ height: 99 }, { height: 1.7 }, { room: 'attic' }])
    expect((await say(wrong, ada)).code).toBe(400);
  expect(await stored()).toMatchObject([{ height: 172, room: null }]);
  await say({}, ada);
  expect(await stored()).toEqual([]);
});

test('whoever says a height within the bounds is like themselves', async () => {
  await fc.assert(
    fc.asyncProperty(anyHeight, async (height) => {
      const one = {
        title: 'Oak',
        stars: 5,
        language: 'en',
        state: 'shown',
        verified: false,
        hasPhoto: false,
        helpful: 0,
      } as const;
      await write([{ ...one, height, room: null }]);
      const { result } = await shop.call('peopleLikeMe', { query: { product_id: PRODUCT, height } });
      expect(result.people).toBe(1);
    }),
    { numRuns: 10 },
  );
});
