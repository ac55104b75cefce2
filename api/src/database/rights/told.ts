import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../connection.ts';
import { allHeld } from '../held/all.ts';
import type { Held, Person } from '../held/held.ts';

type Row = Record<string, unknown>;

/** What JSON can say: instants as ISO 8601, files as base64. */
const plain = (value: unknown): unknown => {
  if (value instanceof Date) return value.toISOString();
  return value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value;
};

const toldColumns = ({ table, columns }: Held): Record<string, PgColumn> =>
  Object.fromEntries(Object.entries(getTableColumns(table)).filter(([name]) => columns[name] === 'told'));

/** The columns that are told, and beside bytes the object that may have them in their place. */
const readColumns = (one: Held): Record<string, PgColumn> => {
  const columns = toldColumns(one);
  const { object } = getTableColumns(one.table);
  return object && 'content' in columns ? { ...columns, object } : columns;
};

/**
 * Everything that is held about a person and may be told to them, table by table; `readObject` gets the bytes of a file that
 * the database only names.
 */
export const toldOf = async (
  db: Queryable,
  person: Person,
  readObject: (key: string) => Promise<Uint8Array>,
): Promise<(Held & { name: string; rows: Row[] })[]> => {
  const told = [];
  for (const one of allHeld) {
    const rows: Row[] = await db.select(readColumns(one)).from(one.table).where(one.of(person));
    const plainRows = [];
    for (const { object, ...row } of rows) {
      if (typeof object === 'string') row.content = await readObject(object);
      plainRows.push(Object.fromEntries(Object.entries(row).map(([name, value]) => [name, plain(value)])));
    }
    told.push({ ...one, name: getTableName(one.table), rows: plainRows });
  }
  return told;
};
