import type { PoolClient, PoolConfig } from 'pg';
import { NamingPool } from './statement-names.ts';
import { isRestarting, NoConnection } from './unavailable.ts';

/** Between two tries, in ms. */
const pause = 100;

/**
 * Has a connection given back once: by who took it, or when it breaks. drizzle keeps one whose `begin` failed, and the
 * pool would have one fewer from then on.
 */
const releaseOnce = (client: PoolClient): void => {
  const { release } = client;
  let isTaken = true;
  const giveBack = (error?: Error | boolean): void => {
    if (!isTaken) return;
    isTaken = false;
    client.off('end', broken);
    release(error);
  };
  const broken = (): void => giveBack(true);
  client.once('end', broken);
  client.release = giveBack;
};

type Done = (
  error: Error | undefined,
  client: PoolClient | undefined,
  release: (error?: Error | boolean) => void,
) => void;

/**
 * Connections to a server that may be started again: while it takes none, a statement waits as long as it may wait for a
 * free connection, and then goes on. Nothing was sent, so nothing is done twice. After that time without an
 * answer statements are refused at once, so that a server which stays away holds nobody up; the first connection that
 * comes about ends it.
 */
export class ReconnectingPool extends NamingPool {
  readonly #timeout: number;
  /** When the server was away first, in ms of this process's clock; null while it answers. */
  #awaySince: number | null = null;

  constructor(config: PoolConfig) {
    super(config);
    this.#timeout = config.connectionTimeoutMillis ?? 0;
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
      if (client) {
        this.#awaySince = null;
        releaseOnce(client);
        return done(undefined, client, client.release);
      }
      const failed = (): void => done(error && new NoConnection(error), undefined, release);
      if (!error || !isRestarting(error)) return failed();
      this.#awaySince ??= performance.now();
      if (performance.now() - this.#awaySince >= this.#timeout) return failed();
      setTimeout(() => this.#connect(done), pause);
    });
  }
}
