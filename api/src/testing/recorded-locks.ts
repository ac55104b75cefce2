import { recordedStatements } from './recorded-statements.ts';

/** A row lock that a transaction took: its table, and the row's key where the statement names it. */
export interface Lock {
  readonly table: string;
  readonly key: number | null;
}

const lockingStatements = [
  /^update "(\w+)"/,
  /^delete from "(\w+)"/,
  /^insert into "(\w+)".* on conflict .*do update/,
  /^select .* from "(\w+)".* for (?:no key )?update/,
];

const lockOf = (text: string, values: readonly unknown[]): Lock | null => {
  for (const statement of lockingStatements) {
    const table = statement.exec(text)?.[1];
    if (table === undefined) continue;
    const place = new RegExp(`"${table}"\\."id" = \\$(\\d+)`).exec(text)?.[1];
    const key = place === undefined ? null : Number(values[Number(place) - 1]);
    return { table, key };
  }
  return null;
};

/** A table into which a statement puts a new row, which nobody else can see or wait for. */
const newRowOf = (text: string): string | null =>
  text.includes(' on conflict ') ? null : (/^insert into "(\w+)"/.exec(text)?.[1] ?? null);

interface Open {
  readonly locks: Lock[];
  readonly created: Set<string>;
}

const note = ({ locks, created }: Open, text: string, values: readonly unknown[]): void => {
  const table = newRowOf(text);
  if (table !== null) created.add(table);
  const lock = lockOf(text, values);
  // Rows that a transaction has made itself it may change at any time.
  if (lock && !created.has(lock.table)) locks.push(lock);
};

/**
 * Runs `work` and answers the locks that each committed transaction took meanwhile, in their order, as PostgreSQL's
 * driver was asked for them.
 */
export const recordedLocks = async (work: () => Promise<unknown>): Promise<Lock[][]> => {
  const done: Lock[][] = [];
  const open = new Map<unknown, Open>();
  for (const { connection, text, values } of await recordedStatements(work)) {
    const transaction = open.get(connection);
    if (text.startsWith('begin')) open.set(connection, { locks: [], created: new Set() });
    else if (transaction) note(transaction, text, values);
    if (text === 'commit') done.push(transaction?.locks ?? []);
    if (text === 'commit' || text === 'rollback') open.delete(connection);
  }
  return done.filter((locks) => locks.length > 0);
};
