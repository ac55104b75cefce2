import { statSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { addBuild, release } from './delivery.ts';
import type { OwnShop } from './own-shop.ts';
import { enterShop, openCart, openList, openProduct, type Session } from './swap-sessions.ts';
import type { Page } from './test.ts';

/** A page of each package that is swapped; every page of the journeys is made with both. */
const pageOf = { host: '/', catalog: '/furniture/sofas-loveseats.html' } as const;
type Swapped = keyof typeof pageOf;
const order: readonly Swapped[] = ['host', 'catalog'];

export interface Swap {
  name: Swapped;
  command: 'promote' | 'rollback';
  /** Milliseconds from the command's start, and from its change of the pointers, until every web server serves the build. */
  fromStart: number;
  fromChange: number;
}

export interface Swaps {
  /** What went wrong, once for each journey. */
  failed: string[];
  /** The most documents that one session has loaded for one swap. */
  mostDocuments: number;
  /** Sessions that were still with another build of the host after they had opened a page beyond a swap that all served. */
  leftBehind: number;
  done: Swap[];
}

interface Builds {
  before: number;
  after: number;
}

/** Ends when every web server announces the build to open pages, and answers a page of the package with it. */
const servedByAll = async ({ urls }: OwnShop, name: Swapped, build: number): Promise<void> => {
  const served = async (url: string): Promise<boolean> => {
    const announced: Record<string, number> = await (await fetch(`${url}/version.json`)).json();
    if (announced[name] !== build) return false;
    return (await (await fetch(url + pageOf[name])).text()).includes(`/assets/${name}/${build}/`);
  };
  await Promise.all(urls.map((url) => expect.poll(() => served(url), { intervals: [20], timeout: 60_000 }).toBe(true)));
};

/** Swaps the packages in turn: each is promoted, then each is taken back, and so on. */
const swapper = (shop: OwnShop) => {
  const builds = new Map<Swapped, Builds>(order.map((name) => [name, addBuild(shop, name)]));
  let turn = 0;
  return async (): Promise<Swap & { build: number }> => {
    const name = order[turn % order.length] ?? 'host';
    const { before, after } = builds.get(name) ?? { before: 0, after: 0 };
    const isForward = Math.floor(turn / order.length) % 2 === 0;
    turn += 1;
    const build = isForward ? after : before;
    const began = Date.now();
    await release(shop, ...(isForward ? ['promote', name, String(build)] : ['rollback', name]));
    const changed = statSync(path.join(shop.releases, 'registry.json')).mtimeMs;
    await servedByAll(shop, name, build);
    const now = Date.now();
    return {
      name,
      command: isForward ? 'promote' : 'rollback',
      build,
      fromStart: now - began,
      fromChange: Math.round(now - changed),
    };
  };
};

const runsHost = async (page: Page, build: number): Promise<boolean> =>
  (await page.locator(`script[src*="/assets/host/${build}/"]`).count()) > 0;

/** All at a time would only wait for each other. */
const inTurns = async <Item>(items: readonly Item[], act: (item: Item, at: number) => Promise<void>): Promise<void> => {
  const waiting = [...items.entries()];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await act(next[1], next[0]);
  };
  await Promise.all(Array.from({ length: 4 }, work));
};

export interface SwapOptions {
  swaps: number;
  sessions: number;
  /** How many of them open a page while a swap is made; all do once it is made. */
  busy: number;
  /** Swaps after those, while no session opens a page. */
  atRest?: number;
  open: () => Promise<Page>;
  /** Hears of each swap once it is served by all. */
  onSwap?: (swap: Swap) => void;
}

/**
 * Promotes and takes back the host and a remote in turns while people go through the shop, whose pages come from its web
 * servers in turn: some open a list while the swap is made, and all a list, a product or the cart once it is made.
 */
export const swapUnder = async (
  shop: OwnShop,
  { swaps, sessions, busy, atRest = 0, open, onSwap }: SwapOptions,
): Promise<Swaps> => {
  const found: Swaps = { failed: [], mostDocuments: 0, leftBehind: 0, done: [] };
  const swap = swapper(shop);
  const people: Session[] = [];
  await inTurns(Array.from({ length: sessions }), async () => {
    people.push(await enterShop(shop.url, await open()));
  });

  const go = async (one: Session, when: string, act: () => Promise<void>): Promise<void> => {
    try {
      await act();
    } catch (error) {
      found.failed.push(`${when}, at ${one.page.url()}: ${String(error)}`);
      await one.page.goto(shop.url);
    }
  };

  let host = 0;
  for (let turn = 0; turn < swaps; turn += 1) {
    for (const one of people) one.documents = 0;
    const from = (turn * busy) % people.length;
    const now = [...people.slice(from), ...people].slice(0, busy);
    const when = `swap ${turn + 1}`;
    const [{ build, ...done }] = await Promise.all([
      swap(),
      inTurns(now, (one, at) => go(one, `while ${when} was made`, () => openList(one, at + 2 * turn))),
    ]);
    onSwap?.(done);
    found.done.push(done);
    if (done.name === 'host') host = build;
    await inTurns(people, (one, at) =>
      go(one, `after ${when}`, async () => {
        const next = (at + turn) % 3;
        if (next === 2) await openCart(one);
        else await openList(one, at + 2 * turn + 1);
        if (next === 1) await openProduct(one);
      }),
    );
    found.mostDocuments = Math.max(found.mostDocuments, ...people.map(({ documents }) => documents));
    for (const { page } of people) if (!(await runsHost(page, host))) found.leftBehind += 1;
  }
  for (let turn = 0; turn < atRest; turn += 1) {
    const { build: _, ...done } = await swap();
    onSwap?.(done);
    found.done.push(done);
  }
  return found;
};
