import type { CallResult } from '@shop/contract';
import type { LoaderContext } from '@shop/platform';
import { leaving, staying } from '@shop/contract/redirect-targets';
import { answer, breakConnection, useServer } from '@shop/testing';
import { remoteConfig, route, testShell } from '../testing/test-shell.ts';
import { resolvePath } from './resolve-path.ts';

const server = useServer();
const origin = 'http://shop.test';

const config = remoteConfig([
  route({ path: '/:product', name: 'ProductDetail', page: './product', resolves: 'product' }),
  route({ path: '/:list', name: 'ProductList', page: './list', resolves: 'category' }),
  route({ path: '/:cms', name: 'Cms', page: './content', resolves: 'cms' }),
  route({ path: '/:videos', name: 'Installvideos', page: './videos', resolves: 'installvideos' }),
]);

/** Resolves a path with pages that write down what they were asked for. */
const resolve = async (path: string) => {
  const asked: { id: string | undefined; query: string }[] = [];
  const page = {
    default: () => null,
    loader: async ({ params, url }: LoaderContext) => {
      asked.push({ id: params.id, query: url.search });
    },
  };
  const exposes = {
    'catalog./product': page,
    'catalog./list': page,
    'catalog./content': page,
    'catalog./videos': page,
  };
  const shell = testShell({ configs: [config], exposes });
  const { signal } = new AbortController();
  const data = await resolvePath(shell, { params: {}, url: new URL(path, origin), signal });
  return { data, asked };
};

const found = (type: 'product' | 'category' | 'cms' | 'installvideos', attribute: Record<string, string> = {}) =>
  answer('pathResolve', { type, id: 42, reqest_path: 'x', attribute });

test('GUARD-013 a path that no route knows is sent to path resolution, without its slash and query', async () => {
  const asked: unknown[] = [];
  server.use(
    answer('pathResolve', ({ body }) => {
      asked.push(body);
      return { type: 'cms', id: 1, reqest_path: 'about-us', attribute: {} };
    }),
  );
  await resolve('/about-us?x=1');
  expect(asked).toEqual([{ request_path: 'about-us' }]);
});

describe('GUARD-016 GUARD-017 GUARD-018 GUARD-019 GUARD-020 what is found decides the page', () => {
  test.each([
    ['GUARD-016', 'product', 'ProductDetail'],
    ['GUARD-017', 'category', 'ProductList'],
    ['GUARD-018', 'cms', 'Cms'],
    ['GUARD-019', 'installvideos', 'Installvideos'],
  ] as const)('%s GUARD-020 type %s shows %s with the matched id', async (_, type, name) => {
    server.use(found(type));
    const { data, asked } = await resolve('/lund-sofa.html');
    expect(data).toMatchObject({ name, status: 200, failure: null });
    expect(data.params.id).toBe('42');
    expect(asked[0]?.id).toBe('42');
  });
});

test('GUARD-017 a category’s attributes become query parameters plus isAgg=1; what the address says stays', async () => {
  server.use(found('category', { color: 'Grey', sort: 'newest' }));
  const { asked } = await resolve('/grey-sofas.html?sort=price_asc');
  expect(Object.fromEntries(new URLSearchParams(asked[0]?.query))).toEqual({
    color: 'Grey',
    sort: 'price_asc',
    isAgg: '1',
  });
});

test('GUARD-021 GUARD-023 a file or a broken link goes to the Error screen without a call', async () => {
  for (const path of ['/media/old.jpg', '/3F1234567890']) {
    const { data } = await resolve(path);
    expect(data).toMatchObject({ remote: null, name: 'Error', status: 404, failure: 'not-found' });
  }
});

test('GUARD-015 what is behind /live/ is resolved without it and shows ProductDetail', async () => {
  const asked: unknown[] = [];
  server.use(
    answer('pathResolve', ({ body }) => {
      asked.push(body);
      return { type: 'product', id: 42, reqest_path: 'x', attribute: {} };
    }),
  );
  expect((await resolve('/live/lund-sofa.html')).data).toMatchObject({ name: 'ProductDetail', params: { id: '42' } });
  expect(asked).toEqual([{ request_path: 'lund-sofa.html' }]);
});

