import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { ColumnUse, Fate, Kept, Reason, Topic } from '../../domain/rights/terms.ts';
import type { Message } from '../../domain/messages.ts';
import type { Queryable } from '../connection.ts';

/** Whose data it is. */
export interface Person {
  readonly customerId: number;
  /** `ownerKey` of the customer. */
  readonly owner: string;
  /**
   * Null until the address is confirmed: what was left under an address belongs to whoever has shown that it is theirs.
   */
  readonly email: string | null;
}

/** What becomes of rows that are old enough: they are deleted, or `change` takes out of them who they are of. */
export interface Swept {
  readonly key: PgColumn | SQL;
  /** From when on a row's age counts. */
  readonly since: PgColumn;
  /** What else has to be true. */
  readonly and?: (db: Queryable) => SQL;
  /** Does what belongs to these rows, before they are deleted and in the same transaction. */
  readonly along?: (transaction: Queryable, keys: readonly number[]) => Promise<void>;
  /** Which rows stay themselves, once `along` is done. */
  readonly staying?: (db: Queryable) => SQL;
  /** In place of a deletion. */
  readonly change?: (transaction: Queryable, keys: readonly number[], now: Date) => Promise<void>;
}

/** What is said of a table whose rows are kept for a stated time. */
export interface Keeping {
  readonly table: PgTable;
  readonly what: Message;
  readonly kept: Kept;
  readonly why: Reason;
  readonly swept?: Swept;
}

/** Takes out of these rows whose they were, in the transaction that deletes the account. */
type Erase = (transaction: Queryable, of: SQL, person: Person, now: Date) => Promise<unknown>;

/** A table with rows of persons. Each column of it stands here, so that none is forgotten. */
export interface Held extends Keeping {
  readonly topic: Topic;
  readonly columns: Readonly<Record<string, ColumnUse>>;
  /** Which rows are a person's. */
  readonly of: (person: Person) => SQL | undefined;
  readonly atDeletion: Fate;
  /** How an account's deletion changes them; without it they go, or stay where `atDeletion` says `kept`. */
  readonly erase?: Erase;
}

/** The same, with the columns that the table has. */
export const held = <T extends PgTable>(
  table: T,
  one: Omit<Held, 'table' | 'columns'> & {
    readonly columns: Readonly<Record<keyof T['$inferSelect'] & string, ColumnUse>>;
  },
): Held => ({ ...one, table });
