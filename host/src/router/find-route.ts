import { matchRoutes } from 'react-router-dom';
import type { ResolvedType, RemoteConfig, RouteConfig } from '@shop/contract';

export interface OwnedRoute {
  remote: string;
  route: RouteConfig;
}

/** Every route of every remote, with its owner. */
export const allRoutes = (configs: readonly RemoteConfig[]): OwnedRoute[] =>
  configs.flatMap(({ name, routes }) => routes.map((route) => ({ remote: name, route })));

/** The route of an address; undefined when only path resolution can tell what it shows. */
export function findRoute(configs: readonly RemoteConfig[], pathname: string): OwnedRoute | undefined {
  const known = allRoutes(configs).filter(({ route }) => !route.resolves);
  const table = known.map((owned) => ({ path: owned.route.path, owned }));
  return matchRoutes(table, pathname)?.at(-1)?.route.owned;
}

/** The page that shows what path resolution answers with (`product`, `category`, …). */
export function routeForType(configs: readonly RemoteConfig[], type: ResolvedType): OwnedRoute | undefined {
  return allRoutes(configs).find(({ route }) => route.resolves === type);
}
