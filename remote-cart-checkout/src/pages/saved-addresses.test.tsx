import { storageKeys, type Address, type Cart } from '@shop/contract';
import { answer, breakConnection, renderPage, useServer } from '@shop/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as page from './shipping-address.tsx';
import { address, cart, item, regions, session, texts } from '../testing/fixtures.ts';

const server = useServer();
afterEach(() => localStorage.clear());

const path = '/checkout/shipping-address';
const home: Address = { ...address, address_entity_id: 5, is_default_shipping: true };
const work: Address = { ...address, address_entity_id: 6, street: '8 Rue Saint-Jean', city: 'Québec' };
const typed: Address = { ...address, street: '3 Chemin du Lac', city: 'Bromont' };
const asBook = (list: Address[]) => ({ list, default_shipping: list[0] ?? null, default_billing: null });

/** Opens the page as the API answers it; what is sent to the book and to the cart is in `sent`, in its order. */
const open = async (cartAddress: Address | null, list: Address[] = [home, work], language: 'en' | 'fr' = 'en') => {
  let book = list;
  let given: Cart = cart([item()], { shipping_address: cartAddress });
  const sent: [string, Record<string, unknown>][] = [];
  const stored = (body: object, id: number): Address =>
    ({ ...address, ...body, region_id: 11, address_entity_id: id, is_default_shipping: id === 5 }) as Address;
  server.use(
    answer('carts', () => given),
    answer('countryRegions', { region_list: regions }),
    answer('addresses', () => asBook(book)),
    answer('addAddress', ({ body = {} }) => {
      sent.push(['add', { ...body }]);
      const added = stored(body, 7);
      book = [...book, added];
      return added;
    }),
    answer('editAddress', ({ body = {} }) => {
      sent.push(['edit', { ...body }]);
      const id = Number((body as Record<string, unknown>)['address_entity_id']);
      const changed = stored(body, id);
      book = book.map((each) => (each.address_entity_id === id ? changed : each));
      return changed;
    }),
    answer('cartAddress', ({ body }) => {
      sent.push(['cart', { ...body }]);
      given = cart([item()], {
        shipping_address: { ...typed, ...body, address_entity_id: body?.address_entity_id ?? null } as Address,
      });
      return given;
    }),
  );
  const view = await renderPage(page, {}, { texts, path, language, models: [session('customer')] });
  return { ...view, sent };
};
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const goOn = () => press('Continue to payment');
const retype = async (name: string, text: string): Promise<void> => {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), text);
};
const storedAddress = () => JSON.parse(localStorage.getItem(storageKeys.shippingAddress) ?? 'null') as unknown;

test('ADDR-008 the saved address that the cart holds is chosen, not the default one', async () => {
  const { location, sent } = await open(work);
  expect(await screen.findByRole('radio', { name: /8 Rue Saint-Jean/ })).toBeChecked();
  await goOn();
  await waitFor(() => expect(location()).toBe('/checkout/payment'));
  expect(sent).toEqual([['cart', expect.objectContaining({ address_entity_id: 6, city: 'Québec' })]]);
});

test('ADDR-008 a cart whose address says no id is known by its fields; without one the default is chosen', async () => {
  const first = await open({ ...work, address_entity_id: null });
  expect(await screen.findByRole('radio', { name: /8 Rue Saint-Jean/ })).toBeChecked();
  first.unmount();
  await open(null);
  expect(await screen.findByRole('radio', { name: /12 Rue Sainte-Catherine/ })).toBeChecked();
});

test('ADDR-008 an address of the cart that is not saved stands in the form', async () => {
  const { sent, location } = await open(typed);
  expect(await screen.findByRole('radio', { name: 'Another address' })).toBeChecked();
  expect(field('City')).toHaveValue('Bromont');
  await goOn();
  await waitFor(() => expect(location()).toBe('/checkout/payment'));
  const { address_entity_id: _none, is_default_shipping: _not, ...fields } = typed;
  expect(sent).toEqual([['cart', fields]]);
});

test('ADDR-008 what an older visit typed does not stand over the address that the cart holds by now', async () => {
  localStorage.setItem(storageKeys.shippingAddress, JSON.stringify({ city: 'Laval', region_code: 'QC' }));
  await open(typed);
  await screen.findByRole('radio', { name: 'Another address' });
  expect(field('City')).toHaveValue('Bromont');
});

test('ADDR-008 a saved address is edited in the book, and the cart gets it as it is now', async () => {
  const { sent, location } = await open(work);
  await screen.findByRole('radio', { name: /8 Rue Saint-Jean/ });
  await press('Edit this address');
  expect(screen.getByRole('heading', { name: 'Edit the address' })).toHaveFocus();
  expect(field('Street address')).toHaveValue('8 Rue Saint-Jean');
  await retype('Street address', '9 Rue Saint-Jean');
  await goOn();
  await waitFor(() => expect(location()).toBe('/checkout/payment'));
  expect(sent).toEqual([
    ['edit', expect.objectContaining({ address_entity_id: '6', street: '9 Rue Saint-Jean', city: 'Québec' })],
    ['cart', expect.objectContaining({ address_entity_id: 6, street: '9 Rue Saint-Jean', city: 'Québec' })],
  ]);
});

