import type { LoaderContext, PageModule } from '@shop/platform';
import { productApi } from '@shop/platform';
import { createRequestClient } from '@shop/request';
import { makeStore } from '@shop/store';
import { answer, useServer } from '@shop/testing';
import { loadPage } from '../router/load-page.ts';
import { remoteConfig, route, testShell } from '../testing/test-shell.ts';
import { pathResolution } from '../browser/path-resolution.ts';
import { prefetchPage } from './prefetch-page.ts';

const server = useServer();
const owned = { remote: 'catalog', route: route({ path: '/:product', page: './product', resolves: 'product' }) };
const page: Partial<PageModule> = {
  loader: async ({ dispatch, params }: LoaderContext) => {
    const { data } = await dispatch(productApi.endpoints.product.initiate({ id: 7 }, { subscribe: false }));
    return data && params.id === '7' ? undefined : { status: 503 };
  },
};

/** A shell whose calls are counted, and where failures lead. */
const setUp = () => {
  const led: string[] = [];
  const client = pathResolution().watch(
    createRequestClient({ baseUrl: location.origin, retries: 0, onRedirect: (path) => led.push(path) }),
  );
  const shell = testShell({
    client,
    store: makeStore({ services: { client } }),
    configs: [remoteConfig([owned.route])],
    exposes: { 'catalog./product': page },
  });
  return { shell, led, url: new URL('/lund-sofa.html', location.origin) };
};
const found = { type: 'product', id: 7, reqest_path: '', attribute: {} } as const;

test('what a page shows is there when it is opened: neither its path nor its data is asked for again', async () => {
  const { shell, url } = setUp();
  const calls: string[] = [];
  server.use(
    answer('pathResolve', () => {
      calls.push('path');
      return found;
    }),
    answer('productDetail', () => {
      calls.push('data');
      return { entity_id: 7 } as never; // as far as the loader reads it
    }),
  );
  await prefetchPage(shell, url);
  expect(calls).toEqual(['path', 'data']);
  await shell.client.call('pathResolve', { body: { request_path: 'lund-sofa.html' } });
  const { signal } = new AbortController();
  const opened = await loadPage(shell, owned, { url, signal, params: { id: '7' } });
  expect(opened).toMatchObject({ status: 200, failure: null });
  expect(calls).toHaveLength(2);
});

test('a press while the page is still being made ready waits for it, and shows it whole', async () => {
  const { shell, url } = setUp();
  shell.readying = new Map();
  let asked = 0;
  let letGo = (): void => undefined;
  const blocked = new Promise<void>((free) => (letGo = free));
  server.use(
    answer('pathResolve', found),
    answer('productDetail', async () => {
      asked += 1;
      await blocked;
      return { entity_id: 7 } as never; // as far as the loader reads it
    }),
  );
  const readied = prefetchPage(shell, url);
  const { signal } = new AbortController();
  const opened = loadPage(shell, owned, { url, signal, params: { id: '7' } });
  letGo();
  expect(await opened).toMatchObject({ status: 200, failure: null });
  await readied;
  expect(asked).toBe(1);
  expect(shell.readying.size).toBe(0);
});

test('a failure leads nowhere, and is asked for again when the page is opened', async () => {
  const { shell, led, url } = setUp();
  server.use(answer('pathResolve', found), answer('productDetail', { code: 429, message: 'Too many' }));
  await prefetchPage(shell, url).catch(() => undefined);
  expect(led).toEqual([]);
  server.use(answer('productDetail', { entity_id: 7 } as never));
  const { signal } = new AbortController();
  expect(await loadPage(shell, owned, { url, signal, params: { id: '7' } })).toMatchObject({ status: 200 });
});
