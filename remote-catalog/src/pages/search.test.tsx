import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, breakConnection, renderPage, useServer } from '@shop/testing';
import { headOf } from '../testing/head-of.ts';
import * as page from './search.tsx';
import { card, searchList, texts } from '../testing/samples.ts';

const server = useServer();
const show = (search: string, language: 'en' | 'fr' = 'en') =>
  renderPage(page, {}, { texts, path: `/search${search}`, language });

const popular = answer('popularSearch', {
  hot_keyword: [
    { id: 1, keyword: 'sofa', url: null },
    { id: 2, keyword: 'rugs', url: '/decor/rugs.html' },
  ],
  searchbar_popular_products: [
    { name: 'Alder armchair', url_path: 'alder-armchair.html', thumbnail: null, price: 50000, special_price: 40000 },
  ],
});
const filters = answer('searchFilters', {
  facets: [{ code: 'size', label: 'Size', options: [{ value: 'Large', label: 'Large', count: 3, selected: false }] }],
});

test('ROUTE-002 SRCH-013 results of the keyword, with the filters of search-filters', async () => {
  const asked: unknown[] = [];
  server.use(
    answer('searchProducts', ({ body }) => (asked.push(body), searchList())),
    filters,
  );
  const { location } = await show('?keyword=%20sofa%20');
  expect(asked).toEqual([{ keyword: 'sofa', page: 1, page_size: 24, filters: {} }]);
  expect(screen.getByRole('heading', { level: 1, name: 'Results for “sofa”' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Alder armchair' })).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: /grey/ })).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: /Large/ }));
  expect(location()).toBe('/search?keyword=sofa&size=Large&sort=recommended');
  expect(await screen.findByRole('list', { name: 'Chosen filters' })).toBeVisible();
});

test('the filter form takes the keyword along when it is sent without scripts', async () => {
  server.use(answer('searchProducts', searchList()), filters);
  const { container } = await show('?keyword=sofa');
  expect(container.querySelector('form input[name="keyword"]')).toHaveValue('sofa');
});

test('CAT-016 when nothing is found the no-found products are shown instead', async () => {
  server.use(answer('searchProducts', searchList({ products: [], total: 0, facets: [] })), filters, popular);
  server.use(answer('noFoundProduct', { products: [card({ name: 'Birch stool' })] }));
  await show('?keyword=qwxz');
  expect(screen.getByRole('heading', { level: 1, name: 'No results for “qwxz”' })).toBeVisible();
  const instead = within(screen.getByRole('region', { name: 'You might like these' }));
  expect(instead.getByRole('link', { name: 'Birch stool' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'rugs' })).toHaveAttribute('href', '/decor/rugs.html');
});

test('a corrected word is said', async () => {
  server.use(answer('searchProducts', searchList({ keyword: 'sofaa', corrected_keyword: 'sofa' })), filters);
  await show('?keyword=sofaa');
  expect(screen.getByText('Nothing matched “sofaa”, so these are results for “sofa”.')).toBeVisible();
});

test('API-070 it is said when few products have all the words, and pages of that name are offered', async () => {
  const pages = [{ title: 'Return policy', url_path: 'return-policy' }];
  server.use(answer('searchProducts', searchList({ keyword: 'return sofa', partial: true, pages })), filters);
  await show('?keyword=return+sofa');
  expect(screen.getByText('Few products match exactly. The closest come first.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Return policy' })).toHaveAttribute('href', '/return-policy');
});

test.each([
  ['en', 'Results for “livraison”', 'Shipping guide', 'You might like these', /No results|Check the spelling/],
  [
    'fr',
    'Résultats pour « livraison »',
    'Guide de livraison',
    'Ces produits pourraient vous plaire',
    /Aucun|orthographe/,
  ],
] as const)(
  'CAT-016 a page that answers the search stands below its heading, and nothing says that there is no result (%s)',
  async (language, heading, title, instead, nothing) => {
    const pages = [{ title, url_path: 'shipping-guide' }];
    server.use(answer('searchProducts', searchList({ products: [], total: 0, facets: [], pages })), filters);
    server.use(answer('noFoundProduct', { products: [card({ name: 'Birch stool' })] }));
    await show('?keyword=livraison', language);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
    expect(screen.getByRole('link', { name: title })).toHaveAttribute('href', '/shipping-guide');
    expect(await screen.findByRole('region', { name: instead })).toBeVisible();
    expect(document.body).not.toHaveTextContent(nothing);
  },
);

test('without a keyword there are popular searches and products', async () => {
  server.use(popular);
  await show('?keyword=%20', 'fr');
  expect(screen.getByRole('heading', { level: 1, name: 'Que cherchez-vous?' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'sofa' })).toHaveAttribute('href', '/search?keyword=sofa');
  expect(screen.getByRole('link', { name: /Alder armchair/ })).toBeVisible();
});

test('a page behind the last one of a search is 404; a search that finds nothing is a page', async () => {
  server.use(answer('searchProducts', searchList({ products: [], page: 9 })), filters);
  const beyond = await headOf(page, '/search?keyword=sofa&page=9');
  expect(beyond.result).toEqual({ status: 404, ownView: true });
  server.use(
    answer('searchProducts', searchList({ products: [], total: 0 })),
    answer('noFoundProduct', { products: [] }),
    filters,
  );
  expect((await headOf(page, '/search?keyword=nothing')).result).toBeUndefined();
});

test('a search that fails can be tried again', async () => {
  server.use(breakConnection('searchProducts'), filters);
  await show('?keyword=sofa');
  const again = await screen.findByRole('button', { name: 'Try again' });
  server.use(answer('searchProducts', searchList()));
  await userEvent.click(again);
  expect(await screen.findByRole('heading', { level: 1, name: 'Results for “sofa”' })).toBeVisible();
});
