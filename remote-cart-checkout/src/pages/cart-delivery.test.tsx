import { answer, renderPage, useServer } from '@shop/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as page from './cart.tsx';
import * as addressPage from './shipping-address.tsx';
import { cart, session, texts } from '../testing/fixtures.ts';
import { besideCart } from '../testing/beside-cart.ts';

const server = useServer();

beforeEach(() => server.use(answer('carts', cart()), ...besideCart));

const open = (path = '/checkout/cart', language: 'en' | 'fr' = 'en') =>
  renderPage(page, {}, { texts, path, language, models: [session('guest')] });

describe('a postal code says fee and date of delivery before an address is typed', () => {
  const field = () => screen.getByRole('textbox', { name: /^(Postal code|Votre code postal)/ });
  const check = () => userEvent.click(screen.getByRole('button', { name: 'Check the delivery' }));
  const delivery = {
    postcode: 'M5H 1A1',
    fee: 0,
    delivery_days: { first_day: '2026-12-03', last_day: '2026-12-08' },
  };
  beforeEach(() => localStorage.clear());

  test('it is kept for the next page and stands in the form of the address, with its place', async () => {
    server.use(answer('cartDelivery', delivery));
    const { unmount } = await open();
    await userEvent.type(field(), 'm5h1a1');
    await check();
    expect(await screen.findByText(/Delivery to M5H 1A1: Free/)).toBeVisible();
    expect(screen.getByText('Estimated Thu, Dec 3 – Tue, Dec 8')).toBeVisible();
    unmount();
    const ontario = { region_id: 9, default_name: 'Ontario', code: 'ON' };
    server.use(answer('countryRegions', { region_list: [ontario] }));
    await renderPage(addressPage, {}, { texts, path: '/checkout/shipping-address', models: [session('guest')] });
    expect(await screen.findByRole('textbox', { name: 'Postal code' })).toHaveValue('M5H 1A1');
    expect(screen.getByRole('textbox', { name: 'City' })).toHaveValue('Toronto');
    expect(screen.getByRole('combobox', { name: /Province/ })).toHaveValue('9');
  });

  test('none, and one that the API refuses, are said at the field, which keeps what was typed', async () => {
    const message = 'We deliver within Canada.';
    server.use(answer('cartDelivery', { code: 400, message, result: { field: 'postcode' } as never }));
    await open();
    await check();
    expect(field()).toHaveAccessibleDescription('Enter a postal code. For example A1B 2C3.');
    await userEvent.type(field(), '90210');
    await check();
    await waitFor(() => expect(field()).toHaveAccessibleDescription(message));
    expect(field()).toHaveValue('90210');
    expect(localStorage.getItem('delivery_zip')).toBeNull();
  });

  test('without scripts the form leads to the page that has the answer', async () => {
    server.use(answer('cartDelivery', delivery));
    await open('/checkout/cart?postcode=m5h1a1', 'fr');
    expect(screen.getByText(/Livraison à M5H 1A1/)).toHaveTextContent('Prévue du jeu. 3 au mar. 8 déc.');
    expect(field().closest('form')).toHaveAttribute('action', '/checkout/cart');
  });

  test('the other forms of the page take the postal code of its address along', async () => {
    server.use(answer('cartDelivery', delivery));
    await open('/checkout/cart?postcode=m5h1a1');
    const actions = [...document.querySelectorAll('form[method=post]')].map((form) => form.getAttribute('action'));
    expect(actions).not.toEqual([]);
    for (const action of actions) expect(action).toMatch(/^\/checkout\/cart\?postcode=m5h1a1#./);
  });
});
