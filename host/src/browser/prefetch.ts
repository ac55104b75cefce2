import type { RemoteConfig } from '@shop/contract';
import { findRoute, isPage, resolvingRoutes, type OwnedRoute } from '../router/find-route.ts';
import type { ShellServices } from '../services.ts';

type Parts = Pick<ShellServices, 'configs'> & {
  /** Loads the code and texts of a page. */
  load(remote: string, page: string): Promise<unknown>;
};

/** Pages that an address may show when only path resolution knows it: nearly always a product or a list. */
const likely: ReadonlySet<string | undefined> = new Set(['product', 'category']);

const targetsOf = (configs: readonly RemoteConfig[], pathname: string): OwnedRoute[] => {
  const found = findRoute(configs, pathname);
  if (!found) return resolvingRoutes(configs).filter(({ route }) => likely.has(route.resolves));
  return isPage(found) ? [found] : [];
};

/** Whether the person has asked the browser to load nothing that may not be needed. */
const savesData = (): boolean => {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }; // not in every browser
  return connection?.saveData === true;
};

/** Loads the code of the page behind a link that a person seems about to open, once for each page. */
export const createPrefetch = ({ configs, load }: Parts): ((path: string) => void) => {
  const asked = new Set<string>();
  return (path) => {
    const { origin, pathname } = new URL(path, location.href);
    if (origin !== location.origin || savesData()) return;
    for (const { remote, route } of targetsOf(configs, pathname)) {
      const key = remote + route.page;
      if (asked.has(key)) continue;
      asked.add(key);
      load(remote, route.page).catch(() => undefined); // the loader has reported it, and asks again when it is opened
    }
  };
};
