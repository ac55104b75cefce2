import { sql } from 'drizzle-orm';
import { selectRows, type Queryable } from '../database/connection.ts';
import { textArray } from '../database/listing/conditions.ts';

/** Lets `work` write a great many rows of tables: their triggers are off, and indexes that no constraint needs are made anew. */
export const inBulk = async (
  transaction: Queryable,
  tables: readonly string[],
  work: () => Promise<void>,
): Promise<void> => {
  const each = async (statements: readonly string[]): Promise<void> => {
    for (const statement of statements) await transaction.execute(sql.raw(statement));
  };
  const indexes = await selectRows<{ name: string; definition: string }>(
    transaction,
    sql`select indexname as name, indexdef as definition from pg_indexes
      where schemaname = 'public' and tablename = any(${textArray(tables)}) and indexdef not like 'CREATE UNIQUE%'`,
  );
  await each(tables.map((table) => `alter table ${table} disable trigger user`));
  await each(indexes.map(({ name }) => `drop index "${name}"`));
  await work();
  await each(indexes.map(({ definition }) => definition));
  await each(tables.flatMap((table) => [`alter table ${table} enable trigger user`, `analyze ${table}`]));
};
