import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './free-port.ts';
import { startServer } from './own-shop.ts';
import { keyIn, operateAt } from './operate.ts';
import { layStore, scratch } from './places.ts';

const root = path.resolve(import.meta.dirname, '../..');
const run = promisify(execFile);

export interface OwnApi {
  readonly url: string;
  /** Runs command lines of the operator, one after the other, and answers what they print. */
  operate(...lines: string[][]): Promise<string[]>;
  stop(): Promise<void>;
}

/** An API of this test's own with a small world, which an operator runs with an administrator's key; `log` is a file of what it writes, `more` are further settings. */
export const startOwnApi = async (log?: string, more: Readonly<Record<string, string>> = {}): Promise<OwnApi> => {
  const data = mkdtempSync(path.join(scratch, 'own-api-'));
  const port = await freePort();
  const store = { API_DATA: data, DATABASE_URL: '', SANDBOX: '1' };
  const env = { ...store, ...more, WORLD: '1', WORLD_PRODUCTS: '300', API_RATE_LIMIT: '0', PASSWORD_COST: '14' };
  layStore(data);
  // The embedded database belongs to one process at a time: this one makes the key, and fills what is empty.
  const made = await run('node', ['api/src/operator-key.ts', 'Tests', '--role', 'admin'], {
    cwd: root,
    env: { ...process.env, ...env },
  });
  const api = await startServer('api/src/main.ts', 'API_PORT', env, { port, log });
  return {
    url: api.url,
    operate: operateAt(api.url, keyIn(made.stdout)),
    stop: async () => {
      const ended = once(api.child, 'exit');
      api.child.kill();
      await ended;
      rmSync(data, { recursive: true, force: true });
    },
  };
};
