import { storageKeys, type CallInput } from '@shop/contract';
import { answer, breakConnection, makeTestStore, renderPage, useServer } from '@shop/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import config from '../../remote.config.ts';
import * as page from './shipping-address.tsx';
import { address, cart, item, regions, session, texts } from '../testing/fixtures.ts';

const server = useServer();
afterEach(() => localStorage.clear());

const path = '/checkout/shipping-address';
interface Options {
  language?: 'en' | 'fr';
  given?: ReturnType<typeof cart>;
  who?: 'guest' | 'customer';
}

const open = async ({ language = 'en', given = cart(), who = 'guest' }: Options = {}) => {
  server.use(answer('carts', given), answer('countryRegions', { region_list: regions }));
  return renderPage(page, {}, { texts, path, language, models: [session(who)] });
};
const context = (overrides: object = {}) => overrides as never;
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });

const fill = async (): Promise<void> => {
  await userEvent.type(field('Email'), 'ana@example.ca');
  await userEvent.type(field('First name'), 'Ana');
  await userEvent.type(field('Last name'), 'Tremblay');
  await userEvent.type(field('Street address'), '12 Rue Sainte-Catherine');
  await userEvent.type(field('City'), 'Montréal');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Province or territory' }), 'Quebec');
  await userEvent.type(field('Postal code'), 'h2x1k4');
  await userEvent.type(field('Phone'), '5145550123');
};
const goOn = () => userEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));

test('ROUTE-034 the route PaymentShippingAddress shows the address in the blank layout', async () => {
  expect(config.routes).toContainEqual(
    expect.objectContaining({ path, name: 'PaymentShippingAddress', layout: 'blank', page: './shipping-address' }),
  );
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Shipping Address' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Boréal' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: 'Français' })).toHaveAttribute('href', `${path}?setLang=fr`);
});

test('a guest may sign in here; a customer has', async () => {
  const actions: { type: string; payload?: unknown }[] = [];
  server.use(answer('carts', cart()), answer('countryRegions', { region_list: regions }));
  await renderPage(page, {}, { texts, path, models: [session('guest')], actions });
  await userEvent.click(screen.getByRole('link', { name: 'Sign in' }));
  expect(actions).toContainEqual({ type: 'shop/signInRequested', payload: { mode: 1 } });
});

test('ADDR-006 the region selector’s first option asks to choose a province', async () => {
  await open();
  const select = screen.getByRole('combobox', { name: 'Province or territory' });
  expect(select.querySelector('option')).toHaveTextContent(/^Choose a province or territory$/);
});

test('CHK-003 CHK-004 a guest’s complete address is stored, saved and leads to payment', async () => {
  const { location } = await open();
  const sent: CallInput<'cartAddress'>['body'][] = [];
  server.use(answer('cartAddress', ({ body }) => (sent.push(body), cart())));
  await fill();
  expect(field('Postal code')).toHaveValue('H2X 1K4');
  await goOn();
  await waitFor(() => expect(location()).toBe('/checkout/payment'));
  expect(sent).toEqual([
    {
      email: 'ana@example.ca',
      firstname: 'Ana',
      lastname: 'Tremblay',
      street: '12 Rue Sainte-Catherine',
      apartment_unit_suite: '',
      city: 'Montréal',
      region_id: 11,
      postcode: 'H2X 1K4',
      telephone: '+15145550123',
      country_id: 'ca',
    },
  ]);
  expect(JSON.parse(localStorage.getItem(storageKeys.shippingAddress) ?? '')).toMatchObject({
    city: 'Montréal',
    region_code: 'QC',
  });
});

test('CHK-004 an incomplete address goes nowhere, and the first wrong field gets the focus', async () => {
  const { location } = await open();
  await userEvent.type(field('Email'), 'ana@example.ca');
  await goOn();
  expect(location()).toBe(path);
  expect(field('First name')).toHaveFocus();
  expect(field('First name')).toHaveAccessibleDescription('This field is mandatory.');
  await userEvent.type(field('Postal code'), '12345');
  expect(field('Postal code')).toHaveAccessibleDescription('Zip Code is invalid. For example A1B 2C3.');
});

test('what was typed is there after a reload, and nothing over what came from the cart is lost', async () => {
  const first = await open();
  await userEvent.type(field('City'), 'Québec');
  first.unmount();
  await open();
  expect(field('City')).toHaveValue('Québec');
  expect(field('First name')).toHaveValue('');
});

test.each(['setItem', 'getItem'] as const)('a storage whose %s is blocked changes nothing else', async (method) => {
  jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  await open();
  await userEvent.type(field('City'), 'Laval');
  expect(field('City')).toHaveValue('Laval');
});

test('the server’s refusal is shown and nothing typed is lost', async () => {
  await open();
  server.use(answer('cartAddress', { code: 400, message: 'We do not deliver there.' }));
  await fill();
  await goOn();
  expect(await screen.findByRole('alert')).toHaveTextContent('We do not deliver there.');
  expect(field('Street address')).toHaveValue('12 Rue Sainte-Catherine');
  server.use(breakConnection('cartAddress'));
  await goOn();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/network connection/));
});

test('CHK-003 a customer chooses among their own addresses', async () => {
  const own = { ...address, address_entity_id: 5, is_default_shipping: true };
  server.use(answer('addresses', { list: [own], default_shipping: own, default_billing: null }));
  const { location } = await open({ who: 'customer' });
  const sent: unknown[] = [];
  server.use(answer('cartAddress', ({ body }) => (sent.push(body), cart())));
  expect(await screen.findByRole('radio', { name: /12 Rue Sainte-Catherine/ })).toBeChecked();
  await goOn();
  await waitFor(() => expect(location()).toBe('/checkout/payment'));
  expect(sent).toMatchObject([{ address_entity_id: 5, region_id: 11, country_id: 'ca' }]);
});

test('an empty cart leads back to the cart', async () => {
  server.use(answer('carts', cart([])), answer('countryRegions', { region_list: regions }));
  const store = makeTestStore({ models: page.models });
  await expect(page.loader(context(store))).resolves.toEqual({ redirect: '/checkout/cart' });
});

test('the provinces can be asked for again', async () => {
  server.use(answer('carts', cart([item()])), answer('countryRegions', { code: 500, message: 'later' }));
  await renderPage(page, {}, { texts, path, models: [session('guest')] });
  expect(await screen.findByRole('alert')).toHaveTextContent('The list of provinces could not be loaded.');
  server.use(answer('countryRegions', { region_list: regions }));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('option', { name: 'Quebec' })).toBeInTheDocument();
});
