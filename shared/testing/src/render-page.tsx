import { act, queries, render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { Flags, FlagValue, Language } from '@shop/contract';
import { TextsProvider, createI18n, textsOf, type TextFunction, type TextResources } from '@shop/i18n';
import {
  FlagProvider,
  PageProvider,
  Provider,
  type AppStore,
  type FlagSource,
  type Model,
  type PageModule,
} from '@shop/platform';
import { createRequestClient } from '@shop/request';
import { sessionHeaders, sessionSlice, type SessionRoot } from '@shop/session';
import { makeStore } from '@shop/store';
import { visitorArrives, type Visitor } from './customer-arrives.ts';

export interface TestOptions {
  /** The package's namespace and its `locales/en.json`, `fr.json`. */
  texts?: TextResources;
  language?: Language;
  /** Path and query at which the page stands. */
  path?: string;
  models?: readonly Model[];
  /** Who is here before the page is opened; without it the session has not begun. */
  visitor?: Visitor;
  /** Values of flags, the same for everybody (STATIC); reading a flag that is missing here throws. */
  flags?: Partial<Flags>;
  /** Actions that reached the store, in their order: intents among them. */
  actions?: { type: string; payload?: unknown }[];
  /** Where the request client led away to, as the shell would (ERR-001, ERR-004). */
  ledAway?: string[];
  /** Messages of the request client, which the shell shows in a toast (ERR-002, ERR-005 to ERR-007). */
  told?: unknown[];
  /** Server errors as they are tracked (ERR-003). */
  serverErrors?: unknown[];
  /** Middleware of the shell, such as that which loads the owner of an intent. */
  middleware?: Parameters<typeof makeStore>[0]['middleware'];
}

export interface Rendered extends RenderResult {
  store: AppStore;
  /** Path and query in view now. */
  location: () => string;
}

/** A real store with the session, as the shell makes it, on the real request client; the API is msw's. */
export const makeTestStore = ({
  language = 'en',
  models = [],
  actions,
  ledAway,
  told: messages,
  serverErrors,
  middleware = [],
}: TestOptions = {}): AppStore => {
  const client = createRequestClient({
    baseUrl: 'http://shop.test',
    headers: () => sessionHeaders(store.getState() as unknown as SessionRoot), // it is registered below
    language: () => language,
    retries: 0,
    onRedirect: (path) => ledAway?.push(path),
    onMessage: (message) => messages?.push(message),
    onServerError: (error) => serverErrors?.push(error),
  });
  const store: AppStore = makeStore({
    services: { client },
    models: [
      ...models,
      ...(models.some(({ slice }) => slice?.reducerPath === sessionSlice.reducerPath) ? [] : [{ slice: sessionSlice }]),
    ],
    middleware: [
      () => (next) => (action) => {
        actions?.push(action as { type: string });
        return next(action);
      },
      ...middleware,
    ],
    onCrash: (error) => {
      throw error;
    },
  });
  return store;
};

/** The texts of the one package that a test names, as its head and its views have them. */
export const textsFor = ({ texts = {}, language = 'en' }: TestOptions): TextFunction<string> =>
  textsOf(createI18n(language, texts), Object.keys(texts)[0] ?? '');

const flagSource = (flags: Readonly<Record<string, FlagValue>>): FlagSource => ({
  told: new Set(),
  answer: (key) => {
    const value = flags[key];
    if (value === undefined) throw new Error(`the test does not say what the flag ${key} answers`);
    return { value, variant: String(value), reason: 'STATIC' };
  },
});

const treeOf = (
  content: ReactNode,
  store: AppStore,
  { language = 'en', texts = {}, path = '/', flags = {} }: TestOptions,
) => {
  const i18n = createI18n(language, texts);
  const router = createMemoryRouter([{ path: '*', element: content }], { initialEntries: [path] });
  const tree = (
    <Provider store={store}>
      <TextsProvider i18n={i18n}>
        <FlagProvider value={flagSource(flags)}>
          <RouterProvider router={router} />
        </FlagProvider>
      </TextsProvider>
    </Provider>
  );
  return { router, tree };
};

const show = (content: ReactNode, store: AppStore, options: TestOptions): Rendered => {
  const { router, tree } = treeOf(content, store, options);
  const view = render(tree);
  const location = () => router.state.location.pathname + router.state.location.search;
  return Object.assign(view, { store, location });
};

/** Renders a part of a remote within store, texts and router. */
export const renderPart = (part: ReactNode, options: TestOptions = {}): Rendered =>
  show(part, makeTestStore(options), options);

/** Runs a page as the shell does before it is drawn: models, then loader. */
const loadPage = async (page: PageModule, params: Record<string, string>, options: TestOptions) => {
  const store = makeTestStore({ ...options, models: [...(options.models ?? []), ...(page.models ?? [])] });
  const context = { dispatch: store.dispatch, getState: store.getState };
  if (options.visitor) await visitorArrives(store, options.visitor);
  const url = new URL(options.path ?? '/', 'http://shop.test');
  const { signal } = new AbortController();
  const loaderContext = { ...context, params, url, language: options.language ?? 'en', signal };
  await page.loader?.(loaderContext);
  const { default: Content, banner: Banner } = page;
  const content = (
    <PageProvider value={{ name: 'Page', params }}>
      {Banner ? <Banner /> : null}
      <Content />
    </PageProvider>
  );
  return { store, loaderContext, content };
};

/** Runs a page as the shell does: models, loader, then the view with its parameters. */
export const renderPage = async (
  page: PageModule,
  params: Record<string, string> = {},
  options: TestOptions = {},
): Promise<Rendered> => {
  const { store, content } = await loadPage(page, params, options);
  // Slots get their parts in the next tick.
  return act(async () => show(content, store, options));
};

/** The server's page, in which somebody has done something before the browser takes it over. */
export const hydratePage = async (
  page: PageModule,
  options: TestOptions,
  before: (main: HTMLElement) => void,
): Promise<Rendered> => {
  const { store, content } = await loadPage(page, {}, options);
  const { router, tree } = treeOf(content, store, options);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(tree);
  before(container);
  const hydrated = () => render(tree, { container, queries, hydrate: true });
  const view: RenderResult = await act(async () => hydrated());
  return Object.assign(view, { store, location: () => router.state.location.pathname + router.state.location.search });
};

/** The page's first view as the server makes it: loader, head and markup, without effects. */
export const renderFirstView = async (page: PageModule, options: TestOptions = {}): Promise<string> => {
  const { store, content, loaderContext } = await loadPage(page, {}, options);
  page.head?.({ ...loaderContext, t: textsFor(options) });
  return renderToString(treeOf(content, store, options).tree);
};
