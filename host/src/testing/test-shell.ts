import { createI18n } from '@shop/i18n';
import type { CallResult, PageRoute, RemoteConfig, RouteConfig } from '@shop/contract';
import { sessionSlice } from '@shop/session';
import { siteApi } from '@shop/store';
import { makeTestStore } from '@shop/testing';
import en from '../../locales/en.json';
import fr from '../../locales/fr.json';
import { createRemoteLoader } from '../federation/remote-loader.ts';
import { givenFlags } from '../router/page-flags.ts';
import type { ShellServices } from '../services.ts';
import { toasts } from '../shell/toasts.ts';

/** The shell's own texts, as `renderPart` takes them. */
export const texts = { host: { en, fr } };

/** A route of a test's remote: a public page in the default layout unless told. */
export const route = (given: Partial<PageRoute> & Pick<PageRoute, 'path'>): PageRoute => ({
  name: given.path,
  page: './page',
  layout: 'default',
  titleKey: 'title.error',
  render: 'public',
  ...given,
});

export const remoteConfig = (routes: RouteConfig[], given: Partial<RemoteConfig> = {}): RemoteConfig => ({
  name: 'catalog',
  routes,
  places: [],
  slots: [],
  dispatches: [],
  intents: [],
  locales: ['en', 'fr'],
  ...given,
});

interface Given extends Partial<ShellServices> {
  /** Modules of remotes by `catalog./page`; any other does not load. */
  exposes?: Record<string, unknown>;
}

/** Of a backend that has the whole contract. */
const site = {} as CallResult<'configInit'>; // the router reads only what it serves

/**
 * A shell on a real store and the real request client, whose remotes are given; the API is msw's. It knows the site's data,
 * as every page does that was rendered.
 */
export const testShell = ({ exposes = {}, ...given }: Given = {}): ShellServices => {
  const store = makeTestStore({ models: [{ slice: sessionSlice }, { slice: toasts }] });
  store.dispatch(siteApi.util.upsertQueryEntries([{ endpointName: 'siteConfig', arg: undefined, value: site }]));
  const all: Record<string, unknown> = { 'catalog./locale-en': { title: { error: 'A page' } }, ...exposes };
  return {
    store,
    client: store.services.client,
    i18n: createI18n('en', texts),
    language: 'en',
    remotes: createRemoteLoader(async (remote, expose) => all[remote + expose]),
    configs: [],
    flags: givenFlags(given.configs ?? [], {}),
    signedIn: () => false,
    report: (_, error) => reportError(error),
    ...given,
  };
};
