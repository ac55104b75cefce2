import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './free-port.ts';
import { startServer } from './own-shop.ts';
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
  const command = async (args: string[], given: Record<string, string>): Promise<string> =>
    (await run('node', args, { cwd: root, env: { ...process.env, ...given } })).stdout;
  const start = () => startServer('api/src/main.ts', 'API_PORT', env, { port, log });
  const end = async ({ child }: Awaited<ReturnType<typeof start>>): Promise<void> => {
    const ended = once(child, 'exit');
    child.kill();
    await ended;
  };
  // The embedded database belongs to one process at a time: when it is filled, the key is made.
  if (!layStore(data)) await end(await start());
  const made = await command(['api/src/operator-key.ts', 'Tests', '--role', 'admin'], store);
  const key = made.trim().split('\n').at(-1) ?? '';
  const api = await start();
  return {
    url: api.url,
    operate: async (...lines) => {
      const said: string[] = [];
      for (const args of lines)
        said.push(await command(['api/src/operator/main.ts', ...args], { OPERATOR_API: api.url, OPERATOR_KEY: key }));
      return said;
    },
    stop: async () => {
      await end(api);
      rmSync(data, { recursive: true, force: true });
    },
  };
};
