// This remote alone with a bare shell, for work on its pages: `pnpm standalone`, with an API on port 4000.
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  RouterProvider,
  useLoaderData,
  type LoaderFunctionArgs,
  type Params,
  type RouteObject,
} from 'react-router-dom';
import type { RouteConfig } from '@shop/contract';
import { addTexts, createI18n, pickLanguage, TextsProvider } from '@shop/i18n';
import { PageProvider, Provider, type PageModule } from '@shop/platform';
import { createRequestClient } from '@shop/request';
import { makeStore } from '@shop/store';
import '@shop/ui/styles';
import en from '../locales/en.json';
import fr from '../locales/fr.json';
import config from '../remote.config.ts';

const language = pickLanguage({ query: new URLSearchParams(location.search).get('setLang') });
const i18n = createI18n(language);
addTexts(i18n, config.name, { en, fr });
const client = createRequestClient({ baseUrl: '', language: () => language });
const store = makeStore({ services: { client } });

interface Shown {
  module: PageModule;
  name: string;
  params: Record<string, string>;
}

/** Loads a page and runs its loader, as the shell does. */
async function show({ name, page }: RouteConfig, given: Params, request: Request): Promise<Shown> {
  const module: PageModule = await import(`./expose/${page.slice(2)}.tsx`);
  const params = Object.fromEntries(Object.entries(given).map(([key, value]) => [key, value ?? '']));
  const { dispatch, getState } = store;
  await module.loader?.({ dispatch, getState, params, url: new URL(request.url), language, signal: request.signal });
  return { module, name, params };
}

/** Asks the API what an unknown path is. */
async function resolve({ request }: LoaderFunctionArgs): Promise<Shown> {
  const path = new URL(request.url).pathname.slice(1);
  const answer = await client.call('pathResolve', { body: { request_path: path } });
  const found = answer.ok ? answer.result : null;
  const route = config.routes.find(({ resolves }) => resolves !== undefined && resolves === found?.type);
  if (!route) throw new Error(`nothing at /${path}: ${answer.message}`);
  return show(route, { ...found?.attribute, id: String(found?.id ?? '') }, request);
}

function Page(): ReactNode {
  const { module, name, params } = useLoaderData<Shown>();
  return (
    <PageProvider value={{ name, params }}>
      <module.default />
    </PageProvider>
  );
}

const routes = config.routes
  .filter(({ resolves }) => !resolves)
  .map((route): RouteObject => ({
    path: route.path,
    loader: ({ params, request }) => show(route, params, request),
    Component: Page,
  }));
const router = createBrowserRouter([...routes, { path: '*', loader: resolve, Component: Page }]);

const root = document.body.appendChild(document.createElement('div'));
createRoot(root).render(
  <Provider store={store}>
    <TextsProvider i18n={i18n}>
      <RouterProvider router={router} />
    </TextsProvider>
  </Provider>,
);
