import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { languages, type Language } from '@shop/contract';
import { schema } from '../../database/connection.ts';
import { plainWords } from '../../domain/text/plain-words.ts';
import { fixture } from '../../testing/fixture-products.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop?.close());

const { question } = schema;
const PRODUCT = fixture.lastOne;

interface Asked {
  text: string;
  answer: string | null;
  language: Language;
  translation: { text: string; answer: string | null } | null;
}
/** Replaces the product's questions, of which the last is the newest. */
const write = async (all: readonly Asked[]) => {
  const { db } = shop.connection;
  await db.delete(question).where(eq(question.productId, PRODUCT));
  if (all.length === 0) return;
  await db.insert(question).values(
    all.map((one, at) => ({
      ...one,
      productId: PRODUCT,
      author: 'Ada',
      createdAt: new Date(Date.UTC(2026, 0, 1, at)).toISOString(),
    })),
  );
};
const search = async (q: string, language: Language = 'en', page = 1) =>
  (
    await shop.call(
      'productFaq',
      { query: { product_id: PRODUCT, q, page, page_size: 5 } },
      { 'accept-language': language },
    )
  ).result;
const ask = (text: string, answer: string | null = null): Asked => ({
  text,
  answer,
  language: 'en',
  translation: null,
});

const words = ['Étagère', 'étage', 'cœur', 'ASSEMBLY', 'l’assemblage', 'Oak', 'oak-tree', '40', 'naïve', 'Façade'];
const anyText = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 4 }).map((some) => some.join(' '));
const anyAnswer = fc.option(anyText);
const anyAsked: fc.Arbitrary<Asked> = fc.record({
  text: anyText,
  answer: anyAnswer,
  language: fc.constantFrom(...languages),
  translation: fc.option(fc.record({ text: anyText, answer: anyAnswer }, { noNullPrototype: true })),
});
const anyQuery = fc
  .array(fc.constantFrom('etag', 'ÉTAGÈRE', 'coeur', 'assem', 'oak', 'tree', '4', 'NAIVE', 'façade', 'ak'), {
    minLength: 1,
    maxLength: 2,
  })
  .map((some) => some.join(' '));

test('accents and capitals make no difference, and all that is found is what reads so in the asker’s language', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyAsked, { maxLength: 12 }),
      anyQuery,
      fc.constantFrom(...languages),
      async (all, q, language) => {
        await write(all);
        const wanted = all
          .map(({ text, answer, language: written, translation }) => {
            const isTranslated = written !== language && translation;
            return isTranslated ? [translation.text, translation.answer ?? answer ?? ''] : [text, answer ?? ''];
          })
          .filter((texts) => {
            const there = plainWords(texts.join(' '));
            return plainWords(q).every((word) => there.some((one) => one.startsWith(word)));
          })
          .toReversed();
        const pages = [await search(q, language), await search(q, language, 2), await search(q, language, 3)];
        const list = pages.flatMap((page) => page.list);
        expect(pages.map(({ total }) => total)).toEqual(pages.map(() => wanted.length));
        expect(list.map((one) => one.translation?.question ?? one.question)).toEqual(wanted.map(([text]) => text));
        for (const [at, { found = [] }] of list.entries()) {
          const texts = wanted[at]?.join(' ') ?? '';
          expect(found.length).toBeGreaterThan(0);
          for (const one of found) expect(texts).toContain(one);
        }
      },
    ),
    { numRuns: 60 },
  );
});

test('words are told as they are written where they were found', async () => {
  await write([ask('Is the ÉTAGÈRE oak?', 'Étagères of oak.')]);
  expect((await search('etagere')).list[0]?.found).toEqual(['ÉTAGÈRE', 'Étagères']);
});

test('what has no word finds nothing, and what is too long is refused', async () => {
  await write([ask('Is it oak?')]);
  for (const q of ['?!', '%', '.*', '(', 'oak\\'])
    expect({ q, total: (await search(q)).total }).toEqual({ q, total: q.startsWith('oak') ? 1 : 0 });
  for (const q of ['', 'a'.repeat(101)])
    expect((await shop.call('productFaq', { query: { product_id: PRODUCT, q } })).code).toBe(400);
});
