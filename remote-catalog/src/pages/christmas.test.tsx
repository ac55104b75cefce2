import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pageRoutesOf } from '@shop/contract';
import { answer, breakConnection, renderPage, useServer } from '@shop/testing';
import config from '../../remote.config.ts';
import * as page from './christmas.tsx';
import { headOf } from '../testing/head-of.ts';
import { block, card, showcase, texts } from '../testing/samples.ts';

const server = useServer();
const bundle = {
  ...showcase(1, 'The corner with the tree', '/furniture.html'),
  price: 85_000,
  products: [card({ entity_id: 8, name: 'Birch chair' }), card({ entity_id: 9, name: 'Cedar planter' })],
};
const shop = () =>
  server.use(
    answer('christmasProducts', { products: [card({ name: 'Spruce lamp' })] }),
    answer('bundleChristmasProducts', { list: [bundle] }),
    answer('blockData', ({ query }) => {
      expect(query.get('code')).toBe('christmas-trees');
      return block('Christmas at home', '<p>Green and <a href="/room">light</a>.</p>');
    }),
  );
const path = '/christmas-trees';

test('ROUTE-019 CAT-014 the route /christmas-trees shows the season’s products under its own text', async () => {
  shop();
  const route = pageRoutesOf(config).find((one) => one.path === path);
  const { location } = await renderPage(await import(`${route?.page}.tsx`), {}, { texts, path });
  expect(screen.getByRole('heading', { level: 1, name: 'Christmas at home' })).toBeVisible();
  const products = within(screen.getByRole('region', { name: 'For the season' }));
  expect(products.getByRole('link', { name: 'Spruce lamp' })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'light' }));
  expect(location()).toBe('/room');
});

test('CAT-013 bundles are listed with their products and what they cost together', async () => {
  shop();
  await renderPage(page, {}, { texts, path });
  const shown = within(screen.getByRole('article', { name: 'The corner with the tree' }));
  expect(shown.getByText('2 pieces for C$850.00')).toBeVisible();
  expect(shown.getByRole('link', { name: 'Birch chair' })).toBeVisible();
  expect(shown.getByRole('link', { name: 'Cedar planter' })).toBeVisible();
});

test('out of season it leads to the rooms; without text and bundles the products still stand', async () => {
  shop();
  const down = { code: 500, message: 'Down.' };
  server.use(
    answer('christmasProducts', { products: [] }),
    answer('bundleChristmasProducts', down),
    answer('blockData', down),
  );
  await renderPage(page, {}, { texts, path });
  expect(screen.getByRole('heading', { level: 1, name: 'Christmas at home' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See all rooms' })).toHaveAttribute('href', '/room');
});

test('what did not arrive can be asked for again', async () => {
  shop();
  server.use(breakConnection('christmasProducts'));
  await renderPage(page, {}, { texts, path });
  shop();
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Spruce lamp' })).toBeVisible();
});

test('the head is in the page’s language and lists the products', async () => {
  shop();
  const { head } = await headOf(page, path, { language: 'fr' });
  expect(head).toMatchObject({ title: 'Noël à la maison', canonical: path });
  expect(head?.jsonLd?.[0]).toMatchObject({ '@type': 'ItemList', itemListElement: [{ name: 'Spruce lamp' }] });
});
