import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { languages, longestOpinionSearch, reviewSorts, type CallQuery, type Language } from '@shop/contract';
import { schema } from '../../database/connection.ts';
import { plainWords } from '../../domain/text/plain-words.ts';
import { fixture } from '../../testing/fixture-products.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop?.close());

const { review } = schema;
const PRODUCT = fixture.lastOne;

const words = ['Étagère', 'étage', 'cœur', 'ASSEMBLY', 'l’assemblage', 'Oak', 'oak-tree', 'in_oak', '40', 'naïve'];
const anyText = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 3 }).map((some) => some.join(' '));
const anyWritten = fc.record({
  title: anyText,
  text: anyText,
  reply: fc.option(anyText),
  language: fc.constantFrom(...languages),
  translation: fc.option(fc.record({ title: anyText, text: anyText }, { noNullPrototype: true })),
  state: fc.constantFrom('shown', 'shown', 'shown', 'hidden'),
  stars: fc.integer({ min: 1, max: 5 }),
  helpful: fc.nat(3),
  verified: fc.boolean(),
  hasPhoto: fc.boolean(),
});
type Written = typeof anyWritten extends fc.Arbitrary<infer One> ? One : never;
const anyQuery = fc
  .array(fc.constantFrom('etag', 'ÉTAGÈRE', 'coeur', 'assem', 'oak', 'tree', '4', 'NAIVE', 'ak', 'o', '?!'), {
    minLength: 1,
    maxLength: 2,
  })
  .map((some) => some.join(' '));
const anyChoices = fc.record(
  {
    star: fc.integer({ min: 1, max: 5 }),
    language: fc.constantFrom(...languages),
    photos: fc.constantFrom(0, 1),
    verified: fc.constantFrom(0, 1),
    sort: fc.constantFrom(...reviewSorts),
  },
  { requiredKeys: [] },
);

/** Replaces the product's reviews, of which the last is the newest; their ids, in this order. */
const write = async (all: readonly Written[]): Promise<number[]> => {
  const { db } = shop.connection;
  await db.delete(review).where(eq(review.productId, PRODUCT));
  if (all.length === 0) return [];
  const rows = await db
    .insert(review)
    .values(
      all.map(({ hasPhoto, ...one }, at) => ({
        ...one,
        productId: PRODUCT,
        author: 'Ada',
        createdAt: new Date(Date.UTC(2026, 0, 1, at)).toISOString(),
        pictures: hasPhoto ? ['/media/uploads/a.avif'] : [],
      })),
    )
    .returning({ id: review.id });
  return rows.map(({ id }) => id);
};

type Query = Omit<CallQuery<'productReviews'>, 'product_id'>;
const search = async (query: Query, language: Language = 'en') =>
  (
    await shop.call(
      'productReviews',
      { query: { product_id: PRODUCT, page_size: 50, ...query } },
      { 'accept-language': language },
    )
  ).result;

/** What somebody who reads in a language sees of a review. */
const textOf = ({ title, text, reply, language, translation }: Written, reader: Language): string => {
  const shown = language !== reader && translation ? translation : { title, text };
  return [shown.title, shown.text, reply ?? ''].join(' ');
};

const byOrder: Record<string, (a: Written, b: Written) => number> = {
  newest: () => 0,
  helpful: (a, b) => b.helpful - a.helpful,
  highest: (a, b) => b.stars - a.stars,
  lowest: (a, b) => a.stars - b.stars,
};

test('a search finds what reads so in the asker’s language, with whatever is chosen besides', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyWritten, { maxLength: 14 }),
      anyQuery,
      anyChoices,
      fc.constantFrom(...languages),
      async (all, q, choices, language) => {
        const ids = await write(all);
        const asked = plainWords(q);
        const shown = all.map((one, at) => ({ ...one, id: ids[at] ?? 0 })).filter((one) => one.state === 'shown');
        const withWords = shown.filter((one) => {
          const there = plainWords(textOf(one, language));
          return asked.length > 0 && asked.every((word) => there.some((written) => written.startsWith(word)));
        });
        const wanted = withWords
          .filter((one) => one.stars === (choices.star ?? one.stars))
          .filter((one) => one.language === (choices.language ?? one.language))
          .filter((one) => !choices.photos || one.hasPhoto)
          .filter((one) => !choices.verified || one.verified)
          .toReversed()
          .toSorted(byOrder[choices.sort ?? 'newest']);
        const answer = await search({ q, ...choices }, language);
        expect(answer.list.map(({ review_id }) => review_id)).toEqual(wanted.map(({ id }) => id));
        expect(answer.total).toBe(wanted.length);
        expect(answer.summary.reviews_count).toBe(shown.length);
        for (const { star, count } of answer.stars)
          expect(count).toBe((await search({ q, ...choices, star, page_size: 1 }, language)).total);
        for (const [at, { found = [] }] of answer.list.entries()) {
          expect(found.length).toBeGreaterThan(0);
          const text = wanted[at] ? textOf(wanted[at], language) : '';
          for (const one of found) expect(text).toContain(one);
        }
      },
    ),
    { numRuns: 40 },
  );
});

const plain = (title: string, changes: Partial<Written> = {}): Written => ({
  title,
  text: 'A chair.',
  reply: null,
  language: 'en',
  translation: null,
  state: 'shown',
  stars: 4,
  helpful: 0,
  verified: false,
  hasPhoto: false,
  ...changes,
});

test('words are told as they are written where they were found, in the shop’s reply too', async () => {
  await write([plain('The ÉTAGÈRE', { text: 'Solid.', reply: 'Étagères are of oak.' })]);
  expect((await search({ q: 'etagere' })).list[0]?.found).toEqual(['ÉTAGÈRE', 'Étagères']);
});

test('signs alone find nothing, one letter begins words, and what is too long is refused', async () => {
  await write([plain('Oak')]);
  for (const q of ['?!', '%', '.*', '(', '\\'])
    expect({ q, total: (await search({ q })).total }).toEqual({ q, total: 0 });
  expect((await search({ q: 'o' })).total).toBe(1);
  for (const q of ['', '   ', 'a'.repeat(longestOpinionSearch + 1), 'a'.repeat(500)])
    expect((await shop.call('productReviews', { query: { product_id: PRODUCT, q } })).code).toBe(400);
});

test('the newest 500 reviews are searched', async () => {
  await write([plain('Walnut'), ...Array.from({ length: 500 }, () => plain('Oak'))]);
  expect((await search({ q: 'walnut' })).total).toBe(0);
  expect((await search({ q: 'oak' })).total).toBe(500);
});
