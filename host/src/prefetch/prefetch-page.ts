import { matchPath } from 'react-router-dom';
import type { AppDispatch, PageModule } from '@shop/platform';
import type { RequestClient } from '@shop/request';
import type { StoreServices } from '@shop/store';
import { findRoute, isPage } from '../../contract/find-route.ts';
import { knownPage } from '../router/early-page.ts';
import { loadPage } from '../router/load-page.ts';
import { resolvePath } from '../router/resolve-path.ts';
import type { ShellServices } from '../services.ts';

/** A call that nobody has asked for yet shows no message when it fails, and leads nowhere. */
const quiet = (client: RequestClient, off: AbortSignal): RequestClient => ({
  call: (name, input, options = {}) => {
    const signal = options.signal ? AbortSignal.any([off, options.signal]) : off;
    return client.call(name, input, { ...options, signal, background: true });
  },
});

/** Has what a page's loader dispatches make its calls through another client. */
const through = (client: RequestClient, { store }: ShellServices): AppDispatch => {
  const extra: StoreServices = { client };
  const dispatch = ((action: unknown) =>
    typeof action === 'function'
      ? action(dispatch, store.getState, extra)
      : store.dispatch(action as Parameters<AppDispatch>[0])) as AppDispatch;
  return dispatch;
};

/** The same services, with code and texts that nobody waits for yet. */
export const aheadOf = (services: ShellServices): ShellServices => {
  const { remotes } = services;
  return { ...services, remotes: { ...remotes, load: (name, expose) => remotes.load(name, expose, { ahead: true }) } };
};

const readyPage = async (services: ShellServices, url: URL, { signal } = new AbortController()): Promise<void> => {
  const client = quiet(services.client, signal);
  const dispatch = through(client, services);
  const asked: ShellServices = {
    ...aheadOf(services),
    client,
    store: { ...services.store, dispatch },
    report: () => undefined,
    readying: new Map(), // not to wait for itself
  };
  const owned = findRoute(services.configs, url.pathname);
  if (owned && !isPage(owned)) return;
  const params = owned ? (matchPath(owned.route.path, url.pathname)?.params ?? {}) : {};
  const request = { url, signal, params: params as Record<string, string> };
  const { status, remote, page } = await (owned
    ? loadPage(asked, owned, request)
    : ((await knownPage(asked, request)) ?? resolvePath(asked, request)));
  if (status !== 200) throw new Error(`${url.pathname}: ${status}`);
  // A press within the next minutes may come when the answers are gone.
  if (remote) await services.remotes.loaded<PageModule>(remote, page)?.early?.();
};

/**
 * Runs the loader of the page behind an address, so that its answers are in the cache when it is opened. Nothing comes
 * of a failure, or of its being called off: the navigation asks again.
 */
export const prefetchPage = async (services: ShellServices, url: URL, controller?: AbortController): Promise<void> => {
  const { readying } = services;
  const key = url.pathname + url.search;
  const run = readyPage(services, url, controller);
  readying?.set(key, run);
  try {
    await run;
  } finally {
    if (readying?.get(key) === run) readying.delete(key);
  }
};
