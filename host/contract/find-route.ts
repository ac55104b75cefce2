import { matchRoutes } from 'react-router-dom';
import type { PageRoute, RemoteConfig, ResolvedType, RouteConfig } from '@shop/contract';

export interface OwnedRoute<R extends RouteConfig = PageRoute> {
  remote: string;
  route: R;
}

export const allRoutes = (configs: readonly RemoteConfig[]): OwnedRoute<RouteConfig>[] =>
  configs.flatMap(({ name, routes }) => routes.map((route) => ({ remote: name, route })));

/** Whether a route shows a page of its own, rather than leading to another address. */
export const isPage = (owned: OwnedRoute<RouteConfig>): owned is OwnedRoute => owned.route.redirect === undefined;

/** All routes but those that show what path resolution finds. */
export const addressRoutes = (configs: readonly RemoteConfig[]): OwnedRoute<RouteConfig>[] =>
  allRoutes(configs).filter((owned) => !isPage(owned) || !owned.route.resolves);

/** How a path begins that is written in a route as it is; undefined where that may be anything. */
const beginningOf = (path: string): string | undefined => {
  const [, first = ''] = path.split('/');
  return /[:*?%]/.test(first) ? undefined : first.toLowerCase();
};

interface RouteTable {
  all: OwnedRoute<RouteConfig>[];
  /** Beginnings that some route is written with. */
  beginnings: ReadonlySet<string>;
}

const tables = new WeakMap<readonly RemoteConfig[], RouteTable>();

const tableOf = (configs: readonly RemoteConfig[]): RouteTable => {
  const known = tables.get(configs);
  if (known) return known;
  const all = addressRoutes(configs);
  const beginnings = new Set(all.flatMap(({ route }) => beginningOf(route.path) ?? []));
  const table = { all, beginnings };
  tables.set(configs, table);
  return table;
};

const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment; // as the router takes it
  }
};

/** The beginning that tells which routes an address can be matched against; undefined for those that begin anyhow. */
export const beginningIn = (configs: readonly RemoteConfig[], pathname: string): string | undefined => {
  const first = decoded(pathname.split('/')[1] ?? '').toLowerCase();
  return tableOf(configs).beginnings.has(first) ? first : undefined;
};

/**
 * The routes that an address with this beginning can match: to try all of them costs a render more than to draw the
 * header. Which of these fits best is the router's to say.
 */
export const routesBeginning = (
  configs: readonly RemoteConfig[],
  beginning: string | undefined,
): OwnedRoute<RouteConfig>[] =>
  tableOf(configs).all.filter(({ route }) => {
    const own = beginningOf(route.path);
    return own === undefined || own === beginning;
  });

/** The route of an address; undefined when only path resolution can tell what it shows. */
export const findRoute = (configs: readonly RemoteConfig[], pathname: string): OwnedRoute<RouteConfig> | undefined => {
  const routes = routesBeginning(configs, beginningIn(configs, pathname));
  const table = routes.map((owned) => ({ path: owned.route.path, owned }));
  return matchRoutes(table, pathname)?.at(-1)?.route.owned;
};

/** The pages that show what path resolution answers with (`product`, `category`, …). */
export const resolvingRoutes = (configs: readonly RemoteConfig[]): OwnedRoute[] =>
  allRoutes(configs)
    .filter(isPage)
    .filter(({ route }) => route.resolves);

export const routeForType = (configs: readonly RemoteConfig[], type: ResolvedType): OwnedRoute | undefined =>
  resolvingRoutes(configs).find(({ route }) => route.resolves === type);
