import { getTableName, isTable, sql } from 'drizzle-orm';
import { schema, selectRows } from '../../database/connection.ts';
import { allPersonalData } from '../../database/personal-data/all.ts';
import * as ofFeatures from '../../database/personal-data/features/index.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const secret = 'a-secret-of-this-test';
const web = { 'x-web-secret': secret };
let shop: TestApp;
beforeAll(async () => void (shop = await startTestApp({ webSecret: secret })));
afterAll(() => shop?.close());

const changes = async (after = ''): Promise<{ cursor: string; tags: string[] }> => {
  const answer = await shop.app.inject({ url: '/web/changes', query: { after }, headers: web });
  expect(answer.statusCode).toBe(200);
  const { cursor, tags } = answer.json();
  return { cursor, tags: tags.toSorted() };
};

/** Tags of a statement's changes. */
const notedAs = async (statement: ReturnType<typeof sql>): Promise<string[]> => {
  const { cursor } = await changes();
  await shop.connection.db.execute(statement);
  return (await changes(cursor)).tags;
};

test('only the shop’s own web servers are told what changed', async () => {
  for (const headers of [{}, { 'x-web-secret': 'another-secret-than-its' }]) {
    expect((await shop.app.inject({ url: '/web/changes', headers })).statusCode).toBe(404);
  }
});

test('without a cursor, or with one of another database, everything changed; with one what came after it', async () => {
  expect((await changes()).tags).toEqual(['*']);
  expect((await changes('99999999999:99999999999:')).tags).toEqual(['*']);
  expect((await changes('1:2:3;drop')).tags).toEqual(['*']);
  const { cursor } = await changes();
  expect((await changes(cursor)).tags).toEqual([]);
});

test('a price tells its product and the lists, stock tells the product alone until it is sold out', async () => {
  const [row] = await selectRows<{ id: number }>(
    shop.connection.db,
    sql`select id from product where status = 1 and usable_quantity > 10 order by id limit 1`,
  );
  const id = row?.id ?? 0;
  const one = `product:${id}`;
  expect(await notedAs(sql`update product set final_price = final_price - 1 where id = ${id}`)).toEqual([
    one,
    'products',
  ]);
  expect(await notedAs(sql`update product set usable_quantity = usable_quantity - 1 where id = ${id}`)).toEqual([one]);
  expect(await notedAs(sql`update product set usable_quantity = 0 where id = ${id}`)).toEqual([one, 'products']);
  expect(await notedAs(sql`update product set usable_quantity = usable_quantity where id = ${id}`)).toEqual([]);
  expect(await notedAs(sql`update product_variant set price = price where product_id = ${id}`)).toEqual([one]);
  expect(await notedAs(sql`update product_variant set price = price + 1 where product_id = ${id}`)).toEqual([one]);
  expect(await notedAs(sql`update review set helpful = helpful + 1 where product_id = ${id}`)).toEqual([one]);
  expect(await notedAs(sql`update product set popularity = popularity + 1`)).toHaveLength(
    (await selectRows(shop.connection.db, sql`select id from product`)).length,
  );
});

test('what stands on many pages tells everything, and a personal coupon or one more use of any nothing', async () => {
  expect(await notedAs(sql`update category set name = name where id = 1`)).toEqual(['*']);
  expect(await notedAs(sql`update site_document set value = value`)).toEqual(['*']);
  expect(await notedAs(sql`update content_page set title = title`)).toEqual(['*']);
  expect(await notedAs(sql`insert into redirect (from_path, to_path) values ('old.html', '')`)).toEqual(['*']);
  expect(await notedAs(sql`delete from redirect where from_path = 'never.html'`)).toEqual([]);
  expect(await notedAs(sql`update coupon set used = used + 1 where usage_limit is null`)).toEqual([]);
  expect(await notedAs(sql`update coupon set value = value + 1 where offer <> 'code'`)).toEqual(['*']);
  const personal = sql`insert into coupon (code, title, description, kind, value, minimum_subtotal, category_ids, used, plus_only)
    values ('OWN', '{}', '{}', 'amount', 1, 0, '[]', 0, false)`;
  expect(await notedAs(personal)).toEqual([]);
});

