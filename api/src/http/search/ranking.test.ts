import { sql } from 'drizzle-orm';
import { searchFor } from '../../database/catalogue/search.ts';
import { selectRows } from '../../database/connection.ts';
import { loadWorld } from '../../world.ts';
import { empty, seed } from '../../database/seed/seed.ts';
import { cheapPasswords } from '../../testing/fixture-store.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
  const { db } = shop.connection;
  const { makeWorld } = await loadWorld();
  const now = shop.clock.now;
  await empty(db);
  await seed(db, makeWorld({ products: 300, now }), now, () => undefined, {
    passwords: cheapPasswords,
    bySandbox: true,
  });
});
afterAll(() => shop?.close());

test.each(['sofa', 'grey sofa', 'oak', 'lamp under 200', 'canapé gris', 'table', 'solid oak dining table'])(
  'in a small store “%s” finds every product that answers it, the best first',
  async (keyword) => {
    const { db } = shop.connection;
    const search = await searchFor(db, 'en', keyword);
    if (!search) throw new Error('The world has such things.');
    const expected = await selectRows<{ id: number }>(
      db,
      sql`select p.id from product p where p.status = 1 and not p.unlisted and ${search.scope.holds}
        order by ${search.scope.relevance} desc, (p.usable_quantity >= p.min_sale_qty) desc,
          (p.rating_count * p.rating_average + 20) / (p.rating_count + 5) < 3.75, p.popularity desc, p.id`,
    );
    expect(expected.length).toBeGreaterThan(0);
    const { result } = await shop.call('searchProducts', { body: { keyword, page_size: 100 } });
    expect(result.products.map(({ entity_id }) => entity_id)).toEqual(expected.slice(0, 100).map(({ id }) => id));
    expect([result.total, result.total_is]).toEqual([expected.length, undefined]);
  },
);
