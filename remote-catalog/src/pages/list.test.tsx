import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pageRoutesOf } from '@shop/contract';
import { PageProvider } from '@shop/platform';
import { answer, breakConnection, renderPage, renderPart, useServer } from '@shop/testing';
import config from '../../remote.config.ts';
import * as page from './list.tsx';
import { headOf } from '../testing/head-of.ts';
import { card, categoryList, texts } from '../testing/samples.ts';

const server = useServer();
const path = '/furniture/sofas-loveseats.html';
const show = (search = '', params: Record<string, string> = {}, language: 'en' | 'fr' = 'en') =>
  renderPage(page, { id: '12', ...params }, { texts, path: path + search, language });

test('CAT-002 CAT-003 a category shows its products, without signing in', async () => {
  const asked: unknown[] = [];
  server.use(answer('categoryProducts', ({ body }) => (asked.push(body), categoryList())));
  await show('?color=grey&sort=newest&page=2');
  expect(asked).toEqual([{ category_id: 12, page: 2, page_size: 24, sort: 'newest', filters: { color: ['grey'] } }]);
  expect(screen.getByRole('heading', { level: 1, name: 'Sofas' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Alder armchair' })).toHaveAttribute('href', '/alder-armchair.html');
  expect(screen.getByText('50 products')).toBeVisible();
});

test('SHELL-001 a link in what is said of a category changes the route without loading a document', async () => {
  const { category } = categoryList();
  const description = '<p>Or see our <a href="/outdoor.html">garden furniture</a>.</p>';
  server.use(answer('categoryProducts', categoryList({ category: { ...category, description } })));
  const { location } = await show();
  await userEvent.click(screen.getByRole('link', { name: 'garden furniture' }));
  expect(location()).toBe('/outdoor.html');
});

test('after a press the cards of the first view come before the others', async () => {
  const products = Array.from({ length: 24 }, (_, place) => card({ entity_id: place + 1, name: `Chair ${place}` }));
  server.use(answer('categoryProducts', categoryList({ products, total: 24 })));
  const counts: number[] = [];
  const look = new MutationObserver(() => counts.push(screen.queryAllByRole('article').length));
  look.observe(document.body, { childList: true, subtree: true });
  const known = { type: 'category' as const, id: 12, name: 'Sofas' };
  renderPart(
    <PageProvider value={{ name: 'ProductList', params: { id: '12' }, known }}>
      <page.default />
    </PageProvider>,
    { texts, path },
  );
  expect(await screen.findByRole('link', { name: 'Chair 23' })).toBeVisible();
  look.disconnect();
  expect(counts.find((count) => count > 0)).toBe(12);
});

describe('category paths', () => {
  test.each(['baby-kids.html', 'furniture/sofas-loveseats.html'])(
    '/%s, resolved to a category, shows the product list',
    async (urlPath) => {
      expect(pageRoutesOf(config).find(({ resolves }) => resolves === 'category')).toMatchObject({
        name: 'ProductList',
        page: './list',
      });
      const { category } = categoryList();
      server.use(answer('categoryProducts', categoryList({ category: { ...category, url_path: urlPath } })));
      await renderPage(page, { id: '12' }, { texts, path: `/${urlPath}` });
      expect(screen.getByRole('checkbox', { name: /grey/ }).closest('form')).toHaveAttribute('action', `/${urlPath}`);
    },
  );
});

test("CAT-003 the resolved category's own attributes filter the list", async () => {
  const asked: unknown[] = [];
  server.use(answer('categoryProducts', ({ body }) => (asked.push(body), categoryList())));
  await show('', { color: 'grey' });
  expect(asked).toEqual([{ category_id: 12, page: 1, page_size: 24, filters: { color: ['grey'] } }]);
});

test('CAT-003 GUARD-017 a resolved path that names a filter is a list of its own; what a person filters is not', async () => {
  const options = [{ value: 'Grey', label: 'Gris', count: 3, selected: true }];
  server.use(answer('categoryProducts', categoryList({ facets: [{ code: 'color', label: 'Couleur', options }] })));
  const grey = '/furniture/sofas-loveseats/grey.html';
  const params = { id: '12', color: 'Grey' };
  const own = await headOf(page, `${grey}?color=Grey&isAgg=1`, { params });
  expect(own.head).toMatchObject({ title: 'Sofas – Gris', canonical: grey });
  expect(own.head).not.toHaveProperty('robots');
  const narrowed = await headOf(page, `${grey}?color=Grey&size=Large&isAgg=1`, { params });
  expect(narrowed.head).toMatchObject({ robots: 'noindex, follow' });
  const chosen = await headOf(page, `${path}?color=Grey&isAgg=1`, { params: { id: '12' } });
  expect(chosen.head).toMatchObject({ title: 'Sofas', canonical: path, robots: 'noindex, follow' });
});

test('a filter is a form that works by itself, and that changes the address at once with scripts', async () => {
  server.use(answer('categoryProducts', categoryList()));
  const { location, container } = await show('?sort=newest');
  expect(container.querySelector('form')).toHaveAttribute('action', path);
  expect(container.querySelector('form')).toHaveAttribute('method', 'get');
  await userEvent.click(screen.getByRole('checkbox', { name: /grey/ }));
  expect(location()).toBe(`${path}?color=grey&sort=recommended`);
  await userEvent.selectOptions(await screen.findByLabelText('Sort by'), 'price_asc');
  expect(location()).toBe(`${path}?color=grey&sort=price_asc`);
});

test('chosen filters are links that take them away; pages are links', async () => {
  server.use(answer('categoryProducts', categoryList()));
  await show('?color=grey,green&page=2');
  const chosen = screen.getByRole('list', { name: 'Chosen filters' });
  expect(within(chosen).getByRole('link', { name: /grey/ })).toHaveAttribute('href', `${path}?color=green`);
  expect(within(chosen).getByRole('link', { name: 'Clear all' })).toHaveAttribute('href', path);
  expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', `${path}?color=grey%2Cgreen&page=3`);
  expect(screen.getByRole('checkbox', { name: /grey/ })).toBeChecked();
});

test('a card shows the product in the colour that was asked for', async () => {
  const thumbnail = '/media/pictures/armchair-a-front-green-640.avif';
  const swatches = [
    { piid: 71, color: 'Grey', label: 'grey', thumbnail: null },
    { piid: 72, color: 'Green', label: 'green', thumbnail },
  ];
  server.use(answer('categoryProducts', categoryList({ products: [card({ type_id: 'configurable', swatches })] })));
  const { container } = await show('?color=green');
  expect(screen.getByRole('link', { name: 'Alder armchair' })).toHaveAttribute('href', '/alder-armchair.html?piid=72');
  expect(container.querySelector('img')).toHaveAttribute('src', '/media/pictures/armchair-a-front-green-640.webp');
});

test('filters that nothing matches, and a category of nothing, show a way on', async () => {
  server.use(answer('categoryProducts', categoryList({ products: [], total: 0, facets: [] })));
  const { unmount } = await show('?color=grey');
  expect(screen.getByRole('link', { name: 'Clear all filters' })).toHaveAttribute('href', path);
  unmount();
  await show();
  expect(screen.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
});

test('a page behind the last one leads back', async () => {
  server.use(answer('categoryProducts', categoryList({ products: [], page: 9 })));
  await show('?page=9');
  expect(screen.getByRole('link', { name: 'Back to the first page' })).toHaveAttribute('href', path);
});

test('a page behind the last one is 404 and in no index; what filters leave empty is a list', async () => {
  server.use(answer('categoryProducts', categoryList({ products: [], page: 999 })));
  const beyond = await headOf(page, `${path}?page=999`, { params: { id: '12' } });
  expect(beyond.result).toEqual({ status: 404, ownView: true });
  expect(beyond.head).toMatchObject({ robots: 'noindex, follow' });
  expect(beyond.head).not.toHaveProperty('canonical');
  server.use(answer('categoryProducts', categoryList({ products: [], total: 0 })));
  const empty = await headOf(page, `${path}?color=grey`, { params: { id: '12' } });
  expect(empty.result).toBeUndefined();
  expect(empty.head).toMatchObject({ canonical: path, robots: 'noindex, follow' });
});

test('a page behind the last that can be asked for is not taken for the first', async () => {
  const asked: unknown[] = [];
  server.use(answer('categoryProducts', ({ body }) => (asked.push(body), categoryList({ page: 1000 }))));
  await headOf(page, `${path}?page=5000`, { params: { id: '12' } });
  expect(asked).toMatchObject([{ page: 1000 }]);
});

test('a failure says so, and trying again asks again', async () => {
  server.use(breakConnection('categoryProducts'));
  await show();
  expect(await screen.findByText('The products could not be loaded')).toBeVisible();
  server.use(answer('categoryProducts', categoryList()));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Sofas' })).toBeVisible();
});

test('in French', async () => {
  server.use(answer('categoryProducts', categoryList({ products: [card({ is_in_stock: false })], total: 1234 })));
  await show('', {}, 'fr');
  expect(screen.getByText('1 234 produits')).toBeVisible();
  expect(screen.getByText('Épuisé')).toBeVisible();
});

test('CAT-017 a pre-order says so and when it ships', async () => {
  const preOrder = card({ product_tag: 'Pre-order', presale_end_date: '2027-01-05T12:00:00.000Z' });
  server.use(answer('categoryProducts', categoryList({ products: [preOrder] })));
  await show();
  expect(screen.getByText('Pre-order')).toBeVisible();
  expect(screen.getByText('Ships by January 5, 2027')).toBeVisible();
});

test.each([
  ['en', 'about', 'about 1,200 products', 'Show all 42 (Colour)'],
  ['fr', 'about', /^environ 1\s200 produits$/, 'Afficher les 42 (Colour)'],
  ['en', 'least', 'over 1,200 products', 'Show all 42 (Colour)'],
  ['fr', 'least', /^plus de 1\s200 produits$/, 'Afficher les 42 (Colour)'],
] as const)(
  'in %s a list says when its number is not exact (%s), and leads to the options that it left out',
  async (language, total_is, said, all) => {
    const options = Array.from({ length: 12 }, (_, place) => ({
      value: `c${place}`,
      label: `c${place}`,
      count: 12 - place,
      selected: false,
    }));
    const asked: unknown[] = [];
    server.use(
      answer(
        'categoryProducts',
        ({ body }) => (
          asked.push(body),
          categoryList({
            total: 1_200,
            total_is,
            sort: 'newest',
            facets: [{ code: 'color', label: 'Colour', options, more: 30 }],
          })
        ),
      ),
    );
    const { location } = await show('?sort=newest', {}, language);
    expect(screen.getByText(said)).toBeInTheDocument();
    await userEvent.click(screen.getByText(language === 'en' ? 'Show 4 more' : 'Afficher 4 autres options'));
    await userEvent.click(screen.getByRole('link', { name: all }));
    expect(location()).toBe(`${path}?whole=color&sort=newest`);
    expect(asked.at(-1)).toMatchObject({ whole: ['color'], sort: 'newest' });
    await userEvent.click(await screen.findByRole('checkbox', { name: /c11/ }));
    expect(location()).toBe(`${path}?color=c11&whole=color&sort=newest`);
  },
);

describe('where the days of delivery hold', () => {
  const days = (area: string | null) => ({
    code: 'delivery' as const,
    label: 'Delivery',
    options: [{ value: area ? `14-${area}` : '14', label: 'Within 14 days', count: 3, selected: false }],
  });
  beforeEach(() =>
    server.use(
      answer('categoryProducts', ({ body }) =>
        categoryList({ facets: [days(body.filters?.delivery?.[0]?.slice(-3) ?? null)] }),
      ),
    ),
  );
  afterEach(() => localStorage.clear());

  test.each([
    ['en', 'the slowest province', 'Postal code', 'Use', 'These days hold for H2X, Quebec.'],
    ['fr', 'la province la plus lente', 'Code postal', 'Utiliser', 'Ces délais valent pour H2X (Québec).'],
  ] as const)(
    'is said in %s, and a postal code given there counts and is kept',
    async (language, before, label, use, after) => {
      const { location } = await show('', {}, language);
      expect(screen.getByText(new RegExp(before))).toBeInTheDocument();
      await userEvent.type(screen.getByLabelText(label), 'h2x 1y4');
      expect(location()).toBe(path); // not while it is typed
      await userEvent.click(screen.getByRole('button', { name: use }));
      expect(location()).toBe(`${path}?delivery=H2X&sort=recommended`);
      expect(await screen.findByText(after)).toBeInTheDocument();
      expect(localStorage.getItem('delivery_zip')).toBe('h2x 1y4');
      expect(screen.queryByRole('list', { name: /Chosen filters|Filtres choisis/ })).not.toBeInTheDocument();
      await userEvent.click(screen.getByRole('checkbox', { name: /14/ }));
      expect(location()).toBe(`${path}?delivery=14-H2X&sort=recommended`);
    },
  );

  test('what is no postal code is said at the field, which gets the focus', async () => {
    const { location } = await show();
    const field = screen.getByLabelText('Postal code');
    await userEvent.type(field, '12345{Enter}');
    expect(field).toHaveAccessibleDescription('Please enter a postal code such as M5H 1A1.');
    expect(field).toHaveFocus();
    expect(location()).toBe(path);
    expect(localStorage.getItem('delivery_zip')).toBeNull();
  });

  test('a code that was sent without scripts is heard, and one that is none is told', async () => {
    await show('?postcode=M5H+1A1&delivery=14');
    expect(screen.getByText('These days hold for M5H, Ontario.')).toBeInTheDocument();
    await show('?postcode=soon');
    expect(screen.getAllByLabelText('Postal code').at(-1)).toHaveAccessibleDescription(/such as M5H 1A1/);
  });

  test('another code takes the days that are chosen along', async () => {
    const { location } = await show('?delivery=14-M5H');
    const field = screen.getByLabelText('Postal code');
    expect(field).toHaveValue('M5H');
    await userEvent.clear(field);
    await userEvent.type(field, 'X0A 0H0{Enter}');
    expect(location()).toBe(`${path}?delivery=14-X0A&sort=recommended`);
    expect(await screen.findByText(/the Northwest Territories or Nunavut/)).toBeInTheDocument();
  });
});
