import { setTimeout as wait } from 'node:timers/promises';
import type { PoolConfig, QueryResult } from 'pg';
import { sqlStateOf } from '../sql-state.ts';
import { NamingPool } from '../statement-names.ts';
import { isPassing } from '../unavailable.ts';

/** So long a replica that is away is left alone, in ms. */
const pause = 5_000;
/** So long it may be behind before an operator reads of it, in ms. */
const tolerated = 5_000;

/** How far it has come; one that is the primary now is where it writes. */
const reachedQuery = `select not pg_is_in_recovery() as "isPrimary",
  (case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_flush_lsn() end - '0/0')::text as reached`;

interface Reached {
  readonly isPrimary: boolean;
  readonly reached: string;
}

const statementTimedOut = '57014';

/** Whether another server may answer in place of this one: it is away, ends, or took back what a statement saw. */
const isLost = (error: unknown): boolean => {
  const state = sqlStateOf(error);
  return state === null || (state !== statementTimedOut && isPassing(state));
};

/** One copy of the primary that PostgreSQL streams its log to. It refuses every write, also once it is promoted. */
export class Replica {
  readonly name: string;
  readonly #pool: NamingPool;
  readonly #limit: number;
  readonly #report: (line: string) => void;
  #reached = -1;
  #isPrimary = false;
  #awayUntil = -Infinity;
  #behindSince: number | null = null;
  #isReported = false;
  #looking: Promise<void> | null = null;

  /** @param limit how long, in ms, it may take to say how far it has come */
  constructor(name: string, config: PoolConfig, limit: number, report: (line: string) => void) {
    this.name = name;
    this.#limit = limit;
    this.#report = report;
    this.#pool = new NamingPool({
      ...config,
      connectionTimeoutMillis: limit,
      options: '-c default_transaction_read_only=on',
    });
    // What breaks is replaced; without listeners it would end the process.
    this.#pool.on('error', () => undefined);
    this.#pool.on('connect', (client) => client.on('error', () => undefined));
  }

  /** Whether it was promoted: it is read where no other has come as far. */
  get isPrimary(): boolean {
    return this.#isPrimary;
  }

  get pool(): NamingPool {
    return this.#pool;
  }

  /** Whether it answers and has replayed all that the primary had written up to this position. */
  async hasReached(position: number): Promise<boolean> {
    if (performance.now() < this.#awayUntil) return false;
    if (this.#reached < position) {
      this.#looking ??= this.#look().finally(() => (this.#looking = null));
      await this.#looking;
    }
    if (performance.now() < this.#awayUntil) return false;
    return this.#noted(this.#reached >= position);
  }

  /** Runs a statement; null where another server has to, because this one broke off. */
  async query(given: readonly unknown[]): Promise<{ readonly answer: unknown } | null> {
    try {
      return { answer: await Reflect.apply(this.#pool.query, this.#pool, given) };
    } catch (error) {
      if (!isLost(error)) throw error;
      this.#leave(error);
      return null;
    }
  }

  async #look(): Promise<void> {
    try {
      const late = wait(this.#limit, null, { ref: false });
      const asked: Promise<QueryResult<Reached>> = Reflect.apply(this.#pool.query, this.#pool, [reachedQuery]);
      const answer = await Promise.race([asked, late]);
      if (answer === null) throw new Error(`no answer within ${this.#limit} ms`);
      this.#reached = Number(answer.rows[0]?.reached);
      this.#isPrimary = answer.rows[0]?.isPrimary ?? false;
    } catch (error) {
      this.#leave(error);
    }
  }

  #leave(error: unknown): void {
    this.#awayUntil = performance.now() + pause;
    this.#reached = -1; // it may come back as a copy of another server
    this.#say(`is away, and the primary is read: ${error instanceof Error ? error.message : String(error)}`);
  }

  #noted(isThere: boolean): boolean {
    if (isThere) {
      this.#behindSince = null;
      if (this.#isReported) this.#report(`${this.name} is read again.`);
      this.#isReported = false;
    } else {
      this.#behindSince ??= performance.now();
      if (performance.now() - this.#behindSince > tolerated) this.#say('is behind, and the primary is read.');
    }
    return isThere;
  }

  #say(what: string): void {
    if (!this.#isReported) this.#report(`${this.name} ${what}`);
    this.#isReported = true;
  }
}