test('GUARD-015 nothing but a product is shown behind /live/', async () => {
  server.use(found('category'));
  expect((await resolve('/live/furniture.html')).data).toMatchObject({ name: 'NotFound', status: 404 });
});

describe('GUARD-027 GUARD-028 answers that hold nobody up', () => {
  test.each([
    ['GUARD-027', 0],
    ['GUARD-028', 401],
  ])('%s code %i: the navigation continues to the catch-all page', async (_, code) => {
    server.use(answer('pathResolve', { code, message: 'x' }));
    const { data } = await resolve('/somewhere');
    expect(data).toMatchObject({ name: 'NotFound', status: 404 });
  });
});

test('GUARD-029 code 10404 goes to /404', async () => {
  server.use(answer('pathResolve', { code: 10404, message: 'x' }));
  const thrown: unknown = await resolve('/somewhere').catch((error: unknown) => error);
  expect(thrown).toBeInstanceOf(Response);
  expect((thrown as Response).headers.get('Location')).toBe('/404');
});

test('GUARD-030 code 404 shows the NotFound screen, at the address that was asked for', async () => {
  server.use(answer('pathResolve', { code: 404, message: 'x' }));
  const { data } = await resolve('/somewhere');
  expect(data).toMatchObject({ remote: null, name: 'NotFound', status: 404, failure: 'not-found' });
});

test('ROUTE-026 a path that resolves to nothing, or to what no remote shows, is a page that is not there', async () => {
  const nothing = { type: null, id: null, reqest_path: '', attribute: {} };
  for (const result of [null, nothing] as (CallResult<'pathResolve'> | null)[]) {
    server.use(answer('pathResolve', () => ({ code: 200, result })));
    const { data } = await resolve('/nowhere');
    expect(data).toMatchObject({ name: 'NotFound', status: 404 });
  }
});

describe('code 301', () => {
  const moved = (reqest_path: string) =>
    server.use(answer('pathResolve', { code: 301, result: { type: null, id: null, reqest_path, attribute: {} } }));
  const locationOf = async (path: string) => {
    const thrown: unknown = await resolve(path).catch((error: unknown) => error);
    return thrown instanceof Response ? [thrown.status, thrown.headers.get('Location')] : thrown;
  };

  test('GUARD-031 redirects to the resolved path keeping the query', async () => {
    moved('furniture/sofas-loveseats.html');
    expect(await locationOf('/old-sofas.html?page=2&x=y')).toEqual([301, '/furniture/sofas-loveseats.html?page=2&x=y']);
  });

  test('never leaves the site, whatever the API answers with', async () => {
    const some = leaving.filter((_, place) => place % 9 === 0);
    for (const target of [...some, ...staying.map(([path]) => path)]) {
      moved(target);
      const [, location] = [await locationOf('/old')].flat();
      if (typeof location === 'string') expect(new URL(location, origin).origin).toBe(origin);
    }
  });
});

describe('GUARD-032 failures', () => {
  test.each([
    ['answered', answer('pathResolve', { code: 500, message: 'Out of order.' })],
    ['answered with a code of its own', answer('pathResolve', { code: 422, message: 'No.' })],
  ])('GUARD-032 a failure that was %s goes to the error screen', async (_, handler) => {
    server.use(handler);
    const { data } = await resolve('/somewhere');
    expect(data).toMatchObject({ remote: null, name: 'Error', status: 503, failure: 'unavailable' });
  });

  test.each([
    ['lost', breakConnection('pathResolve')],
    ['answered with 500 and no message', answer('pathResolve', { code: 500, message: '' })],
  ])('GUARD-032 one that was %s goes on to the catch-all’s page, which can be tried again', async (_, handler) => {
    server.use(handler);
    const { data } = await resolve('/somewhere');
    expect(data).toMatchObject({ remote: null, name: 'NotFound', status: 503, failure: 'unavailable' });
  });
});

test.each([429, 2002])('ERR-001 code %i on a navigation shows the oops page', async (code) => {
  server.use(answer('pathResolve', { code, message: 'Slow down.' }));
  const { data } = await resolve('/somewhere');
  expect(data).toMatchObject({ name: 'Oops', failure: 'oops' });
});
