import type { PageModule } from '@shop/platform';
import { remoteConfig, route, testShell } from '../testing/test-shell.ts';
import { loadPage, loadTexts } from './load-page.ts';

const owned = { remote: 'catalog', route: route({ path: '/page', name: 'Page', page: './page', layout: 'cms' }) };

const load = (page: Partial<PageModule> | undefined, controller = new AbortController()) => {
  const shell = testShell({ configs: [remoteConfig([owned.route])], exposes: { 'catalog./page': page } });
  const url = new URL('http://shop.test/page');
  return { shell, data: loadPage(shell, owned, { params: { id: '7' }, url, signal: controller.signal }) };
};
const Page = () => null;

test('a page is its route’s data, with the head that it answers after its loader', async () => {
  const order: string[] = [];
  const { data } = load({
    default: Page,
    loader: async ({ params }) => void order.push(`loader ${params.id}`),
    head: () => {
      order.push('head');
      return { title: 'A sofa' };
    },
  });
  await expect(data).resolves.toEqual({
    remote: 'catalog',
    page: './page',
    name: 'Page',
    params: { id: '7' },
    layout: 'cms',
    titleKey: 'title.error',
    head: { title: 'A sofa' },
    status: 200,
    failure: null,
  });
  expect(order).toEqual(['loader 7', 'head']);
});

test.each([
  ['public', null],
  ['personal', { robots: 'noindex, nofollow' }],
  ['client', { robots: 'noindex, nofollow' }],
] as const)('a %s page without a head of its own has %j', async (render, head) => {
  const own = { ...owned, route: { ...owned.route, render } };
  const shell = testShell({ configs: [remoteConfig([own.route])], exposes: { 'catalog./page': { default: Page } } });
  const { signal } = new AbortController();
  const data = loadPage(shell, own, { params: {}, url: new URL('http://shop.test/page'), signal });
  await expect(data).resolves.toMatchObject({ status: 200, head });
});

test('models are there before the loader runs', async () => {
  const slice = { reducerPath: 'sofas', reducer: () => 'cushions' };
  const { data } = load({
    default: Page,
    models: [{ slice }],
    loader: async ({ getState }) => {
      expect(getState()).toHaveProperty('sofas', 'cushions');
    },
  });
  await expect(data).resolves.toHaveProperty('failure', null);
});

test('a remote that does not arrive is a failure of this page alone', async () => {
  await expect(load(undefined).data).resolves.toMatchObject({ status: 503, failure: 'remote', layout: 'cms' });
});

test('a loader that fails without a network leaves the words to the shell; with one the page has its own', async () => {
  const page = { default: Page, loader: async () => ({ status: 503 as const }) };
  expect(await load(page).data).toMatchObject({ status: 503, failure: null });
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await load(page).data).toMatchObject({ status: 503, failure: 'unavailable' });
  jest.restoreAllMocks();
});

test('a loader that answers 404 makes a page that is not there', async () => {
  const { data } = load({ default: Page, loader: async () => ({ status: 404 }), head: () => ({ title: 'x' }) });
  await expect(data).resolves.toMatchObject({ status: 404, failure: 'not-found', head: null });
});

test('a page of a list that is not there says so itself: 404 with its own content', async () => {
  const loader = async () => ({ status: 404, ownView: true as const });
  const { data } = load({ default: Page, loader, head: () => ({ title: 'x' }) });
  await expect(data).resolves.toMatchObject({ status: 404, failure: null, head: { title: 'x' } });
});

test('any other status stays with the page’s own content', async () => {
  const { data } = load({ default: Page, loader: async () => ({ status: 503 }), head: () => ({ title: 'x' }) });
  await expect(data).resolves.toMatchObject({ status: 503, failure: null, head: { title: 'x' } });
});

test('a loader that throws is reported and becomes a failure', async () => {
  const reported: unknown[] = [];
  const before = globalThis.reportError;
  globalThis.reportError = (error) => void reported.push(error);
  const error = new Error('no cushions');
  const { data } = load({
    default: Page,
    loader: async () => {
      throw error;
    },
  });
  await expect(data).resolves.toMatchObject({ status: 500, failure: 'remote' });
  globalThis.reportError = before;
  expect(reported).toEqual([error]);
});

test('a loader’s redirect leaves the page', async () => {
  const { data } = load({ default: Page, loader: async () => ({ redirect: '/checkout/cart' }) });
  const thrown: unknown = await data.catch((error: unknown) => error);
  expect(thrown).toBeInstanceOf(Response);
  expect(thrown).toMatchObject({ status: 302 });
  expect((thrown as Response).headers.get('Location')).toBe('/checkout/cart');
});

test('what fails after the navigation was given up is no page at all', async () => {
  const controller = new AbortController();
  const { data } = load(
    {
      default: Page,
      loader: async () => {
        controller.abort();
        throw new Error('given up');
      },
    },
    controller,
  );
  await expect(data).rejects.toThrow('given up');
});

test('a remote’s texts are fetched once', async () => {
  const { shell, data } = load({ default: Page });
  await data;
  const spy = jest.spyOn(shell.remotes, 'load');
  await loadTexts(shell, 'catalog');
  expect(spy).not.toHaveBeenCalled();
  expect(shell.i18n.t('catalog:title.error')).toBe('A page');
});
