import { paths, type CallName, type CallResult, type RemoteConfig, type ResolvedType } from '@shop/contract';
import { siteApi } from '@shop/store';
import { findRoute, isPage, routeForType } from '../../contract/find-route.ts';
import type { ShellServices } from '../services.ts';

/** What a backend says of itself; undefined where it says nothing, and then it has the whole contract. */
export type Serves = CallResult<'configInit'>['serves'];

/** A page, or a part that fills a slot. */
interface Needing {
  readonly needs?: readonly CallName[];
  readonly resolves?: ResolvedType;
}

/** Whether a backend has what a page or a part needs. */
export const isServed = (serves: Serves, { needs = [], resolves }: Needing): boolean =>
  serves === undefined || [...needs, ...(resolves ? ['pathResolve'] : [])].every((call) => serves.calls.includes(call));

/** The same, once the backend has said what it serves: with the site's data, which the header asks for as well. */
export const awaitServed = async ({ store }: Pick<ShellServices, 'store'>, needing: Needing): Promise<boolean> => {
  if (!needing.needs?.length && !needing.resolves) return true;
  const { data } = await store.dispatch(siteApi.endpoints.siteConfig.initiate(undefined, { subscribe: false }));
  return isServed(data?.serves, needing);
};

/** Stands for whatever origin the shop has. */
const ANY_ORIGIN = 'https://shop.invalid';

/**
 * Whether a link of the shop's own leads to a page that this backend has. `shows` is what the page shows, where a backend
 * says that by address: a path without a route leads to a content page unless it is told.
 */
export const hasPage = (
  { configs, serves }: { configs: readonly RemoteConfig[]; serves: Serves },
  href: string,
  shows?: ResolvedType,
): boolean => {
  if (serves === undefined) return true;
  const { pathname } = new URL(href, ANY_ORIGIN);
  const routed = findRoute(configs, pathname);
  if (routed && !isPage(routed)) return hasPage({ configs, serves }, String(routed.route.redirect), shows);
  const type = shows ?? (routed ? undefined : 'cms');
  const owned = routed ?? routeForType(configs, type ?? 'cms');
  const isWritten = type !== 'cms' || serves.contents.includes(decodeURI(pathname.slice(1)));
  if (!owned || !isWritten || !isServed(serves, owned.route)) return false;
  // Whoever is not signed in is led to the login first.
  return !owned.route.auth || hasPage({ configs, serves }, paths.login());
};
