import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort, startServer } from './own-shop.ts';
import { scratch } from './places.ts';

const root = path.resolve(import.meta.dirname, '../..');
const run = promisify(execFile);

export interface OwnApi {
  url: string;
  /**
   * Runs command lines of the operator, one after the other, and answers what they print. The embedded database belongs to
   * one process at a time: the API ends before them and starts again after them.
   */
  operate(...lines: string[][]): Promise<string[]>;
  stop(): Promise<void>;
}

/** An API of this test's own with a small world, which an operator may work on. */
export const startOwnApi = async (): Promise<OwnApi> => {
  const data = mkdtempSync(path.join(scratch, 'own-api-'));
  const port = await freePort();
  const store = { API_DATA: data, DATABASE_URL: '', SANDBOX: '1' };
  const env = { ...store, WORLD: '1', WORLD_PRODUCTS: '300', API_RATE_LIMIT: '0', PASSWORD_COST: '14' };
  const start = () => startServer('api/src/main.ts', 'API_PORT', env, port);
  let { url, child } = await start();
  const end = async (): Promise<void> => {
    const ended = once(child, 'exit');
    child.kill();
    await ended;
  };
  return {
    url,
    operate: async (...lines) => {
      await end();
      const said: string[] = [];
      for (const args of lines) {
        const ran = await run('node', ['api/src/operator/main.ts', ...args], {
          cwd: root,
          env: { ...process.env, ...store },
        });
        said.push(ran.stdout);
      }
      ({ url, child } = await start());
      return said;
    },
    stop: async () => {
      await end();
      rmSync(data, { recursive: true, force: true });
    },
  };
};
