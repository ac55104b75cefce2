import type { RemoteConfig, RenderMode } from '@shop/contract';
import { matchPath } from 'react-router-dom';
import { allRoutes } from '../router/find-route.ts';

/** How a path's first view is rendered, before anything is loaded; what path resolution finds is the same for all. */
export function matchPage(
  path: string,
  configs: readonly RemoteConfig[],
): { render: RenderMode; layout?: string; exposes?: { remote: string; expose: string }[] } {
  const found = allRoutes(configs).find(({ route }) => !route.resolves && matchPath(route.path, path));
  if (!found) return { render: 'public' };
  const { render, layout, page } = found.route;
  return { render, layout, exposes: [{ remote: found.remote, expose: page }] };
}
