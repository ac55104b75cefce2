import { PageProvider } from '@shop/platform';
import { answer, renderPage, renderPart, useServer } from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import config from '../../remote.config.ts';
import * as products from './products.tsx';
import * as warranties from './warranties.tsx';
import { Warranties } from '../features/warranty/warranties.tsx';
import { bought, boughtPage } from '../testing/bought.ts';
import { texts } from '../testing/fixtures.ts';
import { product } from '../testing/products.ts';

const server = useServer();
const PRODUCTS = '/customer/account/products';
const WARRANTY = '/customer/account/products-waranty';
const chair = product(8, 'Alder chair');
const lines = () => screen.getAllByRole('listitem').filter((item) => within(item).queryByRole('heading', { level: 2 }));

test('ROUTE-057 the route requires sign-in and lists what was bought, with the ways to review, warranty and assembly', async () => {
  expect(config.routes).toContainEqual(expect.objectContaining({ path: PRODUCTS, page: './products', auth: true }));
  server.use(
    answer(
      'boughtProducts',
      boughtPage([
        bought(1),
        bought(2, { is_reviewed: 1, warranty: 'registered' }, chair),
        bought(3, { name: 'Old lamp', product: null, warranty: 'over' }),
      ]),
    ),
  );
  await renderPage(products, {}, { texts, path: PRODUCTS });
  expect(screen.getByRole('heading', { level: 1, name: 'My products' })).toBeVisible();
  const [sofa, reviewed, gone] = lines().map((line) => within(line));
  expect(sofa?.getByText(/Bought on March 4, 2026/)).toBeVisible();
  expect(sofa?.getByRole('link', { name: 'Lund sofa' })).toHaveAttribute('href', '/sofas/lund-sofa.html');
  expect(sofa?.getByRole('link', { name: 'Write a review of Lund sofa' })).toHaveAttribute(
    'href',
    '/customer/account/write-review?product_id=7',
  );
  expect(sofa?.getByRole('link', { name: 'Register the warranty: Lund sofa' })).toBeVisible();
  expect(sofa?.getByRole('link', { name: 'Assembly videos of Lund sofa' })).toHaveAttribute(
    'href',
    '/install-videos/sofas/lund-sofa.html',
  );
  expect(reviewed?.getByRole('link', { name: 'Your review' })).toHaveAttribute('href', '/customer/account/review');
  expect(reviewed?.getByRole('link', { name: 'Under warranty: Alder chair' })).toBeVisible();
  expect(gone?.getByText('This product is no longer sold.')).toBeVisible();
  expect(gone?.queryByRole('link', { name: /review/ })).not.toBeInTheDocument();
});

test('who has bought nothing is told so; a long list has pages', async () => {
  server.use(answer('boughtProducts', boughtPage([])));
  const { unmount } = await renderPage(products, {}, { texts, path: PRODUCTS, language: 'fr' });
  expect(screen.getByRole('heading', { name: 'Vous n’avez encore rien acheté' })).toBeVisible();
  unmount();
  server.use(answer('boughtProducts', boughtPage([bought(1)], 13)));
  await renderPage(products, {}, { texts, path: PRODUCTS });
  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('href', `${PRODUCTS}?page=2`);
});

test('when the list does not come, another try is offered', async () => {
  server.use(answer('boughtProducts', { code: 500, message: 'Down' }));
  await renderPage(products, {}, { texts, path: PRODUCTS });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});

test('ROUTE-058 the route, spelt so, requires sign-in and shows the warranties; spelt right it leads there', async () => {
  expect(config.routes).toContainEqual(expect.objectContaining({ path: WARRANTY, page: './warranties', auth: true }));
  expect(config.routes).toContainEqual(
    expect.objectContaining({ path: '/customer/account/products-warranty', redirect: WARRANTY, status: 301 }),
  );
  server.use(
    answer(
      'boughtProducts',
      boughtPage([bought(1, { warranty: 'registered' }), bought(2, { warranty: 'over' }, chair)]),
    ),
  );
  await renderPage(warranties, {}, { texts, path: WARRANTY });
  expect(screen.getByRole('heading', { level: 1, name: 'Product warranty' })).toBeVisible();
  expect(screen.getByText('Registered: under warranty until June 2, 2026.')).toBeVisible();
  expect(screen.getByText('The warranty ended on June 2, 2026.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Register/ })).not.toBeInTheDocument();
});

test('ACC-015 a warranty is registered by its call, and then shown as registered', async () => {
  let line = bought(31);
  const asked: unknown[] = [];
  server.use(
    answer('boughtProducts', () => boughtPage([line])),
    answer('warrantySuccess', ({ body }) => {
      asked.push(body);
      line = bought(31, { warranty: 'registered' });
      return { warranty_until: line.warranty_until };
    }),
  );
  await renderPage(warranties, {}, { texts, path: WARRANTY });
  expect(screen.getByText('Not registered. You can do it until June 2, 2026.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Register the warranty of Lund sofa' }));
  expect(await screen.findByText('Lund sofa is under warranty until June 2, 2026.')).toBeVisible();
  await waitFor(() => expect(screen.getByText('Registered: under warranty until June 2, 2026.')).toBeVisible());
  expect(asked).toEqual([{ order_id: 'CA100007919', item_id: '31' }]);
});

test('what the server has against it is said, and the way to register stays', async () => {
  server.use(
    answer('boughtProducts', boughtPage([bought(31)])),
    answer('warrantySuccess', { code: 409, message: 'The warranty of this product is over.' }),
  );
  await renderPage(warranties, {}, { texts, path: WARRANTY });
  await userEvent.click(screen.getByRole('button', { name: 'Register the warranty of Lund sofa' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The warranty of this product is over.');
  expect(screen.getByRole('button', { name: 'Register the warranty of Lund sofa' })).toBeEnabled();
});

test('a line’s form is sent without scripts to the page of the list, and what is against it stands at that line', async () => {
  server.use(answer('boughtProducts', boughtPage([bought(31), bought(32, {}, chair)])));
  const { order_id } = bought(32);
  const sent = { values: { order_id, item_id: '32' }, errors: {}, message: 'It is over.' };
  renderPart(
    <PageProvider value={{ name: 'Page', params: {}, sent }}>
      <Warranties page={2} />
    </PageProvider>,
    { texts, path: `${WARRANTY}?page=2` },
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('It is over.');
  const [other, line] = lines();
  expect(other).not.toHaveTextContent('It is over.');
  expect(line).toHaveTextContent('It is over.');
  const form = line?.querySelector('form');
  expect(form?.getAttribute('action')).toBe(`${WARRANTY}?page=2#${line?.id}`);
  expect([form?.method, ...new FormData(form ?? undefined)]).toEqual([
    'post',
    ['order_id', order_id],
    ['item_id', '32'],
  ]);
});
