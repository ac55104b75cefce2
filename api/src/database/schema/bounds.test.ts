import { sql } from 'drizzle-orm';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { selectRows } from '../connection.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop?.close());

/** Numbers that are no money, count or quantity, or whose sign says something, each with what it is. */
const free: Readonly<Record<string, string>> = {
  'cart_item.plan_term': 'names a plan, in months',
  'category.position': 'a place in a list',
  'contact_picture.position': 'a place in a list',
  'listing.created_rank': 'a place in a list',
  'listing.standing': 'a class',
  'listing_count.count': 'a change of a count, which may be one less',
  'listing_place.created_rank': 'a place in a list',
  'listing_place.lot': 'chance',
  'listing_place.standing': 'a class',
  'product.created_rank': 'a place in a list',
  'product.quantity': 'below zero once more was sold than had been counted; what can be sold is usable_quantity',
  'product.search_tier': 'a class',
  'product.status': 'a state',
  'product_variant.position': 'a place in a list',
  'product_variant.quantity': 'as that of a product',
  'return_photo.position': 'a place in a list',
  'search_phrase.weight': 'a place in a list',
  'upload_chunk.position': 'a place in a list',
  'webhook_delivery.last_status': 'a code',
};

/** Columns of numbers that neither name a row nor stand in a rule of their table, as `table.column`. */
const unchecked = async (): Promise<string[]> => {
  const rows = await selectRows<{ name: string }>(
    shop.connection.db,
    sql`select t.relname || '.' || a.attname as name from pg_attribute a
      join pg_class t on t.oid = a.attrelid join pg_type y on y.oid = a.atttypid
      where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p') and a.attnum > 0
        and not a.attisdropped and a.attidentity = '' and y.typcategory = 'N' and a.attname !~ '(^|_)id$'
        and not exists (select from pg_constraint c
          where c.conrelid = t.oid and c.contype = 'c' and a.attnum = any(c.conkey))
      order by 1`,
  );
  return rows.map(({ name }) => name);
};

test('every amount, count and quantity of the real database has a rule, or is listed with why it has none', async () => {
  expect(await unchecked()).toEqual(Object.keys(free));
});

test('a new column without a rule is noticed', async () => {
  const { db } = shop.connection;
  await db.execute(sql`alter table customer add column balance bigint`);
  await db.execute(sql`create table till (cash numeric, cents integer check (cents >= 0), customer_id integer)`);
  expect((await unchecked()).filter((name) => !(name in free))).toEqual(['customer.balance', 'till.cash']);
  await db.execute(sql`alter table customer drop column balance`);
  await db.execute(sql`drop table till`);
});

test('the database itself refuses less than nothing, and an entry that goes the wrong way', async () => {
  const { db } = shop.connection;
  const refused = [
    sql`update product set final_price = -1 where id = 2`,
    sql`update product set usable_quantity = -1 where type = 'simple'`,
    sql`insert into credit_entry (customer_id, reason, reference, cents, created_at)
      values (1, 'spent_on_order', 'CA1', 500000, now())`,
    sql`insert into points_entry (customer_id, reason, points, created_at) values (1, 'reward', 5, now())`,
    sql`insert into coin_entry (customer_id, reason, coins, created_at) values (1, 'received', -5, now())`,
  ];
  for (const statement of refused)
    await expect(db.execute(statement)).rejects.toMatchObject({ cause: { code: '23514' } });
});
