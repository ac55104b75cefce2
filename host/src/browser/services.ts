import { paths } from '@shop/contract';
import { createI18n, type Texts } from '@shop/i18n';
import { makeStore, siteApi, type AppStore } from '@shop/store';
import { tracked } from '@shop/tracking';
import type { InlinedRegistry } from '../../contract/document.ts';
import { browserRemotes } from '../federation/browser.ts';
import { createIntents } from '../remotes/intents.ts';
import { createOverlayList, type OverlayList } from '../remotes/overlays.tsx';
import { readyForParts } from '../router/load-page.ts';
import { awaitServed } from '../router/served.ts';
import type { PageState } from '../page-state.ts';
import type { ShellServices } from '../services.ts';
import { showToast, toasts } from '../shell/toasts.ts';
import { createSlowCalls } from '../shell/waiting/slow-calls.ts';
import { deferredClient } from './deferred-client.ts';
import { createFaultReport } from './fault-report.ts';
import { deferredOffline } from '../offline/deferred-offline.ts';
import { deferredPrefetch } from '../prefetch/deferred-prefetch.ts';
import { pathResolution } from './path-resolution.ts';
import { servedClient } from './served-client.ts';
import { browserSession } from './session.ts';
import { staleRemotes } from './stale-remotes.ts';
import { watchThrows } from './stray-throws.ts';
import { beginTrackers } from './trackers/begin-trackers.ts';
import { trackingMiddleware } from './tracking.ts';
import { createVersionCheck } from './version-check.ts';
import { browserFlags } from './visitor-flags.ts';

export interface BrowserShell {
  services: ShellServices;
  overlays: OverlayList;
  /** Where a press waits: fetches, while the page is taken over, the client and what the press will open. */
  fetchAhead(): void;
  /** Resolves when what answers the page's forms is there, or did not come. */
  readyForForms(): Promise<void>;
  /** To be called once the first view is there. */
  beginSession(): void;
}

const addForm = `form[action="${paths.addToCartForm()}"]`;

/** Wires the shell of this page load: one store, one client, one session. */
export const browserServices = (registry: InlinedRegistry, texts: Texts, state: PageState | null): BrowserShell => {
  const { language, remotes: registered } = registry;
  const overlays = createOverlayList();
  const slowCalls = createSlowCalls();
  const report = createFaultReport();
  const remotes = browserRemotes(registry, (error) => report(error.fault, error));
  watchThrows((name) => (name === 'host' ? (registry.builds.host ?? 0) : remotes.buildOf(name)), report);
  const i18n = createI18n(language, { host: { [language]: texts } });
  const configs = registered.map(({ config }) => config);
  let store: AppStore | undefined;
  const resolution = pathResolution();
  const session = browserSession(configs, language, resolution.isPending);
  const deferred = deferredClient({
    baseUrl: location.origin,
    language: () => language,
    known: session.known,
    headers: session.headers,
    refreshToken: session.refresh,
    onSignInNeeded: session.askToSignIn,
    onMessage: (text) => store?.dispatch(showToast({ text, tone: 'error' })),
    onSlow: slowCalls.add,
    onRedirect: (path) => location.assign(path),
    onServerError: (error) => store?.dispatch(tracked({ event: 'serverError', ...error })),
  });
  const offline = deferredOffline(deferred, {
    language,
    store: () => begun,
    known: session.known,
    remotes: registered,
    say: (notice) => store?.dispatch(showToast(notice)),
  });
  const client = servedClient(resolution.watch(offline), () =>
    store ? siteApi.endpoints.siteConfig.select(undefined)(store.getState()).data?.serves : undefined,
  );
  const intents = createIntents({
    configs,
    remotes,
    register: (models) => store?.registerModels(models),
    prepare: (remote) => readyForParts(services, remote),
    show: overlays.add,
    isServed: (owner) => awaitServed(services, owner),
    fail: () => {
      const { title, text } = navigator.onLine
        ? ({ title: 'failure.remote.title', text: 'failure.remote.text' } as const)
        : ({ title: 'failure.offline.title', text: 'failure.offline.text' } as const);
      store?.dispatch(
        showToast({ text: `${i18n.t(title, { ns: 'host' })}. ${i18n.t(text, { ns: 'host' })}`, tone: 'error' }),
      );
    },
  });
  store = makeStore({
    services: { client },
    preloaded: state?.store,
    middleware: [intents.middleware, trackingMiddleware()],
  });
  const services: ShellServices = {
    store,
    client,
    i18n,
    language,
    remotes,
    configs,
    flags: browserFlags(configs),
    signedIn: session.signedIn,
    report,
    regions: new Set(),
    slowCalls,
    offline,
    readying: new Map(),
    readyIntent: intents.ready,
    prefetch: deferredPrefetch(() => services),
    onNavigation: createVersionCheck(registry.builds, { refresh: staleRemotes(remotes, registered) }),
  };
  session.attach(store, client);
  store.registerModels([{ slice: toasts }]);
  const begun = store;
  return {
    services,
    overlays,
    fetchAhead() {
      const pressed = document.querySelector('[data-held]');
      if (!pressed) return;
      void deferred.fetchAhead();
      if (pressed.closest(addForm)) void intents.ready('cartAddRequested');
    },
    async readyForForms() {
      await Promise.all([deferred.fetchAhead(), document.querySelector(addForm) && intents.ready('cartAddRequested')]);
    },
    beginSession() {
      session.begin();
      beginTrackers(begun);
    },
  };
};
