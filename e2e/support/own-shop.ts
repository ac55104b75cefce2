import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { apiUrl, scratch } from './places.ts';

const root = path.resolve(import.meta.dirname, '../..');

export interface OwnShop {
  url: string;
  /** A copy of the releases, for this shop alone. */
  releases: string;
  stop(): void;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port'))));
    });
  });
}

async function healthy(url: string, child: ChildProcess): Promise<void> {
  for (let left = 100; left > 0 && child.exitCode === null; left -= 1) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} did not come up`);
}

/** Starts one of the web server's programs on a free port and waits until it is healthy. */
async function start(program: string, portName: string, env: NodeJS.ProcessEnv): Promise<{ url: string; child: ChildProcess }> {
  const port = await freePort();
  const child = spawn('node', [program], {
    cwd: root,
    env: { ...process.env, LOG_LEVEL: 'silent', SANDBOX: '1', API_URL: apiUrl, ...env, [portName]: String(port) },
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  await healthy(`${url}/healthz`, child);
  return { url, child };
}

/** A web server of this test's own, with a copy of the releases that it may break, on the API of all. */
export async function startOwnShop(options: { assetsElsewhere?: boolean } = {}): Promise<OwnShop> {
  const releases = mkdtempSync(path.join(scratch, 'releases-'));
  cpSync(process.env.RELEASES ?? path.join(root, 'releases'), releases, { recursive: true });
  const assets = options.assetsElsewhere
    ? await start('host/server/assets-main.ts', 'ASSETS_PORT', { RELEASES: releases })
    : null;
  const shop = await start('host/server/main.ts', 'PORT', { RELEASES: releases, ASSET_ORIGIN: assets?.url ?? '' });
  return {
    url: shop.url,
    releases,
    stop: () => {
      shop.child.kill();
      assets?.child.kill();
    },
  };
}
