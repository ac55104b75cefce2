import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { ColumnUse, DeletionOutcome, Retention, Reason, Topic } from '../../domain/rights/terms.ts';
import type { Message } from '../../domain/messages.ts';
import type { Queryable } from '../connection.ts';

export interface Person {
  readonly customerId: number;
  /** `ownerKey` of the customer. */
  readonly owner: string;
  /**
   * Null until the address is confirmed: what was left under an address belongs to whoever has shown that it is theirs.
   */
  readonly email: string | null;
}

/** The end of rows that are old enough: they are deleted, or `change` removes from them whose they are. */
export interface Swept {
  readonly key: PgColumn | SQL;
  /** From when on a row's age counts. */
  readonly since: PgColumn;
  readonly and?: (db: Queryable) => SQL;
  /** Does what belongs to these rows, before they are deleted and in the same transaction. */
  readonly along?: (transaction: Queryable, keys: readonly number[]) => Promise<void>;
  /** Which rows stay themselves, once `along` is done. */
  readonly staying?: (db: Queryable) => SQL;
  /** In place of a deletion. */
  readonly change?: (transaction: Queryable, keys: readonly number[], now: Date) => Promise<void>;
}

/** The retention of a table's rows: for how long and why. */
export interface Keeping {
  readonly table: PgTable;
  readonly what: Message;
  readonly retention: Retention;
  readonly why: Reason;
  readonly swept?: Swept;
}

/** Takes out of these rows whose they were, in the transaction that deletes the account. */
type Erase = (transaction: Queryable, of: SQL, person: Person, now: Date) => Promise<unknown>;

/** A table with rows of persons. Each column of it stands here, so that none is forgotten. */
export interface PersonalData extends Keeping {
  readonly topic: Topic;
  readonly columns: Readonly<Record<string, ColumnUse>>;
  /** Which rows are a person's. */
  readonly of: (person: Person) => SQL | undefined;
  readonly atDeletion: DeletionOutcome;
  /** How an account's deletion changes them; without it they go, or stay where `atDeletion` says `kept`. */
  readonly erase?: Erase;
}

type ColumnOf<T extends PgTable> = keyof T['$inferSelect'] & string;
type Uses<T extends PgTable> = Readonly<Partial<Record<ColumnUse, readonly ColumnOf<T>[]>>>;
type Named<U> = { [Use in keyof U]: U[Use] extends readonly (infer Name)[] ? Name : never }[keyof U];

/** The same, with its columns by their use: it does not compile while one of the table's is missing. */
export const personalData = <T extends PgTable, const U extends Uses<T>>(
  table: T,
  {
    columns,
    ...one
  }: Omit<PersonalData, 'table' | 'columns'> & {
    readonly columns: U & (ColumnOf<T> extends Named<U> ? unknown : never);
  },
): PersonalData => ({
  ...one,
  table,
  columns: Object.fromEntries(
    Object.entries<readonly string[]>(columns).flatMap(([use, names]) => names.map((name) => [name, use as ColumnUse])), // its keys
  ),
});

/** Deleted with the account, without a retention of its own. */
export const withAccount = {
  topic: 'benefits',
  retention: { as: 'account' },
  why: 'service',
  atDeletion: 'deleted',
} as const;
