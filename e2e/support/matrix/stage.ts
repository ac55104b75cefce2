import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { addBuild } from '../delivery.ts';
import { liveBuilds, startOwnShop, type OwnShop } from '../own-shop.ts';
import { scratch } from '../places.ts';

/** What /healthz says of builds and their faults. */
export interface Health {
  status: string;
  builds: Record<string, number>;
  degraded?: Record<string, number[]>;
  remoteFaults?: {
    remote: string;
    build: number;
    expose: string;
    cause: string;
    side: string;
    count: number;
    file?: string;
    page?: string;
  }[];
}

export const healthOf = async (url: string): Promise<Health> =>
  (await (await fetch(`${url}/healthz`)).json()) as Health; // our own server's

/** A line of the web server's log that is no access line. */
export type LogLine = Readonly<Record<string, unknown>> & { msg: string; expose?: unknown; cause?: unknown };

/** One web server, on which one set of builds after the other is live, so that each fault is told of by builds of its own. */
export interface Stage {
  shop: OwnShop;
  /**
   * The next builds of all packages, which are files of those before; `change` gets the
   * folder of each by its name, and `before` runs while the whole builds are live and these are there. */
  next(change: (folderOf: (name: string) => string) => void, before: () => Promise<void>): Promise<Map<string, number>>;
  /** What was logged as wrong. */
  log(): LogLine[];
}

export const openStage = async (env: Record<string, string> = {}): Promise<Stage> => {
  const logFile = path.join(scratch, `matrix-${process.pid}-${Date.now()}.log`);
  const shop = await startOwnShop({
    log: logFile,
    env: {
      LOG_LEVEL: 'warn',
      ACCESS_LOG: '0',
      RENDER_WORKERS: '1',
      // That a busy machine is slow is no fault of a build. Twice the limit is what an endless loop may take.
      RENDER_LIMIT: '8000',
      RENDER_SLOW: '20000',
      TRUST_PROXY: '1',
      // Some reads of a test never end, and each holds one of these.
      UV_THREADPOOL_SIZE: '32',
      ...env,
    },
  });
  const whole = new Map(liveBuilds(shop.releases).map(([name, build]) => [name, Number(build)]));
  const point = (builds: ReadonlyMap<string, number>): void => {
    const pointers = [...builds].map(([name, live]) => [name, { live, lastGood: whole.get(name) }]);
    writeFileSync(path.join(shop.releases, 'registry.json'), JSON.stringify(Object.fromEntries(pointers)));
  };
  let number = 0;
  return {
    shop,
    async next(change, before) {
      number += 1;
      const builds = new Map(
        [...whole].map(([name, of]) => [name, addBuild(shop, name, { of, as: of + number }).after]),
      );
      change((name) => path.join(shop.releases, name, String(builds.get(name))));
      point(whole);
      await before();
      point(builds);
      // Of one that cannot be used the build before it is in service; the host is never broken here.
      await expect.poll(async () => (await healthOf(shop.url)).builds['host']).toBe(builds.get('host'));
      return builds;
    },
    log: () =>
      readFileSync(logFile, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as LogLine), // written by the web server
  };
};
