import type { ProductCard } from '@shop/contract';
import type { LoaderContext, PageModule } from '@shop/platform';
import { api, productApi, usePage } from '@shop/platform';
import { answer, useServer } from '@shop/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { createOverlayList } from '../remotes/overlays.tsx';
import { ShellTree } from '../shell/shell-tree.tsx';
import { remoteConfig, route, testShell } from '../testing/test-shell.ts';
import { createRoutes } from '../pages/routes.tsx';

window.scrollTo = () => undefined;

const server = useServer();
const roots: Root[] = [];
afterEach(() => {
  act(() => roots.pop()?.unmount());
  document.body.replaceChildren();
});

const card = { entity_id: 7, type_id: 'simple', name: 'Lund sofa', url_path: 'lund-sofa.html', piid: null } as const;
/** As far as it is read: what tells a product, and what a page shows of it. */
const products = [{ ...card, swatches: [], thumbnail: null, price: { price: 5, final_price: 4 } }] as never;
const categories = [{ entity_id: 12, name: 'Beds', url_path: 'beds.html', product_count: 3, children: [] }] as never;

const listApi = api.injectEndpoints({
  endpoints: (build) => ({
    sofas: build.query<{ products: ProductCard[] }, void>({ query: () => ({ call: 'trending' }) }),
    tree: build.query<unknown, void>({ query: () => ({ call: 'categoryTree' }) }),
  }),
});

const List = (): ReactNode => (
  <>
    <h1>Sofas</h1>
    <Link to="/lund-sofa.html">Lund sofa</Link>
    <Link to="/beds.html">Beds</Link>
    <Link to="/other.html">Other</Link>
  </>
);
const Product = (): ReactNode => {
  const { params, known } = usePage();
  const { data } = productApi.useProductQuery({ id: Number(params.id) });
  const price = known?.type === 'product' ? known.card?.price.final_price : '';
  return (
    <>
      <h1>{data?.name ?? known?.name}</h1>
      <p>{data ? 'complete' : `known at ${price}`}</p>
    </>
  );
};
const product: Partial<PageModule> = {
  default: Product,
  loader: async ({ dispatch, params }: LoaderContext) => {
    const found = await dispatch(
      productApi.endpoints.product.initiate({ id: Number(params.id) }, { subscribe: false }),
    );
    return found.data ? undefined : { status: 404 };
  },
  head: () => ({ title: 'The whole title' }),
};
const list: Partial<PageModule> = { default: List };
const category: Partial<PageModule> = { default: () => <h1>{usePage().known?.name ?? 'a category'}</h1> };

/** The shop on a list, whose answer is in the cache, once pages come at the press; and what is asked for. */
const open = async (given: { onNavigation?: () => Promise<void> } = {}) => {
  const asked: string[] = [];
  const data = Promise.withResolvers<object>();
  server.use(
    answer('configInit', { delivery_promise: '', home_top_banner: [] } as never), // as far as the shell reads it
    answer('trending', { products }),
    answer('categoryTree', { categories }),
    answer('pathResolve', ({ body }) => {
      asked.push(`path ${body?.request_path}`);
      return { type: 'product', id: 9, reqest_path: '', attribute: {} };
    }),
    answer('productDetail', async ({ query }) => {
      asked.push(`product ${query.get('id')}`);
      return (await data.promise) as never;
    }),
  );
  const services = testShell({
    configs: [
      remoteConfig([
        route({ path: '/sofas', page: './sofas', layout: 'login' }),
        route({ path: '/:product', page: './product', resolves: 'product', layout: 'login' }),
        route({ path: '/:category', page: './category', resolves: 'category', layout: 'login' }),
      ]),
    ],
    exposes: { 'catalog./sofas': list, 'catalog./product': product, 'catalog./category': category },
    ...given,
  });
  await services.store.dispatch(listApi.endpoints.sofas.initiate(undefined, { subscribe: false }));
  await services.store.dispatch(listApi.endpoints.tree.initiate(undefined, { subscribe: false }));
  const router = createMemoryRouter(createRoutes(services), { initialEntries: ['/sofas'] });
  await waitFor(() => expect(router.state.initialized).toBe(true));
  const shop = (
    <ShellTree services={services} overlays={createOverlayList()}>
      <RouterProvider router={router} />
    </ShellTree>
  );
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  roots.push(root);
  await act(async () => root.render(shop));
  await waitFor(() => expect(services.early).toBeDefined());
  expect(await screen.findByRole('region', { name: 'Your privacy' })).toBeVisible();
  const press = async (name: string) => userEvent.click(within(screen.getByRole('main')).getByRole('link', { name }));
  return { asked, press, router, arrive: (found: object) => act(async () => data.resolve(found)) };
};

test('a pressed product shows at once as its card knows it, is asked for once, and is completed', async () => {
  const { asked, press, router, arrive } = await open();
  await press('Lund sofa');
  await screen.findByText('known at 4');
  const heading = screen.getByRole('heading', { name: 'Lund sofa' });
  expect(router.state.location.pathname).toBe('/lund-sofa.html');
  await waitFor(() => expect(document.title).toMatch(/^Lund sofa/));
  await waitFor(() => expect(asked).toEqual(['product 7']));
  await arrive({ ...card });
  await screen.findByText('complete');
  expect(heading.isConnected).toBe(true);
  await waitFor(() => expect(document.title).toMatch(/^The whole title/));
  expect(asked).toEqual(['product 7']);
});

test('what the card knows is gone when the product is: the address is asked for, and then it says so', async () => {
  const { asked, press, arrive } = await open();
  await press('Lund sofa');
  await screen.findByText('known at 4');
  await arrive({ code: 404, message: 'gone', result: null });
  await waitFor(() => expect(asked).toContain('path lund-sofa.html'));
});

test('a category that a menu names has its name at once; what nobody has named is resolved first', async () => {
  const { asked, press, router } = await open();
  await press('Beds');
  await screen.findByRole('heading', { name: 'Beds' });
  expect(asked).toEqual([]);
  await act(async () => router.navigate('/sofas'));
  await press('Other');
  await waitFor(() => expect(asked).toEqual(['path other.html', 'product 9']));
  expect(screen.getByRole('heading', { name: 'Sofas' })).toBeVisible();
});

test('another query of the address in view, such as a filter, takes nothing away: the page stays until the data is there', async () => {
  const { asked, router, arrive } = await open();
  history.replaceState(null, '', '/lund-sofa.html');
  await act(async () => void router.navigate('/lund-sofa.html?color=Grey'));
  await waitFor(() => expect(asked).toEqual(['product 7']));
  expect(screen.getByRole('heading', { name: 'Sofas' })).toBeVisible();
  await arrive({ ...card });
  await screen.findByText('complete');
  history.replaceState(null, '', '/');
});

test('a person who goes on before the data is there is not brought back by it', async () => {
  const { press, router, arrive } = await open();
  await press('Lund sofa');
  await screen.findByText('known at 4');
  await act(async () => router.navigate(-1));
  await screen.findByRole('heading', { name: 'Sofas' });
  await arrive({ ...card });
  expect(screen.getByRole('heading', { name: 'Sofas' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/sofas');
});

test('a page that is ready waits for no check of the version', async () => {
  const { press } = await open({ onNavigation: () => new Promise(() => undefined) });
  await press('Beds');
  expect(await screen.findByRole('heading', { name: 'Beds' })).toBeVisible();
});
