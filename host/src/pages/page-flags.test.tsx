/** @jest-environment-options {"url": "https://shop.test/"} */
import { act, screen } from '@testing-library/react';
import type { FlagAnswer, FlagAnswers } from '@shop/contract';
import { Link, useFlag, type PageModule } from '@shop/platform';
import { makeTestStore } from '@shop/testing';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider, type LoaderFunctionArgs } from 'react-router-dom';
import { trackingMiddleware } from '../browser/tracking.ts';
import { withdrawDataLayer } from '../dom/data-layer.ts';
import { createOverlayList } from '../remotes/overlays.tsx';
import { createRemoteLoader } from '../federation/remote-loader.ts';
import { loadPage } from '../router/load-page.ts';
import type { PageData } from '../router/page-data.ts';
import type { VisitorFlags } from '../router/page-flags.ts';
import { answerOf } from '../router/page-flags.ts';
import { choiceCookie } from '../shell/consent/choice-store.ts';
import { ShellTree } from '../shell/shell-tree.tsx';
import { remoteConfig, route, testShell } from '../testing/test-shell.ts';
import { cleanBrowser } from '../testing/visitor.ts';
import { PageView } from './page-view.tsx';

const key = 'catalog.reviews-first';
const owned = {
  remote: 'catalog',
  route: route({ path: '/a/:id', name: 'Page', page: './page', flags: [key] }),
};
const configs = [
  remoteConfig([owned.route], {
    flags: [{ key, type: 'boolean', default: false, purpose: 'Shows reviews first', owner: 'catalog' }],
  }),
];

const Reads = () => <p>{useFlag(key) ? 'Reviews first' : 'Description first'}</p>;
const Page = () => (
  <>
    <Reads />
    <Reads />
    <Link href="/a/2">On</Link>
  </>
);
const pageModule: PageModule = { default: Page };

const chosen = (value: boolean): FlagAnswer => ({ value, variant: value ? 'on' : 'off', reason: 'SPLIT' });

beforeEach(() => {
  document.cookie = choiceCookie('yes', new Date(), true);
});
afterEach(() => {
  withdrawDataLayer();
  cleanBrowser();
});

/** The page as the server renders it with an answer, then taken over; `now` is what the browser is told later. */
const hydrated = async (first: FlagAnswer | null, now: FlagAnswer | null = first) => {
  const current = { answer: first };
  const known = (): FlagAnswers => (current.answer ? { [key]: current.answer } : {});
  const flags: VisitorFlags = {
    of: async (keys) => (keys.includes(key) ? known() : {}),
    known: (asked) => answerOf(configs, known(), asked),
  };
  const store = makeTestStore({ middleware: [trackingMiddleware()] });
  const services = testShell({ configs, flags, store });
  services.remotes = createRemoteLoader(async (_, expose) => (expose === './page' ? pageModule : { title: {} }));
  const pageOf = (id: string) =>
    loadPage(services, owned, {
      params: { id },
      url: new URL(`http://shop.test/a/${id}`),
      signal: new AbortController().signal,
    });
  const data: PageData = await pageOf('1');
  const routes = [
    {
      id: 'page',
      path: '/a/:id',
      Component: PageView,
      loader: ({ params }: LoaderFunctionArgs) => pageOf(params['id'] ?? ''),
    },
  ];
  const treeOf = () => (
    <StrictMode>
      <ShellTree services={services} overlays={createOverlayList()}>
        <RouterProvider
          router={createMemoryRouter(routes, {
            initialEntries: ['/a/1'],
            hydrationData: { loaderData: { page: data } },
          })}
        />
      </ShellTree>
    </StrictMode>
  );
  const root = document.createElement('div');
  root.innerHTML = renderToString(treeOf());
  document.body.replaceChildren(root);
  const server = screen.getAllByText(/first$/).map(({ textContent }) => textContent);
  current.answer = now;
  const problems: unknown[] = [];
  await act(async () => hydrateRoot(root, treeOf(), { onRecoverableError: (error) => void problems.push(error) }));
  const shown = () => screen.getAllByText(/first$/).map(({ textContent }) => textContent);
  const exposed = () => (window.dataLayer ?? []).filter(({ event }) => event === 'flagExposed');
  return { data, server, shown, problems, exposed };
};

test('the browser takes over what the server answered, whatever is decided meanwhile', async () => {
  const { server, shown, problems } = await hydrated(chosen(true), null);
  expect(server).toEqual(['Reviews first', 'Reviews first']);
  expect(shown()).toEqual(server);
  expect(problems).toEqual([]);
});

test('the first use of an experiment in a view is told once, with the variant, those of today’s page too', async () => {
  const { exposed, shown } = await hydrated(chosen(false));
  expect(shown()).toEqual(['Description first', 'Description first']);
  expect(exposed()).toEqual([{ event: 'flagExposed', flag: key, variant: 'off', to: 'tagManager' }]);
  await act(async () => screen.getByRole('link', { name: 'On' }).click());
  expect(exposed()).toHaveLength(2);
});

test('a page that is gone to takes what is known by then', async () => {
  const { shown } = await hydrated(chosen(true), chosen(false));
  await act(async () => screen.getByRole('link', { name: 'On' }).click());
  expect(shown()).toEqual(['Description first', 'Description first']);
});

test('nothing is told without consent', async () => {
  document.cookie = choiceCookie('no', new Date(), true);
  const { exposed } = await hydrated(chosen(true));
  expect(exposed()).toEqual([]);
});

test('a flag that chance does not decide is told to nobody, and its default is no part of the page’s data', async () => {
  const { exposed, data } = await hydrated(null);
  expect(exposed()).toEqual([]);
  expect(data).not.toHaveProperty('flags');
  const decided = await hydrated({ value: true, variant: 'on', reason: 'STATIC' });
  expect(decided.shown()).toEqual(['Reviews first', 'Reviews first']);
  expect(decided.exposed()).toEqual([]);
});
