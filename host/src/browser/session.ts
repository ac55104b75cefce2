import { intents, paths, readConsent, type Language, type RemoteConfig } from '@shop/contract';
import type { RequestClient, SessionHeaders } from '@shop/request';
import {
  browserPorts,
  createSessionModel,
  sessionEvents,
  sessionHeaders,
  sessionCookies,
  type SessionModel,
  type SessionRoot,
} from '@shop/session';
import { api, type AppStore } from '@shop/store';
import { matchPath } from 'react-router-dom';
import { allRoutes } from '../../contract/find-route.ts';
import { recordedChoice } from '../shell/consent/choice-store.ts';
import { watchRestoredPage } from '../dom/restored-page.ts';

export interface BrowserSession {
  headers(): SessionHeaders;
  refresh(): Promise<boolean>;
  /** An order or a payment was refused for its token, and nobody else may send it (SESS-007). */
  askToSignIn(): void;
  signedIn(): boolean;
  /** Resolves when it is known who asks, or when finding out takes too long to wait for. */
  known(): Promise<void>;
  /** Puts the session into the store; it stays `unknown` until `begin`. */
  attach(store: AppStore, client: RequestClient): void;
  /** Reads cookies and storage, once the first view is hydrated: before that the page is everyone's. */
  begin(): void;
}

/** From the cart to the order: what stands there is one person's (SESS-007). */
const payingPaths: ReadonlySet<string> = new Set([paths.cart(), paths.shippingAddress(), paths.payment(), paths.pay()]);

/** Whether somebody has typed something that the page would lose with them. */
const hasTyped = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('main form :is(input, textarea)')].some(
    ({ value, defaultValue, type }) => type !== 'file' && value !== defaultValue,
  );

/** A guest login that takes longer does not hold up calls that may need no token. */
const TIMEOUT_MS = 3000;

const stateOf = (store: AppStore): SessionRoot => store.getState() as unknown as SessionRoot; // attach registers it

const needsAuth = (configs: readonly RemoteConfig[]): boolean =>
  allRoutes(configs).some(({ route }) => route.auth && matchPath(route.path, location.pathname));

/**
 * The session of this page load, made of the page's cookies, storage and tabs. A page for customers is reloaded when
 * nobody is signed in any more, unless it is being left.
 */
export const browserSession = (
  configs: readonly RemoteConfig[],
  language: Language,
  isLeaving: () => boolean,
): BrowserSession => {
  const ports = browserPorts(window);
  const query = new URLSearchParams(location.search);
  let store: AppStore | undefined;
  let model: SessionModel | undefined;
  return {
    headers: () => (store ? sessionHeaders(stateOf(store)) : {}),
    refresh: async () => {
      const here = store;
      if (!here || !model) return false;
      return model.refreshToken({ dispatch: here.dispatch, getState: () => stateOf(here) });
    },
    askToSignIn: () => {
      // A session that has just ended asks by itself.
      if (store && stateOf(store).session.status !== 'ended') store.dispatch(intents.signInRequested({}));
    },
    signedIn: () => Boolean(ports.cookies.read(sessionCookies.token.name)),
    known: () =>
      new Promise((resolve) => {
        const here = store;
        const isKnown = (): boolean => !here || stateOf(here).session.status !== 'unknown';
        if (isKnown()) return resolve();
        const stop = here?.subscribe(() => isKnown() && end());
        const timer = setTimeout(() => end(), TIMEOUT_MS);
        const end = (): void => {
          clearTimeout(timer);
          stop?.();
          resolve();
        };
      }),
    attach(given, client) {
      store = given;
      model = createSessionModel({
        ...ports,
        client,
        reloadCart: () => given.dispatch(api.util.invalidateTags(['Cart', 'Order', 'Address', 'Wishlist'])),
        reloadNotes: () => given.dispatch(api.util.invalidateTags(['Note'])),
        reloadPage: () => location.reload(),
        language: () => language,
        query: () => query,
        mayMeasure: () => readConsent(document.cookie) === 'yes',
        routeNeedsAuth: () => !isLeaving() && needsAuth(configs),
        keepsWork: () => payingPaths.has(location.pathname) || (needsAuth(configs) && hasTyped()),
      });
      given.registerModels([model]);
    },
    begin() {
      const here = store;
      if (!here) return;
      here.dispatch(sessionEvents.sessionStarted());
      let choice = recordedChoice.current();
      recordedChoice.subscribe(() => {
        const chosen = recordedChoice.current();
        if (chosen === choice) return;
        choice = chosen;
        here.dispatch(sessionEvents.consentChosen());
      });
      watchRestoredPage(() => {
        const { status, token } = stateOf(here).session;
        return (ports.cookies.read(sessionCookies.token.name) ?? '') !== (status === 'customer' ? token : '');
      });
    },
  };
};
