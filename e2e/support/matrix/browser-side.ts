import type { Browser } from '@playwright/test';
import { impossible, parts, type Cell, type Fault, type Part, type Seen } from './cells.ts';
import { judged } from './gate.ts';
import { breakOnTheWay, isOfNetwork } from './network.ts';
import { reported, untilReported } from './operator.ts';
import { breakRelease } from './released.ts';
import { openVisitor, pages, visit, type FormPage } from './shopper.ts';
import type { Stage } from './stage.ts';

interface Place {
  /** The page that is opened. */
  on: FormPage;
  /** Whose file it is. */
  owner: string;
  expose: string;
  file: RegExp;
}

/** Which file stands for each part of a release: no two have a fault of one kind, by which the web server counts. */
const places: Record<Part, Place> = {
  entry: { on: pages.login, owner: 'account', expose: './login', file: /\/assets\/account\/.*\/remoteEntry.*\.js/ },
  manifest: { on: pages.product, owner: 'host', expose: '', file: /\/registry\/.*\.json/ },
  chunk: { on: pages.contact, owner: 'catalog', expose: './content', file: /\/expose-content\.js/ },
  CSS: { on: pages.product, owner: 'catalog', expose: './product', file: /\/catalog-expose-product\.css/ },
  locale: {
    on: pages.list,
    owner: 'catalog',
    expose: './locale-fr',
    file: /\/assets\/catalog\/.*\/expose-locale-fr\.js/,
  },
};

/** Provokes a fault in each part of a release on its way to a browser, or in what browsers run of it. */
export const inBrowser = async (browser: Browser, stage: Stage, fault: Fault): Promise<Map<Part, Cell>> => {
  const tried = parts.filter((part) => impossible('browser', part, fault) === null);
  let gate: ReadonlyMap<string, string> = new Map();
  const builds = await stage.next(
    (folderOf) => {
      if (isOfNetwork(fault)) return;
      for (const part of tried)
        breakRelease(folderOf(places[part].owner), { side: 'browser', part, expose: places[part].expose, fault });
    },
    async () => {
      if (!isOfNetwork(fault) && tried.length > 0)
        gate = await judged(stage.shop, [...new Set(tried.map((part) => places[part].owner))]);
    },
  );
  const seen = async (part: Part): Promise<Seen> => {
    const { on, owner, expose, file } = places[part];
    const page = await openVisitor(browser);
    const isMet = isOfNetwork(fault) ? await breakOnTheWay(page, file, fault) : () => true;
    const { url } = stage.shop;
    const shopper = await visit(page, url, on);
    if (!isMet()) throw new Error(`nobody asked for the ${part}`);
    const about = { remote: owner, build: builds.get(owner) ?? 0, path: on.path.split('?', 1)[0] ?? '', expose };
    await untilReported(stage, about);
    const operator = await reported(stage, about);
    await page.context().close();
    return { ...shopper, ...operator, gate: gate.get(owner) ?? '–' };
  };
  const cell = async (part: Part): Promise<[Part, Cell]> => [
    part,
    impossible('browser', part, fault) ?? (await seen(part)),
  ];
  return new Map(await Promise.all(parts.map(cell)));
};
