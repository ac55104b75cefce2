import { matchRoutes } from 'react-router-dom';
import type { PageRoute, RemoteConfig, ResolvedType, RouteConfig } from '@shop/contract';

export interface OwnedRoute<R extends RouteConfig = PageRoute> {
  remote: string;
  route: R;
}

/** Every route of every remote, with its owner. */
export const allRoutes = (configs: readonly RemoteConfig[]): OwnedRoute<RouteConfig>[] =>
  configs.flatMap(({ name, routes }) => routes.map((route) => ({ remote: name, route })));

/** Whether a route shows a page of its own, rather than leading to another address. */
export const isPage = (owned: OwnedRoute<RouteConfig>): owned is OwnedRoute => owned.route.redirect === undefined;

/** What an address can be matched against: all routes but those that show what path resolution finds. */
export const addressRoutes = (configs: readonly RemoteConfig[]): OwnedRoute<RouteConfig>[] =>
  allRoutes(configs).filter((owned) => !isPage(owned) || !owned.route.resolves);

/** The route of an address; undefined when only path resolution can tell what it shows. */
export const findRoute = (configs: readonly RemoteConfig[], pathname: string): OwnedRoute<RouteConfig> | undefined => {
  const table = addressRoutes(configs).map((owned) => ({ path: owned.route.path, owned }));
  return matchRoutes(table, pathname)?.at(-1)?.route.owned;
};

/** The pages that show what path resolution answers with (`product`, `category`, …). */
export const resolvingRoutes = (configs: readonly RemoteConfig[]): OwnedRoute[] =>
  allRoutes(configs)
    .filter(isPage)
    .filter(({ route }) => route.resolves);

export const routeForType = (configs: readonly RemoteConfig[], type: ResolvedType): OwnedRoute | undefined =>
  resolvingRoutes(configs).find(({ route }) => route.resolves === type);
