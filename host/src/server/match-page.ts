import type { RemoteConfig, RenderMode } from '@shop/contract';
import { matchRoutes } from 'react-router-dom';
import { allRoutes } from '../router/find-route.ts';
import { isLanding } from '../router/letter-links.ts';

/** How a path's first view is rendered, before anything is loaded; what path resolution finds is the same for all. */
export function matchPage(
  path: string,
  configs: readonly RemoteConfig[],
): { render: RenderMode; layout?: string; exposes?: { remote: string; expose: string }[] } {
  const table = allRoutes(configs)
    .filter(({ route }) => !route.resolves)
    .map((owned) => ({ path: owned.route.path, owned }));
  const found = matchRoutes(table, path)?.at(-1)?.route.owned;
  if (!found) return { render: 'public' };
  const { render, layout, page, name } = found.route;
  return {
    render: isLanding(name) ? 'client' : render,
    layout,
    exposes: [{ remote: found.remote, expose: page }],
  };
}
