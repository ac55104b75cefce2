import { getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { hasLabel } from '../../domain/rights/labels.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { schema, selectRows } from '../connection.ts';
import { allPersonalData, keepings } from './all.ts';
import { ofTheShop, unlinked } from './unlinked.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop?.close());

/** As the database names what the schema calls in another way. */
const snakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Columns of the real database that no list names, as `table.column`. */
const unlisted = async (): Promise<string[]> => {
  const columns = await selectRows<{ table: string; column: string }>(
    shop.connection.db,
    sql`select c.table_name as table, c.column_name as column from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE'`,
  );
  const whole = new Set([...ofTheShop, ...unlinked.map(({ table }) => table)].map((table) => getTableName(table)));
  const listed = new Set(
    allPersonalData.flatMap(({ table, columns: used }) =>
      Object.entries(getTableColumns(table)).flatMap(([key, { name }]) =>
        key in used ? [`${getTableName(table)}.${snakeCase(name)}`] : [],
      ),
    ),
  );
  return columns
    .filter(({ table }) => !whole.has(table))
    .map(({ table, column }) => `${table}.${column}`)
    .filter((name) => !listed.has(name));
};

test('every column of the real database is exported, or listed with why it is not', async () => {
  expect(await unlisted()).toEqual([]);
});

test('a new column and a new table are noticed', async () => {
  const { db } = shop.connection;
  await db.execute(sql`alter table customer add column shoe_size text`);
  await db.execute(sql`create table diary (entry text)`);
  expect(await unlisted()).toEqual(['customer.shoe_size', 'diary.entry']);
  await db.execute(sql`alter table customer drop column shoe_size`);
  await db.execute(sql`drop table diary`);
});

test('every table stands in one list alone', () => {
  const all = Object.values(schema).filter((one) => is(one, PgTable));
  const listed = [...ofTheShop, ...keepings.map(({ table }) => table)].map((table) => getTableName(table));
  expect(listed.toSorted()).toEqual(all.map((table) => getTableName(table)).toSorted());
});

test('what is told has a name in both languages', () => {
  const exported = allPersonalData.flatMap(({ columns }) =>
    Object.entries(columns).flatMap(([name, use]) => (use === 'exported' ? [name] : [])),
  );
  expect(exported.filter((name) => !hasLabel(name))).toEqual([]);
});
