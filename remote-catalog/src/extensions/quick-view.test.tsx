import { intents } from '@shop/contract';
import { answer, breakConnection } from '@shop/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { quickViewDrawer, useQuickView } from '../testing/quick-view.tsx';
import { companions, configurable, inventory, product, questionPage, reviewPage } from '../testing/samples.ts';

const { server, actions, shop, closed, open } = useQuickView();

test('QV-001 a drawer titled ‘Product Detail’, 455 px wide', async () => {
  await open();
  expect(quickViewDrawer().style.getPropertyValue('--modal-width')).toBe('455px');
});

test('QV-001 the title is French on a French page', async () => {
  const { store } = closed('/furniture.html', 'fr');
  act(() => void store.dispatch(intents.quickViewRequested({ product_id: 7 })));
  expect(await screen.findByRole('dialog', { name: 'Détail du produit' })).toBeInTheDocument();
  await screen.findByRole('heading', { name: 'Alder armchair' });
});

test('QV-002 PLAN-012 it holds pictures, identity, prices, options, quantity, wishlist and protection plan', async () => {
  shop({ ...configurable, tier_price: [{ qty: 5, value: 81000 }], has_plans: 1 });
  await open();
  const drawer = within(quickViewDrawer());
  expect(drawer.getByRole('list', { name: 'Pictures of Alder armchair' })).toBeVisible();
  expect(drawer.getByText(/Item no. AB12345678/)).toBeVisible();
  expect(drawer.getByRole('link', { name: /4.4 out of 5 stars/ })).toBeVisible();
  expect(drawer.getByText('Buy 5 or more: C$810.00 each (save 10%)')).toBeVisible();
  expect(drawer.getByText('C$900.00')).toBeVisible();
  expect(drawer.getByRole('group', { name: 'Colour' })).toBeVisible();
  expect(drawer.getByRole('spinbutton', { name: 'Quantity of Alder armchair' })).toHaveValue(1);
  expect(drawer.getByText('product.actions true')).toBeVisible();
  expect(drawer.getByText('product.plan true')).toBeVisible();
});

test('QV-002 a product with options says its GTIN too', async () => {
  shop(configurable);
  await open();
  expect(screen.getByText('Item no. AB12345678 · GTIN 0628000000013')).toBeVisible();
});

test('QV-002 a product without options says its GTIN', async () => {
  await open();
  expect(screen.getByText(/GTIN 0628000000013/)).toBeVisible();
});

test('PLAN-012 what has no plans, or cannot be bought, offers none', async () => {
  const first = await open();
  expect(screen.queryByText(/product.plan/)).toBeNull();
  first.unmount();
  shop({ has_plans: 1, inventory: inventory({ is_in_stock: false, usable_qty: 0 }) });
  await open();
  expect(screen.queryByText(/product.plan/)).toBeNull();
});

test('QV-003 QV-004 delivery, warranty and return; highlights, features, specifications and care open and close', async () => {
  await open();
  const parts = [...quickViewDrawer().querySelectorAll('details')];
  expect(parts.map((part) => within(part).getByRole('heading').textContent)).toEqual([
    'Highlights',
    'Key features',
    'Specifications',
    'Product care',
    'Free delivery',
    'Warranty',
    'Returns',
  ]);
  const [highlights, features] = parts;
  expect(highlights).toHaveTextContent('Solid oak legs');
  expect(features).toHaveTextContent('Deep seat');
  expect(screen.getByText('in two days')).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Delivery' })).toBeVisible();
});

test('QV-005 the A+ overview', async () => {
  shop({ texts: { ...product().texts, aplus: '<h4>Made for reading</h4>' } });
  await open();
  expect(await screen.findByRole('heading', { name: 'Made for reading' })).toBeVisible();
});

test('QV-006 ‘Full Details’ leads to the product’s own path, with its chosen option, and closes the drawer', async () => {
  shop(configurable);
  const { location } = await open();
  const link = screen.getByRole('link', { name: 'Full Details' });
  expect(link).toHaveAttribute('href', '/alder-armchair.html?piid=2');
  await userEvent.click(link);
  expect(location()).toBe('/alder-armchair.html?piid=2');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('QV-006 any other link to another page closes the drawer too', async () => {
  const { location } = await open();
  await userEvent.click(screen.getByRole('link', { name: /12 reviews/ }));
  expect(location()).toBe('/alder-armchair.html?position=reviews');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('QV-008 the tabs are overview, reviews, faq and manuals; each is asked for when it is chosen', async () => {
  await open(); // only the product is answered: any other call would fail the test
  const tabs = screen.getAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['Overview', 'Reviews', 'FAQ', 'Manuals']);
  server.use(
    answer('productReviews', reviewPage()),
    answer('productFaq', questionPage()),
    answer('productVideos', { list: [], total: 0, page: 1, page_size: 12, product: null }),
  );
  await userEvent.click(screen.getByRole('tab', { name: 'Reviews' }));
  expect(await screen.findByText('Sits well.')).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: 'FAQ' }));
  expect(await screen.findByText('Is it soft?')).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: 'Manuals' }));
  expect(await screen.findByText('No install video yet')).toBeVisible();
});

test('QV-008 manuals are the steps of putting it together', async () => {
  await open();
  const film = { id: 1, title: 'Legs', url: '/media/videos/legs.webm', captions: '/c.vtt', poster: null };
  const video = { ...film, created_at: '2026-01-05T12:00:00Z', steps: ['Turn it over', 'Screw the legs in'] };
  const list = { list: [video], total: 14, page: 1, page_size: 12, product: null };
  server.use(answer('productVideos', ({ query }) => (expect(query.get('product_id')).toBe('7'), list)));
  await userEvent.click(screen.getByRole('tab', { name: 'Manuals' }));
  expect(await screen.findByText('Screw the legs in')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See all install videos' })).toHaveAttribute(
    'href',
    '/install-videos/alder-armchair.html',
  );
});

test('QV-013 lists of colours and companions show seven side by side', async () => {
  shop({ ...configurable, pdp_associated_products: companions });
  await open();
  const lists = [
    within(screen.getByRole('group', { name: 'Colour' })).getByRole('list'),
    within(screen.getByRole('navigation', { name: 'Goes with it' })).getByRole('list'),
  ];
  expect(lists.map(({ style }) => style.getPropertyValue('--per-view'))).toEqual(['7', '7']);
});

test('QV-014 nobody has to be signed in', async () => {
  const { store } = await open();
  expect(store.getState()).toMatchObject({ session: { status: 'unknown' } });
  expect(screen.getByRole('button', { name: 'Add to cart' })).toBeEnabled();
  expect(actions.filter(({ type }) => type === 'shop/signInRequested')).toEqual([]);
});

test('a product that did not arrive can be asked for again', async () => {
  server.use(breakConnection('productDetail'));
  const { store } = closed();
  act(() => void store.dispatch(intents.quickViewRequested({ product_id: 7 })));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  shop();
  await userEvent.click(retry);
  expect(await screen.findByRole('heading', { name: 'Alder armchair' })).toBeVisible();
});

test('a product in view is told to the sink once', async () => {
  shop(configurable);
  await open();
  await userEvent.click(screen.getByRole('link', { name: 'green' }));
  const events = actions.filter(({ type }) => type === 'tracking/tracked').map(({ payload }) => payload);
  expect(events).toEqual([{ event: 'viewItem', product_id: 7, name: 'Alder armchair', price: 40000 }]);
});
