import type { RemoteConfig } from '@shop/contract';
import { findRoute, isPage, resolvingRoutes, type OwnedRoute } from '../../contract/find-route.ts';
import { loadTexts } from '../router/load-page.ts';
import type { ShellServices } from '../services.ts';
import { savesData } from '../dom/connection.ts';
import { aheadOf, prefetchPage } from './prefetch-page.ts';

type Parts = Pick<ShellServices, 'configs'> & {
  /** Loads the code and texts of a page. */
  load(remote: string, page: string): Promise<unknown>;
  /** Asks for what the page of an address shows, in the background. */
  ask(url: URL): Promise<void>;
};

/** Pages that an address may show when only path resolution knows it: nearly always a product or a list. */
const likely: ReadonlySet<string | undefined> = new Set(['product', 'category']);

/** A pointer that rests this long is about to press, one that is on its way over the page is not; in ms. */
const REST_MS = 65;
/** For this long the answers that a page was shown from are in the cache; in ms. */
const CACHE_MS = 60_000;

const targetsOf = (configs: readonly RemoteConfig[], pathname: string): OwnedRoute[] => {
  const found = findRoute(configs, pathname);
  if (!found) return resolvingRoutes(configs).filter(({ route }) => likely.has(route.resolves));
  return isPage(found) ? [found] : [];
};

/**
 * Loads the page behind a link that a person seems about to open: its code at once, once for each page, and what it
 * shows when the pointer rests on the link, unless that is one person's own. Answers how to call off what has not begun.
 */
export const createPrefetch = ({ configs, load, ask }: Parts): NonNullable<ShellServices['prefetch']> => {
  const loaded = new Set<string>();
  const asked = new Map<string, number>();
  return (path) => {
    const url = new URL(path, location.href);
    const isHere = url.pathname === location.pathname && url.search === location.search;
    if (url.origin !== location.origin || isHere || savesData()) return () => undefined;
    const targets = targetsOf(configs, url.pathname);
    for (const { remote, route } of targets) {
      const key = remote + route.page;
      if (loaded.has(key)) continue;
      loaded.add(key);
      load(remote, route.page).catch(() => undefined); // asked for again when it is opened
    }
    if (!targets.some(({ route }) => route.render === 'public' && !route.auth)) return () => undefined;
    const key = url.pathname + url.search;
    const timer = setTimeout(() => {
      for (const [other, at] of asked) if (Date.now() - at >= CACHE_MS) asked.delete(other);
      if (asked.has(key)) return;
      asked.set(key, Date.now());
      ask(url).catch(() => asked.delete(key)); // asked for again when it is opened
    }, REST_MS);
    return () => clearTimeout(timer);
  };
};

/** For the shell of this page load. */
export const prefetchOf = (services: ShellServices): NonNullable<ShellServices['prefetch']> => {
  const ahead = aheadOf(services);
  return createPrefetch({
    configs: services.configs,
    load: (remote, page) => Promise.all([ahead.remotes.load(remote, page), loadTexts(ahead, remote)]),
    ask: (url) => prefetchPage(services, url),
  });
};
