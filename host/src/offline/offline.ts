import { languageQuery, paths, type CallName, type Language, type NoticeGiven } from '@shop/contract';
import { cartApi, type AppStore } from '@shop/platform';
import type { RequestClient } from '@shop/request';
import { selectCustomer, type SessionRoot } from '@shop/session';
import { api } from '@shop/store';
import { registerServiceWorker } from '@shop/ui';
import type { InlinedRemote } from '../../contract/document.ts';
import { findRoute, isPage } from '../../contract/find-route.ts';
import { isLeaving, linkOf } from '../dom/leaving.ts';
import { savesData } from '../dom/connection.ts';
import { pageHeading } from '../dom/page-heading.ts';
import { saveAnswer } from './saved-answers.ts';
import { GUEST, pendingChanges, sendChanges, type Ending } from './pending-changes.ts';
import { savePage } from './saved-pages.ts';
import { offlineClient } from './offline-client.ts';
import { ownPage } from './own-data.ts';
import { texts } from './texts.ts';

export interface OfflineOptions {
  language: Language;
  store: () => AppStore;
  /** Resolves when it is known who asks. */
  known: () => Promise<void>;
  remotes: readonly InlinedRemote[];
  /** Shows what became of changes. */
  say: (notice: NoticeGiven) => void;
}

/** The page that is shown. */
interface View {
  pathname: string;
  search: string;
  isProduct: boolean;
}

export interface Offline {
  client: RequestClient;
  /** Keeps what is in view for when there is no network; to be called when the page rests. */
  saveView(view: View): Promise<void>;
  /** Sends what was changed without a network. */
  sendPending(): Promise<void>;
  /** Hears of each change that is kept or sent. Answers how to stop. */
  onChanges(run: () => void): () => void;
}

/** Scripts, style sheets and texts that this page has loaded: the browser counts this many of them. */
const MAX_ENTRIES = 1_000;
/** Pictures of a product that are kept, the first of those that are there. */
const MAX_PICTURES = 6;

/** The origins of released files, the page's own among them. */
const originsOf = (remotes: readonly InlinedRemote[]): Set<string> =>
  new Set([
    location.origin,
    ...remotes.filter(({ isDevelopment }) => !isDevelopment).map(({ base }) => new URL(base, location.origin).origin),
  ]);

const addressOf = ({ origin, pathname, href }: URL): string => (origin === location.origin ? pathname : href);

const loadedFiles = (origins: ReadonlySet<string>): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origins.has(origin) && pathname.startsWith('/assets/'))
    .map(addressOf);

/** Without the language, which the kept page has beside its address. */
const searchOf = (search: string): string => {
  const query = new URLSearchParams(search);
  query.delete(languageQuery);
  return query.size > 0 ? `?${query}` : '';
};

/** Code, texts and style sheets of a page of a remote. */
const filesOf = (remotes: readonly InlinedRemote[], pathname: string, language: Language): string[] => {
  const found = findRoute(
    remotes.map(({ config }) => config),
    pathname,
  );
  const remote = remotes.find(({ name }) => name === found?.remote);
  if (!remote || !found || !isPage(found)) return [];
  const exposes = [found.route.page, `./locale-${language}`].map((name) => remote.exposes[name]);
  return [
    remote.entry,
    ...exposes.flatMap((one) => [...(one?.js ?? []), ...(one?.css ?? [])].map((file) => remote.base + file)),
  ];
};

const picturesInView = (): string[] =>
  [...document.querySelectorAll<HTMLImageElement>('main img')]
    .filter(({ complete, naturalWidth }) => complete && naturalWidth > 0)
    .map(({ currentSrc }) => new URL(currentSrc))
    .filter(({ origin }) => origin === location.origin)
    .slice(0, MAX_PICTURES)
    .map(({ pathname, search }) => pathname + search);

/** What this page load keeps and sends. */
export const createOffline = (client: RequestClient, options: OfflineOptions): Offline => {
  const { language, store, known, remotes } = options;
  performance.setResourceTimingBufferSize(MAX_ENTRIES);
  const origins = originsOf(remotes);
  const listeners = new Set<() => void>();
  const notify = (): void => {
    for (const run of listeners) run();
  };
  const who = (): string => {
    const customer = selectCustomer(store().getState() as unknown as SessionRoot);
    return customer ? String(customer.entityId) : GUEST;
  };
  const cartNow = () => cartApi.endpoints.cart.select()(store().getState()).data;

  const say = (endings: readonly Ending[]): void => {
    const refused = endings.find(({ outcome }) => outcome === 'refused');
    const isUnsure = endings.some(({ outcome }) => outcome === 'unsure');
    const made = endings.filter(({ outcome }) => outcome === 'made').length;
    const said = texts[language];
    const text =
      refused?.outcome === 'refused' ? said.refused(refused.message) : isUnsure ? said.unsure : said.made(made);
    options.say({ text, tone: refused || isUnsure ? 'error' : 'ok' });
  };
  const sendPending = async (): Promise<void> => {
    if (!navigator.onLine || pendingChanges().length === 0) return;
    await known();
    const endings = await sendChanges(client.call, who());
    notify();
    if (endings.length === 0) return;
    store().dispatch(api.util.invalidateTags(['Cart', 'Wishlist', 'Session']));
    say(endings);
  };

  let cart = cartNow();
  store().subscribe(() => {
    const current = cartNow();
    if (current === cart) return;
    cart = current;
    if (current && navigator.onLine) saveAnswer(who(), 'carts', {}, current);
  });

  const saveView = async ({ pathname, search, isProduct }: View): Promise<void> => {
    if (!navigator.onLine || savesData()) return;
    const own = ownPage(pathname);
    if (!isProduct && !own) return;
    const pictures = picturesInView();
    const name = pageHeading()?.textContent ?? '';
    const registered = await registerServiceWorker().catch(() => null);
    if (!registered) return;
    for (const { call, input } of own?.calls ?? []) await asked.call(call as CallName, input, { background: true });
    if (cart) saveAnswer(who(), 'carts', {}, cart);
    const page = { language, product: null, files: loadedFiles(origins) };
    // Where the service worker leads, and from where one comes to pages of one's own.
    await savePage({ ...page, address: paths.offline(), isDocument: true });
    for (const address of new Set([...(own ? [pathname] : []), ...(cart?.items_count ? [paths.cart()] : [])])) {
      const files = [...page.files, ...filesOf(remotes, address, language)];
      await savePage({ ...page, files, address: ownPage(address)?.page ?? address, isDocument: false });
    }
    if (!isProduct || location.pathname !== pathname) return;
    const product = { name, picture: pictures[0] ?? null };
    const files = [...loadedFiles(origins), ...pictures];
    await savePage({ address: pathname + searchOf(search), language, product, files, isDocument: true });
  };

  const asked = offlineClient(client, { who, known, language, sendPending, onPending: notify });
  addEventListener('online', () => void sendPending());
  // The service worker answers a document; the router would ask for answers that nobody has kept.
  const leaveToBrowser = (event: MouseEvent): void => {
    if (navigator.onLine || !navigator.serviceWorker.controller || !isLeaving(event)) return;
    if (!ownPage(linkOf(event)?.pathname ?? '')) event.stopImmediatePropagation();
  };
  addEventListener('click', leaveToBrowser, true);
  return {
    client: asked,
    saveView,
    sendPending,
    onChanges(run) {
      listeners.add(run);
      return () => listeners.delete(run);
    },
  };
};
