import {
  redirect,
  replace,
  type LoaderFunctionArgs,
  type RouteObject,
  useRevalidator,
  useRouteError,
} from 'react-router-dom';
import { paths, safeTarget, type RedirectRoute, type RouteConfig } from '@shop/contract';
import { PageView } from './page-view.tsx';
import type { ShellServices } from '../services.ts';
import { Root } from '../shell/root.tsx';
import { addressRoutes, type OwnedRoute } from '../../contract/find-route.ts';
import { loadPage, type PageRequest } from '../router/load-page.ts';
import { awaitServed } from '../router/served.ts';
import { shellPage, type PageData } from '../router/page-data.ts';
import { resolvePath } from '../router/resolve-path.ts';
import { repairedAddress } from '../router/unknown-path.ts';
import { useEffect, type ReactNode } from 'react';
import { FailureScreen } from './failure-screen.tsx';

/** Shows errors that no page boundary caught, without header and footer, because these may be what broke. */
const RootError = (): ReactNode => {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  useEffect(() => reportError(error), [error]);
  return <FailureScreen failure="broken" retry={() => void revalidate()} />;
};

/** A link that was written wrongly leads to the address that it stands for. */
const pageRequest = ({ request, params }: LoaderFunctionArgs): PageRequest => {
  const url = new URL(request.url);
  const repaired = repairedAddress(url);
  const target = repaired === null ? null : safeTarget(repaired, url.origin);
  if (target) throw replace(target, 301);
  const named = Object.entries(params).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  return { url, signal: request.signal, params: Object.fromEntries(named) as Record<string, string> };
};

/** Login with the query of an address, and no way back to it (GUARD-004). */
const loginKeeping = ({ searchParams }: URL): string => {
  const remaining = new URLSearchParams([...searchParams].filter(([name]) => name !== 'redirect'));
  return `${paths.login()}?${remaining}`;
};

/** Auth-required routes send anonymous visitors to Login, which leads back (GUARD-003). */
const guard = (route: RouteConfig, services: ShellServices, url: URL): void => {
  const signedIn = services.signedIn();
  if (route.auth && !signedIn) {
    const given = url.searchParams.get('entrypoint');
    const entrypoint = route.entrypoints?.find((known) => known === given);
    throw redirect(entrypoint ? loginKeeping(url) : paths.login({ redirect: url.pathname + url.search }));
  }
  if (route.anonymousOnly && signedIn) throw redirect(paths.accountHome());
};

/** Where a route without a page leads: with the address's query, unless the target brings one. */
const leadOn = ({ redirect: target, status = 302 }: RedirectRoute, { search }: URL): Response =>
  redirect(target.includes('?') ? target : target + search, status);

/** Few pages are reached from a letter: what its link needs is loaded with the first one. Without it the link stays. */
const followLink = async (
  services: ShellServices,
  owned: OwnedRoute,
  request: PageRequest,
): Promise<PageData | null> => {
  if (!owned.route.letterLink) return null;
  const links = await import('../router/letter-links.ts').catch(() => null);
  return links ? links.followLetterLink(services, owned, request) : shellPage('Error', 503, 'unavailable');
};

/** What a remote's route shows, if the backend has it. */
const loadOwned = async (
  services: ShellServices,
  { remote, route }: OwnedRoute<RouteConfig>,
  request: PageRequest,
): Promise<PageData> => {
  guard(route, services, request.url);
  if (route.redirect !== undefined) throw leadOn(route, request.url);
  const owned = { remote, route };
  return (await followLink(services, owned, request)) ?? loadPage(services, owned, request);
};

const shellRoute = (path: string, data: PageData): RouteObject => ({
  path,
  id: path,
  loader: () => data,
  Component: PageView,
});

/**
 * A route table: the shell's own pages, these routes of remotes, from their configs alone, and path resolution. Whom a
 * page is loaded for is said by `servicesOf`, from what the router was asked with.
 */
export const routeTable = (
  routes: readonly OwnedRoute<RouteConfig>[],
  servicesOf: (args: Pick<LoaderFunctionArgs, 'context'>) => ShellServices,
): RouteObject[] => {
  const remoteRoutes = routes.map(({ remote, route }): RouteObject => ({
    path: route.path,
    id: `${remote}:${route.path}`,
    Component: PageView,
    loader: async (args) => {
      const services = servicesOf(args);
      const request = pageRequest(args);
      // Beside the question whether the backend has the page, which is seldom no.
      const page = loadOwned(services, { remote, route }, request);
      page.catch(() => undefined);
      return route.redirect !== undefined || (await awaitServed(services, route))
        ? page
        : resolvePath(services, request);
    },
  }));
  return [
    {
      id: 'root',
      Component: Root,
      ErrorBoundary: RootError,
      loader: ({ request, context }) => {
        const services = servicesOf({ context });
        void services.onNavigation?.(new URL(request.url), request.signal);
        return null;
      },
      shouldRevalidate: () => true,
      children: [
        shellRoute('/404', shellPage('NotFound', 404, 'not-found')),
        shellRoute('/oops.html', shellPage('Oops', 200, 'oops')),
        shellRoute('/offline', shellPage('Offline', 200, 'offline')),
        ...remoteRoutes,
        {
          path: '*',
          id: 'resolved',
          Component: PageView,
          loader: async (args) => {
            const services = servicesOf(args);
            const request = pageRequest(args);
            return (await services.early?.(request)) ?? resolvePath(services, request);
          },
        },
      ],
    },
  ];
};

/** The whole route table of one person. */
export const createRoutes = (services: ShellServices): RouteObject[] =>
  routeTable(addressRoutes(services.configs), () => services);
