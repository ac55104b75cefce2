import { eq } from 'drizzle-orm';
import { schema } from '../../database/connection.ts';
import { fixture } from '../../testing/fixture-products.ts';
import { recordedStatements } from '../../testing/recorded-statements.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop?.close());

const { review } = schema;
const read = async () => (await shop.call('reviewAspects', { query: { product_id: fixture.lastOne } })).result.aspects;
const write = (texts: readonly string[], language: 'en' | 'fr', state: 'shown' | 'hidden' = 'shown') =>
  shop.connection.db.insert(review).values(
    texts.map((text) => ({
      productId: fixture.lastOne,
      author: 'Ada',
      language,
      stars: 4,
      title: 'My chair',
      text,
      createdAt: '2026-06-01T10:00:00.000Z',
      helpful: 0,
      pictures: [],
      state,
    })),
  );

test('reviews of both languages are counted together, once until one changes, and a hidden one never', async () => {
  expect(await read()).toEqual([]);
  await write(['Very comfortable.', 'Not comfortable at all.', 'So comfortable!'], 'en');
  await write(['Très confortable.', 'Assise inconfortable.'], 'fr');
  await write(['Very comfortable.'], 'en', 'hidden');
  const [comfort, ...others] = await read();
  expect(comfort).toMatchObject({ aspect: 'comfort', positive: 3, mentions: 5 });
  expect(comfort?.sentences.map(({ text, positive }) => [text, positive])).toEqual([
    ['Assise inconfortable.', false],
    ['Très confortable.', true],
    ['So comfortable!', true],
    ['Not comfortable at all.', false],
    ['Very comfortable.', true],
  ]);
  expect(others).toEqual([]);
  const again = await recordedStatements(read);
  expect(again.filter(({ text }) => text.includes('"review"'))).toEqual([]);
  await shop.connection.db.update(review).set({ state: 'hidden' }).where(eq(review.text, 'So comfortable!'));
  expect(await read()).toEqual([]);
});

test('a product without reviews, and none, have nothing said of them', async () => {
  for (const product_id of [fixture.cheap, 999_999])
    expect((await shop.call('reviewAspects', { query: { product_id } })).result).toEqual({ aspects: [] });
});
