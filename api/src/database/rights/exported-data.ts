import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../connection.ts';
import { allPersonalData } from '../personal-data/all.ts';
import type { PersonalData, Person } from '../personal-data/personal-data.ts';

type Row = Record<string, unknown>;

/** Converts values for JSON: instants to ISO 8601, files to base64. */
const plain = (value: unknown): unknown => {
  if (value instanceof Date) return value.toISOString();
  return value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value;
};

const exportedColumns = ({ table, columns }: PersonalData): Record<string, PgColumn> =>
  Object.fromEntries(Object.entries(getTableColumns(table)).filter(([name]) => columns[name] === 'exported'));

/** The columns that are told, and beside bytes the object that may have them in their place. */
const readColumns = (one: PersonalData): Record<string, PgColumn> => {
  const columns = exportedColumns(one);
  const { object } = getTableColumns(one.table);
  return object && 'content' in columns ? { ...columns, object } : columns;
};

/**
 * Everything that is held about a person and may be told to them, table by table; `readObject` gets the bytes of a file that
 * the database only names.
 */
export const exportedData = async (
  db: Queryable,
  person: Person,
  readObject: (key: string) => Promise<Uint8Array>,
): Promise<(PersonalData & { name: string; rows: Row[] })[]> => {
  const tables = [];
  for (const one of allPersonalData) {
    const rows: Row[] = await db.select(readColumns(one)).from(one.table).where(one.of(person));
    const plainRows = [];
    for (const { object, ...row } of rows) {
      if (typeof object === 'string') row.content = await readObject(object);
      plainRows.push(Object.fromEntries(Object.entries(row).map(([name, value]) => [name, plain(value)])));
    }
    tables.push({ ...one, name: getTableName(one.table), rows: plainRows });
  }
  return tables;
};
