import type { ResolvedType, RemoteConfig, RouteConfig } from '@shop/contract';

export interface OwnedRoute {
  remote: string;
  route: RouteConfig;
}

/** Every route of every remote, with its owner. */
export const allRoutes = (configs: readonly RemoteConfig[]): OwnedRoute[] =>
  configs.flatMap(({ name, routes }) => routes.map((route) => ({ remote: name, route })));

/** The page that shows what path resolution answers with (`product`, `category`, …). */
export function routeForType(configs: readonly RemoteConfig[], type: ResolvedType): OwnedRoute | undefined {
  return allRoutes(configs).find(({ route }) => route.resolves === type);
}
