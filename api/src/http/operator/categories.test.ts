import fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { selectRows } from '../../database/connection.ts';
import type { Ask } from '../../operator/ask.ts';
import { askingAt, keyOf, operate } from '../../testing/operating.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
let ask: Ask;
/** With a key of its own, whose calls nothing else counts. */
const newAsk = async (role: 'catalogue' | 'support' = 'catalogue') => askingAt(shop, (await keyOf(shop, role)).key);
beforeAll(async () => {
  shop = await startTestApp();
  ask = await newAsk();
});
afterAll(() => shop?.close());

const rows = async () => (await ask('categories', { query: {} })).list;
const menu = async (headers = {}) => (await shop.call('categoryTree', {}, headers)).result.categories;
/** A category with products, and one with categories below it. */
const used = async () => {
  const [row] = await selectRows<{ id: number; path: string; parent: string | null }>(
    shop.connection.db,
    sql`select c.id, c.url_path as path, p.url_path as parent from category c join category p on p.id = c.parent_id
      where exists (select from product_category pc where pc.category_id = c.id) limit 1`,
  );
  if (!row) throw new Error('The fixture has no such category');
  return row;
};

test('another name stands in both languages, and search and suggestions know it instead of the one before', async () => {
  const { id, path } = await used();
  const name = { en: 'Quiltrix corner', fr: 'Coin quiltrix' };
  const before = (await rows()).find((row) => row.path === path);
  expect(await ask('changeCategory', { body: { path, name } })).toMatchObject({ path, name, changed: ['name'] });
  const [english, french] = [await menu(), await menu({ 'accept-language': 'fr' })].map((tree) => JSON.stringify(tree));
  expect([english, french]).toEqual([expect.stringContaining(name.en), expect.stringContaining(name.fr)]);
  const counted = async (words: string) => {
    const [row] = await selectRows<{ products: number; phrases: number }>(
      shop.connection.db,
      sql`select (select count(*)::int from product p join product_category c on c.product_id = p.id
          where c.category_id = ${id} and p.words_en like ${`%${words}%`}) as products,
        (select count(*)::int from search_phrase where language = 'en' and phrase = ${words}) as phrases`,
    );
    return row;
  };
  const [all] = await selectRows<{ products: number }>(
    shop.connection.db,
    sql`select count(*)::int as products from product_category where category_id = ${id}`,
  );
  expect(await counted(name.en)).toEqual({ ...all, phrases: 1 });
  expect((await counted(before?.name.en ?? ''))?.phrases).toBe(0);
  // The same once more is no change, and stands in no log.
  const logged = async () => (await operate(shop, ['log', 'list', '--number', path])).split('\n').length;
  const count = await logged();
  expect(await ask('changeCategory', { body: { path, name } })).toMatchObject({ changed: [] });
  expect(await logged()).toBe(count);
});

test('the menu leads to nothing that is hidden or lies below it, and its page is there', async () => {
  const { id, path, parent } = await used();
  expect(await operate(shop, ['categories', 'change', parent ?? '', '--menu', 'hidden'])).toBe(
    `${parent} has another menu.`,
  );
  expect(JSON.stringify(await menu())).not.toContain(`"${path}"`);
  expect((await shop.call('categoryProducts', { body: { category_id: id } })).code).toBe(200);
  expect((await rows()).find((row) => row.path === parent)?.menu).toBe('hidden');
  await ask('changeCategory', { body: { path: parent ?? '', menu: 'shown' } });
  expect(JSON.stringify(await menu())).toContain(`"${path}"`);
});

test('whatever is moved wherever, its siblings stay in their order, and nothing else moves', async () => {
  const orders = async () => {
    const byParent = Map.groupBy(await rows(), ({ parent }) => parent);
    return new Map([...byParent].map(([parent, list]) => [parent, list.map(({ path }) => path)]));
  };
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(fc.nat(), fc.integer({ min: 1, max: 9 })), { maxLength: 6 }), async (moves) => {
      ask = await newAsk();
      for (const [which, place] of moves) {
        const list = await rows();
        const { path = '', parent = '' } = list[which % list.length] ?? {};
        const expected = await orders();
        const others = (expected.get(parent) ?? []).filter((one) => one !== path);
        expected.set(parent, others.toSpliced(place - 1, 0, path));
        await ask('changeCategory', { body: { path, place } });
        expect(await orders()).toEqual(expected);
      }
    }),
    { numRuns: 20 },
  );
});

test('a category that there is not, an empty name, and a key without the right are refused', async () => {
  await expect(ask('changeCategory', { body: { path: 'nowhere.html', menu: 'hidden' } })).rejects.toThrow(
    'There is no category nowhere.html.',
  );
  const { path } = await used();
  await expect(ask('changeCategory', { body: { path, name: { en: ' ', fr: 'x' } } })).rejects.toThrow(/name/);
  await expect((await newAsk('support'))('changeCategory', { body: { path, menu: 'hidden' } })).rejects.toThrow(/role/);
});
