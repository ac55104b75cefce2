import type { RemoteConfig } from '@shop/contract';
import type { PageMatch } from './rendering.ts';
import { findRoute, isPage, resolvingRoutes, type OwnedRoute } from './find-route.ts';

/** The shell itself reads them on every page: the search box, and the notice of the footer's newsletter. */
const shellQuery = ['keyword', 'newsletter'];

/** Names that these pages and the shell read; undefined when one of them does not say. */
const queryOf = (owned: readonly OwnedRoute[]): string[] | undefined => {
  const declared = owned.map(({ route }) => route.query);
  return declared.some((names) => names === undefined)
    ? undefined
    : [...shellQuery, ...declared.flatMap((names) => names ?? [])];
};

const flagsOf = (owned: readonly OwnedRoute[]): { flags?: readonly string[] } => {
  const flags = [...new Set(owned.flatMap(({ route }) => route.flags ?? []))];
  return flags.length > 0 ? { flags } : {};
};

/** How a path's first view is rendered, before anything is loaded; what path resolution finds is the same for all. */
export const matchPage = (path: string, configs: readonly RemoteConfig[]): PageMatch => {
  const found = findRoute(configs, path);
  if (!found) {
    const resolving = resolvingRoutes(configs);
    return { render: 'public', query: queryOf(resolving), ...flagsOf(resolving) };
  }
  // Where it leads may depend on who asks, and on the whole query.
  if (!isPage(found)) return { render: 'personal' };
  const { render, page, letterLink } = found.route;
  return {
    // Only a browser can be signed in by the link of a letter.
    render: letterLink ? 'client' : render,
    exposes: [{ remote: found.remote, expose: page }],
    query: queryOf([found]),
    ...flagsOf([found]),
  };
};