test('editing can be left: nothing is sent, and the focus is where it was', async () => {
  const { sent } = await open(work);
  await screen.findByRole('radio', { name: /8 Rue Saint-Jean/ });
  await press('Edit this address');
  await retype('City', 'Laval');
  await press('Cancel');
  expect(screen.getByRole('button', { name: 'Edit this address' })).toHaveFocus();
  expect(screen.getByRole('radio', { name: /8 Rue Saint-Jean/ })).toBeChecked();
  await press('Edit this address');
  expect(field('City')).toHaveValue('Québec');
  expect(sent).toEqual([]);
});

test('ADDR-008 another address is added to the book when the customer asks for it, once', async () => {
  const { sent, location } = await open(typed, []);
  const box = await screen.findByRole('checkbox', { name: 'Save this address in my account' });
  expect(box).not.toBeChecked();
  await userEvent.click(box);
  server.use(answer('cartAddress', { code: 400, message: 'Not just now.' }));
  await goOn();
  expect(await screen.findByRole('alert')).toHaveTextContent('Not just now.');
  expect(sent).toEqual([['add', expect.objectContaining({ city: 'Bromont' })]]);

  server.use(answer('cartAddress', ({ body }) => (sent.push(['cart', { ...body }]), cart())));
  await retype('City', 'Granby');
  await goOn();
  await waitFor(() => expect(location()).toBe('/checkout/payment'));
  expect(sent.slice(1)).toEqual([
    ['edit', expect.objectContaining({ address_entity_id: '7', city: 'Granby' })],
    ['cart', expect.objectContaining({ address_entity_id: 7, city: 'Granby' })],
  ]);
});

test('the book’s refusal stands at its field, and nothing goes to the cart', async () => {
  const { sent } = await open(work);
  await screen.findByRole('radio', { name: /8 Rue Saint-Jean/ });
  await press('Edit this address');
  const message = 'Zip Code is invalid. For example A1B 2C3.';
  server.use(answer('editAddress', { code: 400, message, result: { field: 'postcode' } as never }));
  await goOn();
  await waitFor(() => expect(field('Postal code')).toHaveAccessibleDescription(message));
  expect(field('Postal code')).toHaveFocus();
  expect(sent).toEqual([]);
});

test('ADDR-010 CHK-004 SESS-015 a saved address is kept in the browser too, and does not fill the form for another', async () => {
  const { location } = await open(null);
  await screen.findByRole('radio', { name: /8 Rue Saint-Jean/ });
  await userEvent.click(screen.getByRole('radio', { name: /8 Rue Saint-Jean/ }));
  expect(storedAddress()).toBeNull();
  await goOn();
  await waitFor(() => expect(location()).toBe('/checkout/payment'));
  expect(storedAddress()).toMatchObject({
    street: '8 Rue Saint-Jean',
    city: 'Québec',
    region_id: '11',
    region_code: 'QC',
  });
  await userEvent.click(screen.getByRole('radio', { name: 'Another address' }));
  expect(field('City')).toHaveValue('');
});

test('while the saved addresses load there is no form to type into; without them one can type, or ask again', async () => {
  server.use(
    answer('carts', cart([item()])),
    answer('countryRegions', { region_list: regions }),
    breakConnection('addresses'),
  );
  await renderPage(page, {}, { texts, path, language: 'fr', models: [session('customer')] });
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(await screen.findByRole('alert')).toHaveTextContent('Impossible de charger vos adresses enregistrées.');
  expect(screen.getByRole('textbox', { name: 'Ville' })).toBeVisible();
  server.use(answer('addresses', asBook([home])));
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByRole('radio', { name: /12 Rue Sainte-Catherine/ })).toBeChecked();
});

test('a saved address that is gone by now says so, and the others are shown', async () => {
  await open(work);
  await screen.findByRole('radio', { name: /8 Rue Saint-Jean/ });
  server.use(answer('cartAddress', { code: 404, message: 'This was not found.' }), answer('addresses', asBook([home])));
  await goOn();
  expect(await screen.findByText('This was not found.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('radio', { name: /8 Rue Saint-Jean/ })).not.toBeInTheDocument());
  expect(screen.getByRole('radio', { name: /12 Rue Sainte-Catherine/ })).toBeVisible();
});

test('before it is known that a customer is here, the cart’s saved address stands in the plain form', async () => {
  server.use(
    answer('carts', cart([item()], { shipping_address: work })),
    answer('countryRegions', { region_list: regions }),
  );
  await renderPage(page, {}, { texts, path, models: [session('guest')] });
  expect(field('City')).toHaveValue('Québec');
  expect(screen.queryByText('Edit the address')).not.toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'Name and address' })).toBeVisible();
});
