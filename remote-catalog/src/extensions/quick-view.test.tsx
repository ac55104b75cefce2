import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { intents, type Product } from '@shop/contract';
import { SlotProvider } from '@shop/platform';
import { answer, breakConnection, renderPart, useServer } from '@shop/testing';
import QuickView, { models } from './quick-view.tsx';
import { companions, configurable, inventory, product, questionPage, reviewPage, texts } from '../testing/samples.ts';
import { sessionModel } from '../testing/session.ts';

const server = useServer();
const asked: (string | null)[] = [];
const actions: { type: string; payload?: unknown }[] = [];

const shop = (given: Partial<Product> = {}): void => {
  server.use(
    answer('productDetail', ({ query }) => {
      asked.push(query.get('id'));
      return product({ ...given, entity_id: Number(query.get('id')) });
    }),
  );
};
beforeEach(() => {
  asked.length = 0;
  actions.length = 0;
  localStorage.clear();
  shop();
});

/** Slots that say their name and what they were given. */
const slots = {
  load: async (name: string) => [(given: object) => <p>{`${name} ${JSON.stringify(given).length > 2}`}</p>],
};

const closed = (path = '/furniture.html', language: 'en' | 'fr' = 'en') =>
  renderPart(
    <SlotProvider value={slots}>
      <QuickView />
    </SlotProvider>,
    { texts, path, language, actions, models: [sessionModel, ...models] },
  );
const open = async (path?: string, payload: { product_id: number; piid?: number } = { product_id: 7 }) => {
  const view = closed(path);
  act(() => void view.store.dispatch(intents.quickViewRequested(payload)));
  await screen.findByRole('heading', { level: 3, name: 'Alder armchair' });
  await act(async () => undefined);
  return view;
};
const drawer = () => screen.getByRole('dialog', { name: 'Product Detail' });

test('QV-001 a drawer titled ‘Product Detail’, 455 px wide', async () => {
  await open();
  expect(drawer().style.getPropertyValue('--modal-width')).toBe('455px');
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
  const held = within(drawer());
  expect(held.getByRole('list', { name: 'Pictures of Alder armchair' })).toBeVisible();
  expect(held.getByText(/Item no. AB12345678/)).toBeVisible();
  expect(held.getByRole('link', { name: /4.4 out of 5 stars/ })).toBeVisible();
  expect(held.getByText('Buy 5 or more: C$810.00 each (save 10%)')).toBeVisible();
  expect(held.getByText('C$900.00')).toBeVisible();
  expect(held.getByRole('group', { name: 'Colour' })).toBeVisible();
  expect(held.getByRole('spinbutton', { name: 'Quantity of Alder armchair' })).toHaveValue(1);
  expect(held.getByText('product.actions true')).toBeVisible();
  expect(held.getByText('product.plan true')).toBeVisible();
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
  const parts = [...drawer().querySelectorAll('details')];
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

test('QV-007 ‘Add to cart’ is there only for what is in stock', async () => {
  const first = await open();
  expect(screen.getByRole('button', { name: 'Add to cart' })).toBeEnabled();
  first.unmount();
  shop({ inventory: inventory({ is_in_stock: false, usable_qty: 0 }) });
  await open();
  expect(screen.getByText('Out of stock')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull();
});

test('what is added is asked of the cart, in whose place the drawer closes', async () => {
  shop(configurable);
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
  expect(actions).toContainEqual({
    type: 'shop/cartAddRequested',
    payload: { product_id: 7, child_id: 2, qty: 1 },
  });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an add that another part of the page asks for closes the drawer too: the cart opens in its place', async () => {
  const { store } = await open();
  act(() => void store.dispatch(intents.cartAddRequested({ product_id: 9, qty: 1 })));
  expect(screen.queryByRole('dialog')).toBeNull();
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

test('QV-009 it opens for a product’s id and asks for that product; 0 keeps it closed, and closes it', async () => {
  const { store } = closed();
  act(() => void store.dispatch(intents.quickViewRequested({ product_id: 0 })));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(asked).toEqual([]);
  act(() => void store.dispatch(intents.quickViewRequested({ product_id: 7 })));
  expect(await screen.findByRole('heading', { name: 'Alder armchair' })).toBeVisible();
  expect(asked).toEqual(['7']);
  act(() => void store.dispatch(intents.quickViewRequested({ product_id: 0 })));
  expect(screen.queryByRole('dialog')).toBeNull();
});

describe('QV-010 which variant is shown', () => {
  test.each<[string, string, number | undefined, Partial<Product>, string]>([
    ['the one that was asked for', '/furniture.html', 3, configurable, '3'],
    ['the one in the address', '/furniture.html?piid=3', undefined, configurable, '3'],
    ['the one in the address, in stock or not', '/furniture.html?piid=1', undefined, configurable, '1'],
    ['else the first in stock', '/furniture.html?piid=99', undefined, configurable, '2'],
    [
      'else the first',
      '/furniture.html',
      undefined,
      { ...configurable, relation: configurable.relation?.slice(0, 1) },
      '1',
    ],
  ])('QV-010 %s', async (_name, path, piid, given, shown) => {
    shop(given);
    await open(path, { product_id: 7, ...(piid ? { piid } : {}) });
    const { searchParams } = new URL(
      screen.getByRole('link', { name: 'Full Details' }).getAttribute('href') ?? '',
      'http://shop.test',
    );
    expect(searchParams.get('piid')).toBe(shown);
  });
});

test('an option is chosen in the drawer, and the page behind it stays', async () => {
  shop(configurable);
  const { location } = await open();
  await userEvent.click(screen.getByRole('link', { name: 'green' }));
  expect(screen.getByText('C$600.00')).toBeVisible();
  expect(screen.getByAltText('Sofa in green')).toBeVisible();
  expect(location()).toBe('/furniture.html');
});

test('QV-011 a companion takes the product’s place in the drawer, and its name the focus', async () => {
  shop({ pdp_associated_products: companions });
  const { location } = await open();
  shop({ name: 'Companion' });
  await userEvent.click(screen.getByRole('link', { name: 'Companion 9' }));
  const name = await screen.findByRole('heading', { level: 3, name: 'Companion' });
  expect(drawer()).toContainElement(name);
  await waitFor(() => expect(name).toHaveFocus());
  expect(asked).toEqual(['7', '9']);
  expect(location()).toBe('/furniture.html');
});

test('QV-012 quantity stops at its least and most, and what is outside cannot be bought', async () => {
  shop({ inventory: inventory({ min_sale_qty: 2, usable_qty: 3 }) });
  await open();
  const field = screen.getByRole('spinbutton', { name: 'Quantity of Alder armchair' });
  const [less, more] = [
    screen.getByRole('button', { name: 'One less' }),
    screen.getByRole('button', { name: 'One more' }),
  ];
  const buy = screen.getByRole('button', { name: 'Add to cart' });
  expect([less, more, buy].map((button) => (button as HTMLButtonElement).disabled)).toEqual([true, false, false]);
  await userEvent.click(more);
  expect([less, more, buy].map((button) => (button as HTMLButtonElement).disabled)).toEqual([false, true, false]);
  await userEvent.clear(field);
  await userEvent.type(field, '40');
  expect(buy).toBeDisabled();
  expect(screen.getByText('Max qty is 3')).toBeVisible();
  await userEvent.clear(field);
  await userEvent.type(field, '1');
  expect(buy).toBeDisabled();
  await userEvent.tab();
  expect(field).toHaveValue(2);
  expect(screen.getByText('Min qty is 2')).toBeVisible();
  expect(buy).toBeEnabled();
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
