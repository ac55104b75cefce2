import { Client } from 'pg';

/** A statement as PostgreSQL's driver was asked for it, and the connection that it went to. */
export interface Statement {
  readonly connection: unknown;
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Without the request that it is for (`statement-names.ts`). */
const textOf = (query: unknown): string => {
  const text: unknown = typeof query === 'object' && query !== null ? Reflect.get(query, 'text') : query;
  return typeof text === 'string' ? text.replace(/^\/\*[\w-]+\*\/ /, '') : '';
};

/** Runs `work` and answers every statement that any connection of this process was asked for meanwhile, in their order. */
export const recordedStatements = async (work: () => Promise<unknown>): Promise<Statement[]> => {
  const statements: Statement[] = [];
  const { query } = Client.prototype;
  Client.prototype.query = function record(this: unknown, ...given: unknown[]) {
    const values: readonly unknown[] = Array.isArray(given[1]) ? given[1] : [];
    statements.push({ connection: this, text: textOf(given[0]), values });
    return Reflect.apply(query, this, given) as never; // whatever the driver answers
  };
  try {
    await work();
  } finally {
    Client.prototype.query = query;
  }
  return statements;
};