test('a change is told once it is committed, also when a later transaction was committed before it', async () => {
  const { cursor } = await changes();
  let later = { cursor: '', tags: [''] };
  await shop.connection.db.transaction(async (slow) => {
    await slow.execute(sql`update product set price = price + 1 where id = (select min(id) from product)`);
    await shop.connection.checkoutDb.execute(
      sql`update product set price = price + 1 where id = (select max(id) from product)`,
    );
    later = await changes(cursor);
    expect(later.tags).toHaveLength(2);
  });
  const after = await changes(later.cursor);
  expect(after.tags).toHaveLength(2);
  expect(after.tags).not.toEqual(later.tags);
  expect((await changes(after.cursor)).tags).toEqual([]);
});

test('a call of a render says which products its answer shows, and whether it chose them', async () => {
  const render = { ...web, 'x-render': '1' };
  const tags = (headers: Record<string, unknown>) => String(headers['x-page-tags'] ?? '').split(' ');
  const [row] = await selectRows<{ id: number }>(
    shop.connection.db,
    sql`select min(id) as id from product where status = 1`,
  );
  const detail = await shop.call('productDetail', { query: { id: row?.id ?? 0 } }, render);
  expect(tags(detail.headers)).toContain(`product:${row?.id}`);
  expect(tags(detail.headers)).not.toContain('products');
  const reviews = await shop.call('productReviews', { query: { product_id: row?.id ?? 0 } }, render);
  expect(tags(reviews.headers)).toEqual([`product:${row?.id}`]);
  expect((await shop.call('configInit', {}, render)).headers['x-page-tags']).toBe('');
  expect((await shop.call('categoryTree', {}, render)).headers['x-page-tags']).toBe('');
  const list = await shop.call('noFoundProduct', {}, render);
  expect(tags(list.headers)).toEqual(['products', ...list.result.products.map(({ entity_id: id }) => `product:${id}`)]);
  expect((await shop.call('noFoundProduct', {})).headers['x-page-tags']).toBeUndefined();
});

/** Tables of what customers have, each its own. */
const ofCustomers = [...allPersonalData.filter(({ topic }) => topic === 'benefits'), ...Object.values(ofFeatures)].map(
  ({ table }) => getTableName(table),
);
/** Tables that no page shows to everybody. A new table belongs here, or gets the triggers of `page_change`. */
const unwatched = new Set<string>([
  ...ofCustomers,
  'account_deletion',
  'access_token',
  'attempt',
  'cart',
  'cart_item',
  'contact_message',
  'contact_picture',
  'content_plan', // what it changes tells once it begins
  'customer',
  'customer_address',
  'customer_order',
  'email_code',
  'friend_reader',
  'guest',
  'large_order_request',
  'listing', // these three follow the product, which tells
  'listing_count',
  'listing_place',
  'magazine_reader',
  'mail',
  'newsletter_consent',
  'newsletter_subscriber',
  'offline_reservation',
  'one_time_code',
  'operator_key',
  'operator_log',
  'operator_person',
  'order_draft',
  'order_return',
  'order_token',
  'outgoing_letter',
  'staff_note',
  'page_change',
  'payment_nonce',
  'price_plan', // the product tells once it begins
  'product_warranty',
  'provider_operation',
  'push_keys',
  'push_message',
  'push_subscription',
  'recently_viewed',
  'return_photo',
  'review_vote',
  'shipment',
  'shop_picture', // the product that shows it tells
  'store',
  'system_note_read',
  'tip_donation',
  'unknown_path',
  'upload',
  'upload_chunk',
  'webhook',
  'webhook_delivery',
  'wishlist_item',
]);

test('every table tells its changes, or no page shows it to everybody', async () => {
  const watched = await selectRows<{ name: string }>(
    shop.connection.db,
    sql`select tgrelid::regclass::text as name from pg_trigger where tgname like 'page_change_%' group by 1 having count(*) = 4`,
  );
  const named = new Set([...unwatched, ...watched.map(({ name }) => name)]);
  const tables = Object.values(schema).filter((one) => isTable(one));
  expect(tables.map((table) => getTableName(table)).filter((name) => !named.has(name))).toEqual([]);
  expect(named.size).toBe(tables.length);
});
