import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from './free-port.ts';
import { makeReleaseKey, writeManifest } from './manifest.ts';
import { apiUrl, liveReleases, scratch } from './places.ts';
import { startRelay } from './relay.ts';

const root = path.resolve(import.meta.dirname, '../..');

export interface OwnShop {
  url: string;
  /** Of each of its web servers. */
  urls: readonly string[];
  /** Where its pages find scripts and styles. */
  assetOrigin: string;
  /** A copy of the releases, for this shop alone. */
  releases: string;
  stop(): void;
}

const healthy = async (url: string, child: ChildProcess): Promise<void> => {
  for (let left = 3_000; left > 0 && child.exitCode === null; left -= 1) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} did not come up`);
};

/** Starts a server on a port, a free one unless it is named, and waits until it is healthy; `log` is a file of what it writes. */
export const startServer = async (
  program: string,
  portName: string,
  env: NodeJS.ProcessEnv,
  { port: given, log }: { port?: number; log?: string | undefined } = {},
): Promise<{ url: string; child: ChildProcess }> => {
  const port = given ?? (await freePort());
  const child = spawn('node', [program], {
    cwd: root,
    env: { ...process.env, LOG_LEVEL: 'silent', SANDBOX: '1', ...env, [portName]: String(port) },
    stdio: ['ignore', log === undefined ? 'ignore' : openSync(log, 'a'), 'ignore'],
  });
  const url = `http://127.0.0.1:${port}`;
  await healthy(`${url}/healthz`, child);
  return { url, child };
};

/**
 * Copies what is live; a folder of releases also holds every build before, of which the copy knows nothing. Its registry
 * has no hashes of manifests, which tests change.
 */
const copyLiveReleases = (): string => {
  const to = mkdtempSync(path.join(scratch, 'releases-'));
  makeReleaseKey(to);
  const live = liveBuilds(liveReleases);
  const pointers = live.map(([name, build]) => [name, { live: Number(build), lastGood: Number(build) }]);
  writeFileSync(path.join(to, 'registry.json'), JSON.stringify(Object.fromEntries(pointers)));
  for (const [name, build] of live) {
    const folder = path.join(to, name, build);
    cpSync(path.join(liveReleases, name, build), folder, { recursive: true });
    const { since: _, ...release } = JSON.parse(readFileSync(path.join(folder, 'release.json'), 'utf8'));
    writeManifest(folder, release);
  }
  return to;
};

/** Names and numbers of the builds that a folder of releases points at. */
export const liveBuilds = (releases: string): [name: string, build: string][] => {
  const registry = JSON.parse(readFileSync(path.join(releases, 'registry.json'), 'utf8')) as Record<
    string,
    { live?: number }
  >; // written by delivery
  return Object.entries(registry).flatMap(([name, { live }]) => (live ? [[name, String(live)]] : []));
};

export interface OwnShopOptions {
  /** Released files come from a second server, on an origin of its own. */
  assetsElsewhere?: boolean;
  /** Web servers on the same releases, which answer at the shop's address in turn; one unless it is told. */
  servers?: number;
  /** Changes the copied releases before anything reads them. */
  prepare?: (releases: string) => void;
  /** In place of the API of all. */
  apiUrl?: string;
  /** File for what the web server writes. */
  log?: string;
  /** Settings beside the usual: keys of outside services. */
  env?: Readonly<Record<string, string>>;
}

/** Web servers of this test's own, with a copy of the live releases that it may break. */
export const startOwnShop = async (options: OwnShopOptions = {}): Promise<OwnShop> => {
  const releases = copyLiveReleases();
  options.prepare?.(releases);
  const assets = options.assetsElsewhere
    ? await startServer('host/server/assets-main.ts', 'ASSETS_PORT', { RELEASES: releases })
    : null;
  const env = {
    RELEASES: releases,
    ASSET_ORIGIN: assets?.url ?? '',
    API_URL: options.apiUrl ?? apiUrl,
    // Pages are to come from the server here, however busy the machine is.
    RENDER_LIMIT: '20000',
    ...options.env,
  };
  const start = async () => {
    const server = await startServer('host/server/main.ts', 'PORT', env, { log: options.log });
    await (await fetch(server.url)).text(); // loads and compiles what it renders with
    return server;
  };
  const all = [await start()];
  while (all.length < (options.servers ?? 1)) all.push(await start());
  const urls = all.map((server) => server.url);
  const [first = ''] = urls;
  const front = urls.length > 1 ? await freePort() : null;
  const url = front === null ? first : `http://127.0.0.1:${front}`;
  const endFront = front === null ? null : await startRelay(front, urls);
  return {
    url,
    urls,
    assetOrigin: assets?.url ?? url,
    releases,
    stop: () => {
      endFront?.();
      for (const { child } of all) child.kill();
      assets?.child.kill();
      rmSync(releases, { recursive: true, force: true });
    },
  };
};
