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

/** Everything that is held about a person and may be told to them, table by table. */
export const toldOf = async (db: Queryable, person: Person): Promise<(Held & { name: string; rows: Row[] })[]> => {
  const told = [];
  for (const one of allHeld) {
    const rows: Row[] = await db.select(toldColumns(one)).from(one.table).where(one.of(person));
    const plainRows = rows.map((row) =>
      Object.fromEntries(Object.entries(row).map(([name, value]) => [name, plain(value)])),
    );
    told.push({ ...one, name: getTableName(one.table), rows: plainRows });
  }
  return told;
};
