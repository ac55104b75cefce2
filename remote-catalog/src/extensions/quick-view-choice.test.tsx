import { intents, type Product } from '@shop/contract';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { quickViewDrawer, useQuickView } from '../testing/quick-view.tsx';
import { companions, configurable, inventory } from '../testing/samples.ts';

const { asked, actions, shop, closed, open } = useQuickView();

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
  expect(quickViewDrawer()).toContainElement(name);
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

test('what is added is asked of the cart, in whose place the drawer closes', async () => {
  shop(configurable);
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
  const request = { type: 'shop/cartAddRequested', payload: { product_id: 7, child_id: 2, qty: 1 } };
  await waitFor(() => expect(actions).toContainEqual(request));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an add that another part of the page asks for closes the drawer too: the cart opens in its place', async () => {
  const { store } = await open();
  act(() => void store.dispatch(intents.cartAddRequested({ product_id: 9, qty: 1 })));
  expect(screen.queryByRole('dialog')).toBeNull();
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
