import type { Browser } from '@playwright/test';
import { impossible, parts, type Cell, type Fault, type Part, type Seen } from './cells.ts';
import { breakOnDisk, isOfDisk } from './disk.ts';
import { judged } from './gate.ts';
import { reported, untilReported } from './operator.ts';
import { breakRelease } from './released.ts';
import { openVisitor, pages, visit, type FormPage } from './shopper.ts';
import type { Stage } from './stage.ts';

interface Place {
  on: FormPage;
  owner: string;
  expose: string;
}

/** Which file stands for each part of a release: a server file that is damaged makes its whole build unusable. */
const places: Record<Part, Place> = {
  entry: { on: pages.login, owner: 'account', expose: './login' },
  manifest: { on: pages.plus, owner: 'membership', expose: './plus' },
  chunk: { on: pages.product, owner: 'catalog', expose: './product' },
  CSS: { on: pages.contact, owner: 'catalog', expose: './content' },
  locale: { on: pages.cart, owner: 'cart-checkout', expose: './locale-en' },
};

/** Parts whose faults stand side by side: the sheet and the chunk are of one remote. */
const groups: readonly (readonly Part[])[] = [['entry', 'manifest', 'chunk', 'locale'], ['CSS']];

const together = async (
  browser: Browser,
  stage: Stage,
  fault: Fault,
  tried: readonly Part[],
): Promise<[Part, Seen][]> => {
  let gate: ReadonlyMap<string, string> = new Map();
  const repairs: (() => void)[] = [];
  const builds = await stage.next(
    (folderOf) => {
      for (const part of tried) {
        const { owner, expose } = places[part];
        if (isOfDisk(fault)) repairs.push(breakOnDisk(folderOf(owner), part, expose, fault));
        else breakRelease(folderOf(owner), { side: 'server', part, expose, fault });
      }
    },
    async () => {
      if (!isOfDisk(fault))
        gate = await judged(
          stage.shop,
          tried.map((part) => places[part].owner),
        );
    },
  );
  const seen = async (part: Part): Promise<[Part, Seen]> => {
    const { on, owner, expose } = places[part];
    const about = { remote: owner, build: builds.get(owner) ?? 0, path: on.path.split('?', 1)[0] ?? '', expose };
    // The number in a manifest is for the gate: nothing of it is run.
    const isSilent = part === 'manifest' && fault === 'wrong platform';
    const page = await openVisitor(browser);
    const shopper = await visit(page, stage.shop.url, on);
    await untilReported(stage, { ...about, isSilent });
    const operator = await reported(stage, about);
    await page.context().close();
    return [part, { ...shopper, ...operator, gate: gate.get(owner) ?? '–' }];
  };
  const cells: [Part, Seen][] = [];
  // A loop holds up a thread, with whatever else it is rendering.
  if (fault === 'endless loop') for (const part of tried) cells.push(await seen(part));
  else cells.push(...(await Promise.all(tried.map(seen))));
  for (const repair of repairs) repair();
  return cells;
};

/** Provokes a fault in each part of a release as the web server has it. */
export const onServer = async (browser: Browser, stage: Stage, fault: Fault): Promise<Map<Part, Cell>> => {
  const cells = new Map<Part, Cell>();
  for (const part of parts) {
    const reason = impossible('server', part, fault);
    if (reason) cells.set(part, reason);
  }
  for (const group of groups) {
    const tried = group.filter((part) => !cells.has(part));
    if (tried.length > 0)
      for (const [part, seen] of await together(browser, stage, fault, tried)) cells.set(part, seen);
  }
  return cells;
};
