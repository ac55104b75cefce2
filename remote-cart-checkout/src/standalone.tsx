// This remote alone with a bare shell, for work on its pages: `pnpm standalone`, with an API on port 4000.
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { addTexts, createI18n, pickLanguage, TextsProvider } from '@shop/i18n';
import { PageProvider, Provider, type PageModule } from '@shop/platform';
import { createRequestClient } from '@shop/request';
import { browserPorts, createSessionModel, sessionEvents, sessionHeaders, type SessionRoot } from '@shop/session';
import { makeStore } from '@shop/store';
import '@shop/ui/styles';
import en from '../locales/en.json';
import fr from '../locales/fr.json';
import config from '../remote.config.ts';
import Drawer, { models as drawerModels } from './expose/drawer.tsx';

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
store.registerModels([session, ...drawerModels]);
store.dispatch(sessionEvents.sessionStarted());

const routes = config.routes.map(({ path, name, page }): RouteObject => ({
  path,
  lazy: async () => {
    const module: PageModule = await import(`./expose/${page.slice(2)}.tsx`);
    store.registerModels(module.models ?? []);
    const Content = module.default;
    return {
      element: (
        <PageProvider value={{ name, params: {} }}>
          <Content />
          <Drawer />
        </PageProvider>
      ),
    };
  },
}));

const root = document.body.appendChild(document.createElement('div'));
createRoot(root).render(
  <Provider store={store}>
    <TextsProvider i18n={i18n}>
      <RouterProvider router={createBrowserRouter(routes)} />
    </TextsProvider>
  </Provider>,
);
