import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pageRoutesOf, paths, type CallResult } from '@shop/contract';
import { answer, breakConnection, renderPage, useServer } from '@shop/testing';
import config from '../../remote.config.ts';
import * as page from './home.tsx';
import { card, texts } from '../testing/samples.ts';

const server = useServer();
const tile = (title: string) => ({
  title,
  subtitle: null,
  image: '/media/pictures/x-640.avif',
  url: '/furniture.html',
});
const home: CallResult<'newHome'> = {
  home_banner: [{ ...tile('A calm winter'), subtitle: 'Warm rooms', action: 'See sofas' }],
  marketing: [tile('Free delivery')],
  salesDeals: [tile('Lund sofa')],
  shopByCatagory: [tile('Furniture')],
  shopByRoom: [tile('Bedroom')],
  shopBySets: [{ id: 1, name: 'Dining set', image: '/media/pictures/x-640.avif', url: '/furniture.html' }],
  treading_cover: tile('What everyone buys'),
};

const shop = (lists: CallResult<'homeLists'>['lists'] = []): void => {
  server.use(
    answer('newHome', home),
    answer('homeLists', { lists }),
    answer('trending', { products: [card({ name: 'Trending chair' })] }),
  );
};

test('ROUTE-001 CAT-008 the home page has a section for each part of the payload', async () => {
  shop();
  const route = pageRoutesOf(config).find(({ path }) => path === '/');
  expect(route?.name).toBe('Home');
  await renderPage(await import(`${route?.page}.tsx`), {}, { texts, path: '/' });
  const heading = screen.getByRole('heading', { level: 1, name: 'A calm winter' });
  expect(heading).toBeVisible();
  expect(screen.getByRole('link', { name: 'See sofas' })).toHaveAttribute('href', '/furniture.html');
  const section = (name: string) => within(screen.getByRole('region', { name }));
  expect(section('Shop by category').getByRole('link', { name: 'Furniture' })).toBeVisible();
  expect(section('Deals of the season').getByRole('link', { name: 'Lund sofa' })).toBeVisible();
  expect(section('Shop by room').getByRole('link', { name: 'Bedroom' })).toBeVisible();
  expect(section('For your home').getByRole('link', { name: 'Free delivery' })).toBeVisible();
  expect(section('Sets that go together').getByRole('link', { name: 'Dining set' })).toBeVisible();
  expect(section('What everyone buys').getByRole('link', { name: 'Trending chair' })).toBeVisible();
});

test('the first picture comes first, the others when they are near', async () => {
  shop();
  const { container } = await renderPage(page, {}, { texts });
  const pictures = [...container.querySelectorAll('img')].map((picture) => picture.getAttribute('loading'));
  expect(pictures[0]).toBe('eager');
  expect(pictures.slice(1).every((loading) => loading === 'lazy')).toBe(true);
});

test('CAT-008 the deals are those of the payload, in its order, as cards of the list that has them', async () => {
  const products = ['Alder armchair', 'Lund sofa', 'Elm table'].map((name, place) =>
    card({ entity_id: place + 20, name, url_path: `${name.replace(' ', '-')}.html`, piid: null }),
  );
  const [alder, lund] = products;
  if (!alder || !lund) throw new Error('The list has three.');
  shop([{ code: 'deals', title: 'Deals of the week', url: null, products }]);
  const salesDeals = [lund, alder].map((product) => ({ ...tile(product.name), url: paths.productItem(product) }));
  server.use(answer('newHome', { ...home, salesDeals }));
  const { unmount } = await renderPage(page, {}, { texts });
  const names = () =>
    within(screen.getByRole('region', { name: 'Deals of the week' }))
      .getAllByRole('article')
      .map((one) => within(one).getByRole('link').textContent);
  expect(names()).toEqual(['Lund sofa', 'Alder armchair']);
  unmount();
  server.use(answer('newHome', { ...home, salesDeals: [] }));
  await renderPage(page, {}, { texts });
  expect(screen.queryByRole('region', { name: /^Deals/ })).not.toBeInTheDocument();
});

test('product lists are rails; that of the deals takes the place of their tiles', async () => {
  const deal = card();
  shop([
    { code: 'deals', title: 'Deals of the week', url: null, products: [deal] },
    { code: 'popular', title: 'Best sellers', url: null, products: [card()] },
    {
      code: 'new',
      title: 'New arrivals',
      url: '/search?keyword=new',
      products: [card({ entity_id: 9, name: 'New lamp' })],
    },
  ]);
  server.use(answer('newHome', { ...home, salesDeals: [{ ...tile(deal.name), url: paths.productItem(deal) }] }));
  await renderPage(page, {}, { texts });
  expect(screen.queryByRole('heading', { name: 'Best sellers' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Lund sofa' })).toBeNull();
  const fresh = within(screen.getByRole('region', { name: 'New arrivals' }));
  expect(fresh.getByRole('link', { name: 'New lamp' })).toBeVisible();
  expect(fresh.getByRole('link', { name: 'See all' })).toHaveAttribute('href', '/search?keyword=new');
});

test('a home page that did not arrive can be asked for again', async () => {
  shop();
  server.use(breakConnection('newHome'));
  await renderPage(page, {}, { texts, language: 'fr' });
  shop();
  await userEvent.click(await screen.findByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'A calm winter' })).toBeVisible();
});
