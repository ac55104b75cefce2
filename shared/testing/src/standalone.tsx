import type { ComponentType, ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  RouterProvider,
  redirect,
  useLoaderData,
  type Params,
  type RouteObject,
} from 'react-router-dom';
import { pageRoutesOf, type AnyFlag, type PageRoute, type RemoteConfig } from '@shop/contract';
import { createI18n, pickLanguage, TextsProvider, type Texts } from '@shop/i18n';
import {
  FlagProvider,
  PageProvider,
  Provider,
  type FlagSource,
  type Model,
  type Page,
  type PageModule,
} from '@shop/platform';
import { createRequestClient } from '@shop/request';
import { browserPorts, createSessionModel, sessionEvents, sessionHeaders, type SessionRoot } from '@shop/session';
import { makeStore } from '@shop/store';

export interface Standalone {
  config: RemoteConfig;
  texts: { en: Texts; fr: Texts };
  /** Brings what `./page` exposes. */
  load: (page: string) => Promise<PageModule>;
  /** Drawn above every page: the component of an intent or of the overlay slot. */
  overlay?: ComponentType;
  models?: readonly Model[];
}

interface Shown extends Page {
  module: PageModule;
}

/** Runs one remote alone, with a bare shell, against the API behind the same origin. */
export const runStandalone = ({ config, texts, load, overlay: Overlay, models = [] }: Standalone): void => {
  const language = pickLanguage(new URLSearchParams(location.search).get('setLang'));
  const i18n = createI18n(language, { [config.name]: texts });
  const sessionOf = () => store.getState() as unknown as SessionRoot; // its slice is registered below
  const client = createRequestClient({
    baseUrl: '',
    language: () => language,
    headers: () => sessionHeaders(sessionOf()),
    refreshToken: () => session.refreshToken({ dispatch: store.dispatch, getState: sessionOf }),
  });
  const store = makeStore({ services: { client } });
  const session = createSessionModel({ ...browserPorts(window), client });
  store.registerModels([session, ...models]);
  store.dispatch(sessionEvents.sessionStarted());

  /** Loads a page and runs its loader, as the shell does. */
  const show = async ({ name, page }: PageRoute, given: Params, request: Request): Promise<Shown> => {
    const module = await load(page);
    store.registerModels(module.models ?? []);
    const params = Object.fromEntries(Object.entries(given).map(([key, value]) => [key, value ?? '']));
    const { dispatch, getState } = store;
    await module.loader?.({ dispatch, getState, params, url: new URL(request.url), language, signal: request.signal });
    return { module, name, params };
  };

  /** Asks the API what an unknown path is. */
  const resolve = async (request: Request): Promise<Shown> => {
    const path = new URL(request.url).pathname.slice(1);
    const answer = await client.call('pathResolve', { body: { request_path: path } });
    const found = answer.ok ? answer.result : null;
    const route = pageRoutesOf(config).find(({ resolves }) => resolves !== undefined && resolves === found?.type);
    if (!route) throw new Error(`nothing at /${path}: ${answer.message}`);
    return show(route, { ...found?.attribute, id: String(found?.id ?? '') }, request);
  };

  /** Alone, every flag answers its default. */
  const flags: FlagSource = {
    told: new Set(),
    answer: (key) => {
      const flag = (config.flags ?? []).find((one: AnyFlag) => one.key === key);
      if (!flag) throw new Error(`${config.name} declares no flag ${key}`);
      return { value: flag.default, variant: '', reason: 'DEFAULT' };
    },
  };

  const Shell = (): ReactNode => {
    const { module, ...page } = useLoaderData<Shown>();
    return (
      <PageProvider value={page}>
        {module.banner ? <module.banner /> : null}
        <main>
          <module.default />
        </main>
        {Overlay ? <Overlay /> : null}
      </PageProvider>
    );
  };

  /** Nothing is shown before the first page; React Router asks for it. */
  const HydrateFallback = (): ReactNode => null;
  const known = config.routes.flatMap((route): RouteObject[] => {
    if (route.redirect !== undefined) return [{ path: route.path, loader: () => redirect(route.redirect) }];
    if (route.resolves) return [];
    const loader: RouteObject['loader'] = ({ params, request }) => show(route, params, request);
    return [{ path: route.path, Component: Shell, HydrateFallback, loader }];
  });
  const unknown: RouteObject = {
    path: '*',
    Component: Shell,
    HydrateFallback,
    loader: ({ request }) => resolve(request),
  };
  createRoot(document.body.appendChild(document.createElement('div'))).render(
    <Provider store={store}>
      <TextsProvider i18n={i18n}>
        <FlagProvider value={flags}>
          <RouterProvider router={createBrowserRouter([...known, unknown])} />
        </FlagProvider>
      </TextsProvider>
    </Provider>,
  );
};
