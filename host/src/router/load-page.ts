import { privateHead } from '@shop/contract';
import type { LoaderContext, PageModule } from '@shop/platform';
import { addTexts, textsOf, type Texts } from '@shop/i18n';
import { redirect } from 'react-router-dom';
import { RemoteUnavailable } from '../federation/remote-loader.ts';
import type { ShellServices } from '../services.ts';
import type { OwnedRoute } from '../../contract/find-route.ts';
import type { PageData } from './page-data.ts';
import { flagsOf, pageFlags } from './page-flags.ts';

export interface PageRequest {
  params: Record<string, string>;
  url: URL;
  signal: AbortSignal;
}

/** Brings a remote's texts of the person's language into their i18n instance, once. */
export const loadTexts = async ({ remotes, i18n, language }: ShellServices, remote: string): Promise<void> => {
  if (i18n.hasResourceBundle(language, remote)) return;
  const texts = await remotes.load<Texts & { default?: Texts }>(remote, `./locale-${language}`);
  addTexts(i18n, remote, { [language]: texts.default ?? texts });
};

/** Brings what parts of a remote need before they are shown: its texts, and the answers of its flags. */
export const readyForParts = async (services: ShellServices, remote: string): Promise<void> => {
  const keys = flagsOf(services.configs, remote).map(({ key }) => key);
  await Promise.all([loadTexts(services, remote), services.flags.of(keys)]);
};

/**
 * Waits for what makes the page of this address ready already. A loader that asks beside it for what is on its way would
 * be told at once that nothing is there yet: answers on their way are known to whoever asked for them alone.
 */
export const madeReady = async ({ readying }: ShellServices, { url }: PageRequest): Promise<void> => {
  await readying?.get(url.pathname + url.search)?.catch(() => undefined); // the loader asks again
};

/**
 * Loads a remote's page and runs its loader. A remote that does not arrive, or a loader that throws, becomes a failure
 * of this page alone: the data says so and the shell around it stays.
 */
export const loadPage = async (services: ShellServices, owned: OwnedRoute, request: PageRequest): Promise<PageData> => {
  const { remote, route } = owned;
  const { store, language } = services;
  const known = { remote, page: route.page, name: route.name, params: request.params };
  const data = { ...known, layout: route.layout, titleKey: route.titleKey, head: null, failure: null };
  try {
    const [module, answers] = await Promise.all([
      services.remotes.load<PageModule>(remote, route.page),
      pageFlags(services, route.flags),
      loadTexts(services, remote),
      madeReady(services, request),
    ]);
    store.registerModels(module.models ?? []);
    const context: LoaderContext = { ...request, language, dispatch: store.dispatch, getState: store.getState };
    const result = await module.loader?.(context);
    if (result?.redirect) throw redirect(result.redirect, result.status ?? 302);
    const status = result?.status ?? 200;
    if (status === 404 && !result?.ownView) return { ...data, status, failure: 'not-found' };
    // The shell says so better than a page that takes it for a fault of the shop. No server says that it is offline.
    if (status === 503 && navigator.onLine === false) return { ...data, status, failure: 'unavailable' };
    return {
      ...data,
      ...answers,
      status,
      head:
        module.head?.({ ...context, t: textsOf(services.i18n, remote) }) ??
        (route.render === 'public' ? null : privateHead()),
    };
  } catch (error) {
    if (error instanceof Response || request.signal.aborted) throw error;
    if (error instanceof RemoteUnavailable) return { ...data, status: 503, failure: 'remote' };
    services.report({ remote, build: services.remotes.buildOf(remote), expose: route.page, cause: 'loader' }, error);
    return { ...data, status: 500, failure: 'remote' };
  }
};
