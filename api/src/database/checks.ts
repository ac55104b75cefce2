import { sql } from 'drizzle-orm';
import { selectRows, type Queryable } from './connection.ts';
import { sqlStateOf } from './sql-state.ts';

/** A rule of a table, such as `(credit_amount >= 0)`. */
export interface Check {
  readonly name: string;
  readonly table: string;
  readonly rule: string;
}

/** Rules that hold for what is written from now on, and that rows from before them may break. */
export const openChecks = (db: Queryable): Promise<Check[]> =>
  selectRows<Check>(
    db,
    sql`select c.conname as name, t.relname as table, pg_get_expr(c.conbin, c.conrelid) as rule
      from pg_constraint c join pg_class t on t.oid = c.conrelid
      where c.contype = 'c' and not c.convalidated and c.connamespace = 'public'::regnamespace order by 2, 1`,
  );

/** `check_violation`: a row breaks it. `lock_not_available`: somebody works at the table, and the next start tries again. */
const leftOpen: ReadonlySet<string | null> = new Set(['23514', '55P03']);

/**
 * Compares rows with the rules that migrations have added without a look at them, each rule for itself: readers and writers
 * go on meanwhile. A rule that a row breaks stays open, and nothing else is done about it.
 */
export const closeChecks = async (db: Queryable): Promise<void> => {
  for (const { name, table } of await openChecks(db)) {
    try {
      await db.execute(sql`alter table ${sql.identifier(table)} validate constraint ${sql.identifier(name)}`);
    } catch (error) {
      if (!leftOpen.has(sqlStateOf(error))) throw error;
    }
  }
};

/** Tells the operator of rules that rows from before them break. */
export const reportOpenChecks = async (db: Queryable, report: (line: string) => void): Promise<void> => {
  const open = await openChecks(db);
  if (open.length === 0) return;
  const rules = open.map(({ table, rule }) => `${table} ${rule}`).join(', ');
  report(
    `Rows from before these rules break them, and cannot be changed until they are set right: ${rules}. See pnpm operator books list.`,
  );
};
