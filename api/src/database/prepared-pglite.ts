import { PGlite, messages, parse, protocol, type QueryOptions, type Results } from '@electric-sql/pglite';
import { sqlStateOf } from './sql-state.ts';

const { serialize } = protocol;

/** A statement that the database has taken in already: it is only bound and run. */
interface Statement {
  readonly name: string;
  readonly parameterTypes: readonly number[];
  /** Columns of its rows; null for a statement that returns none. */
  readonly description: messages.RowDescriptionMessage | null;
}

/** `feature_not_supported`: a table that the statement reads has other columns since. Nothing was run. */
const rowsHaveChanged = '0A000';
/** More statements than the calls of the shop have, with the forms that lists and searches take. */
const statementCacheSize = 300;

const joined = (parts: readonly Uint8Array[]): Uint8Array => {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};

/**
 * PGlite with prepared statements. PGlite itself has every query parsed, described and planned anew, in six
 * messages; here one that is asked for a second time is prepared, and from then on bound and run in one message.
 * PostgreSQL decides whether its plan is kept. Inside transactions everything stays as PGlite does it.
 */
export class PreparedPGlite extends PGlite {
  /** By text; null for one that was asked once. The one used last stands last. */
  readonly #statements = new Map<string, Statement | null>();
  #lastName = 0;

  override async query<T>(text: string, parameters: unknown[] = [], options?: QueryOptions): Promise<Results<T>> {
    const known = this.#statements.get(text);
    this.#statements.delete(text);
    this.#statements.set(text, known ?? null);
    if (known === undefined || options?.blob) {
      await this.#forgetOldest();
      return super.query<T>(text, parameters, options);
    }
    await this.waitReady;
    return this._runExclusiveTransaction(() =>
      this._runExclusiveQuery(async () => {
        const prepared = this.#statements.get(text);
        if (!prepared) return this.#run<T>(await this.#prepare(text), parameters, options);
        try {
          return await this.#run<T>(prepared, parameters, options);
        } catch (error) {
          if (sqlStateOf(error) !== rowsHaveChanged) throw error;
          return this.#run<T>(await this.#prepare(text), parameters, options);
        }
      }),
    );
  }

  /** Must run alone, as everything here that sends messages. */
  async #send(parts: readonly Uint8Array[]) {
    return this.execProtocolStream(joined([...parts, serialize.sync()]), { syncToFs: false });
  }

  async #prepare(text: string): Promise<Statement> {
    this.#lastName += 1;
    const name = `kept_${this.#lastName}`;
    const answers = await this.#send([serialize.parse({ name, text }), serialize.describe({ type: 'S', name })]);
    const statement: Statement = {
      name,
      parameterTypes: parse.parseDescribeStatementResults(answers),
      description: answers.find((one) => one instanceof messages.RowDescriptionMessage) ?? null,
    };
    this.#statements.set(text, statement);
    return statement;
  }

  async #run<T>({ name, parameterTypes, description }: Statement, parameters: unknown[], options?: QueryOptions) {
    const values = parameters.map((value, place) => {
      if (value === null || value === undefined) return null;
      const type = parameterTypes[place];
      const written = type === undefined ? undefined : this.serializers[type];
      return written ? written(value) : String(value);
    });
    const answers = await this.#send([serialize.bind({ statement: name, values }), serialize.execute({})]);
    await this.syncToFs();
    // PGlite would copy all its hundred parsers for each query that brings some.
    const parsers: typeof this.parsers = Object.assign(Object.create(this.parsers), options?.parsers);
    const rowMode = options?.rowMode ?? 'object';
    const [result] = parse.parseResults(description ? [description, ...answers] : answers, parsers, { rowMode });
    return result as Results<T>; // the query's promise, as PGlite's own
  }

  async #forgetOldest(): Promise<void> {
    const [oldest] = this.#statements;
    if (!oldest || this.#statements.size <= statementCacheSize) return;
    const [text, statement] = oldest;
    this.#statements.delete(text);
    if (!statement) return;
    await this._runExclusiveTransaction(() =>
      this._runExclusiveQuery(() => this.#send([serialize.close({ type: 'S', name: statement.name })])),
    );
  }
}
