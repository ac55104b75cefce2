import type { PoolClient, PoolConfig } from 'pg';
import { NamingPool } from './statement-names.ts';
import { isRestarting } from './unavailable.ts';

/** Between two tries, in ms. */
const pause = 100;

type Done = (error: Error | undefined, client: PoolClient | undefined, release: (error?: unknown) => void) => void;

/**
 * Connections to a server that may be started again: while it takes none, a statement waits as long as it may wait for a
 * free connection, and then goes on. Nothing was sent, so nothing is done twice. After that time without an
 * answer statements are refused at once, so that a server which stays away holds nobody up; the first connection that
 * comes about ends it.
 */
export class PatientPool extends NamingPool {
  readonly #patience: number;
  /** When the server was away first, in ms of this process's clock; null while it answers. */
  #awaySince: number | null = null;

  constructor(config: PoolConfig) {
    super(config);
    this.#patience = config.connectionTimeoutMillis ?? 0;
  }

  override connect(): Promise<PoolClient>;
  override connect(done: Done): void;
  override connect(done?: Done): Promise<PoolClient> | void {
    if (done) return this.#connect(done);
    return new Promise((resolve, reject) => {
      this.#connect((error, client) => (client ? resolve(client) : reject(error ?? new Error('No connection came'))));
    });
  }

  #connect(done: Done): void {
    super.connect((error, client, release) => {
      if (client) this.#awaySince = null;
      if (!error || !isRestarting(error)) return done(error, client, release);
      this.#awaySince ??= performance.now();
      if (performance.now() - this.#awaySince >= this.#patience) return done(error, client, release);
      setTimeout(() => this.#connect(done), pause);
    });
  }
}
