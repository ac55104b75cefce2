import type { Pool, PoolClient, PoolConfig } from 'pg';
import { Replica } from './replica.ts';

/** How many statements of everybody's calls each server has answered since the process began. */
export interface ReadCount {
  readonly server: string;
  readonly count: number;
}

/**
 * What drizzle takes for a pool, for reads of what is everybody's: each statement goes to the next replica that has replayed
 * the log up to `position`, and to the primary where none has. A transaction is the primary's.
 */
export class ReadPool {
  readonly #primary: Pool;
  readonly #replicas: readonly Replica[];
  readonly #counts = new Map<string, number>();
  #turn = 0;
  #report: (line: string) => void = () => undefined;
  /** How far the primary's log had come, in bytes, when changes were last asked for; null before. */
  position: number | null = null;

  /** @param limit how long, in ms, a replica may take to say how far it has come */
  constructor(primary: Pool, urls: readonly string[], config: PoolConfig, limit: number) {
    this.#primary = primary;
    this.#replicas = urls.map(
      (url, place) =>
        new Replica(`replica ${place + 1}`, { ...config, connectionString: url }, limit, (line) => this.#report(line)),
    );
    for (const { name } of [{ name: 'primary' }, ...this.#replicas]) this.#counts.set(name, 0);
  }

  /** Who hears of replicas that are away or behind. */
  reportTo(report: (line: string) => void): void {
    this.#report = report;
  }

  counts(): ReadCount[] {
    return [...this.#counts].map(([server, count]) => ({ server, count }));
  }

  pools(): readonly Pool[] {
    return this.#replicas.map(({ pool }) => pool);
  }

  async query(...given: readonly unknown[]): Promise<unknown> {
    for (let replica = await this.#next(); replica !== null; replica = await this.#next()) {
      const answered = await replica.query(given);
      if (answered === null) continue; // it is left alone for some time now
      this.#count(replica.name);
      return answered.answer;
    }
    this.#count('primary');
    return Reflect.apply(this.#primary.query, this.#primary, given);
  }

  connect(): Promise<PoolClient> {
    return this.#primary.connect();
  }

  async end(): Promise<void> {
    await Promise.all(this.pools().map((pool) => pool.end()));
  }

  /** The next one in turn that has come far enough; one that was promoted where there is no other. */
  async #next(): Promise<Replica | null> {
    const { position } = this;
    if (position === null) return null;
    this.#turn = (this.#turn + 1) % this.#replicas.length;
    let promoted: Replica | null = null;
    for (const replica of [...this.#replicas.slice(this.#turn), ...this.#replicas.slice(0, this.#turn)]) {
      if (!(await replica.hasReached(position))) continue;
      if (!replica.isPrimary) return replica;
      promoted ??= replica;
    }
    return promoted;
  }

  #count(server: string): void {
    this.#counts.set(server, (this.#counts.get(server) ?? 0) + 1);
  }
}
