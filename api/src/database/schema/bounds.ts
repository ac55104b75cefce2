import { getTableName, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { check, type PgColumn } from 'drizzle-orm/pg-core';

const nameOf = (column: PgColumn): string => `${getTableName(column.table)}_${toSnakeCase(column.name)}_check`;

/**
 * Money, counts and quantities of which less than nothing means nothing: the database refuses it, whoever writes it. A
 * test asks for one of each column of numbers (`bounds.test.ts`).
 */
export const neverNegative = (...columns: PgColumn[]) =>
  columns.map((column) => check(nameOf(column), sql`${column} >= 0`));

/**
 * Amounts of a ledger whose reason says which way they go: `outgoing` only out, `either` both ways, and any other only in.
 */
export const signedByReason = (
  { amount, reason }: { amount: PgColumn; reason: PgColumn },
  outgoing: readonly string[],
  either: readonly string[] = [],
) => {
  const among = (reasons: readonly string[]) => sql.raw(reasons.map((one) => `'${one}'`).join(', '));
  const free = either.length === 0 ? sql`` : sql`when ${reason} in (${among(either)}) then true `;
  return check(
    nameOf(amount),
    sql`case ${free}when ${reason} in (${among(outgoing)}) then ${amount} <= 0 else ${amount} >= 0 end`,
  );
};
