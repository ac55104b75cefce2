// This remote alone with a bare shell, for work on its pages: `pnpm standalone`, with an API on port 4000.
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider, useLoaderData, type RouteObject } from 'react-router-dom';
import { addTexts, createI18n, pickLanguage, TextsProvider } from '@shop/i18n';
import { PageProvider, Provider, type Page, type PageModule } from '@shop/platform';
import { createRequestClient } from '@shop/request';
import { browserPorts, createSessionModel, sessionEvents, sessionHeaders, type SessionRoot } from '@shop/session';
import { makeStore } from '@shop/store';
import '@shop/ui/styles';
import en from '../locales/en.json';
import fr from '../locales/fr.json';
import config from '../remote.config.ts';
import Overlay from './expose/overlay.tsx';

const language = pickLanguage({ query: new URLSearchParams(location.search).get('setLang') });
const i18n = createI18n(language);
addTexts(i18n, config.name, { en, fr });
const sessionOf = () => store.getState() as unknown as SessionRoot; // its slice is registered below
const client = createRequestClient({
  baseUrl: '',
  language: () => language,
  headers: () => sessionHeaders(sessionOf()),
  refreshToken: () => session.refreshToken({ dispatch: store.dispatch, getState: sessionOf }),
});
const store = makeStore({ services: { client } });
const session = createSessionModel({ ...browserPorts(window), client });
store.registerModels([session]);
store.dispatch(sessionEvents.sessionStarted());

interface Shown extends Page {
  module: PageModule;
}

function Shell(): ReactNode {
  const { module, ...page } = useLoaderData<Shown>();
  return (
    <PageProvider value={page}>
      <module.default />
      <Overlay />
    </PageProvider>
  );
}

const routes = config.routes.map(({ path, name, page }): RouteObject => ({
  path,
  Component: Shell,
  loader: async ({ request, params: given }): Promise<Shown> => {
    const module: PageModule = await import(`./expose/${page.slice(2)}.tsx`);
    const params = Object.fromEntries(Object.entries(given).map(([key, value]) => [key, value ?? '']));
    const { dispatch, getState } = store;
    await module.loader?.({ dispatch, getState, params, url: new URL(request.url), language, signal: request.signal });
    return { module, name, params };
  },
}));

createRoot(document.body.appendChild(document.createElement('div'))).render(
  <Provider store={store}>
    <TextsProvider i18n={i18n}>
      <RouterProvider router={createBrowserRouter(routes)} />
    </TextsProvider>
  </Provider>,
);
