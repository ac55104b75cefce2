import type { CallInput, Cart } from '@shop/contract';
import { answer, renderPage, useServer } from '@shop/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as page from './payment.tsx';
import { besidePayment } from '../testing/beside-payment.ts';
import { address, cart, item, regions, session, texts } from '../testing/fixtures.ts';

const server = useServer();

const ready = (changes: Partial<Cart> = {}) =>
  cart([item()], { shipping_address: address, payment_method: 'card', ...changes });
const open = (language: 'en' | 'fr') => {
  server.use(
    answer('carts', ready()),
    answer('countryRegions', { region_list: regions }),
    ...besidePayment,
    answer('cartPaymentMethods', { list: [{ code: 'card', title: 'Card', enabled: true }] }),
    answer('braintreeClientToken', { client_token: 'client', provider: 'sandbox' }),
  );
  return renderPage(page, {}, { texts, path: '/checkout/payment', language });
};

test.each([
  ['en', 'Use another address', 'Save the billing address', 'Use the address above', 'City', /^The same as/],
  [
    'fr',
    'Utiliser une autre adresse',
    'Enregistrer l’adresse de facturation',
    'Utiliser l’adresse ci-dessus',
    'Ville',
    /^La même que/,
  ],
] as const)('CART-007 a bill may go elsewhere, and back, in %s', async (language, other, save, back, city, same) => {
  await open(language);
  await screen.findByRole('textbox', { name: /^(Card number|Numéro de carte)$/ });
  expect(screen.getByText(same)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: other }));
  const bill = { ...address, firstname: 'Cy', street: '5 Bank St', city: 'Ottawa', postcode: 'K1P 5N4', region_id: 9 };
  const names = ['firstname', 'lastname', 'street', 'city', 'postcode', 'telephone'] as const;
  for (const name of names) {
    const box = document.querySelector<HTMLInputElement>(`form [name="${name}"][autocomplete^="billing"]`);
    if (box) await userEvent.type(box, bill[name]);
  }
  await userEvent.selectOptions(document.querySelector('form [name="region_id"]') as HTMLSelectElement, '9');
  const sent: CallInput<'cartAddress'>['body'][] = [];
  const wrong = { code: 400, message: 'Not in Ontario.', result: { field: 'billing_postcode' } as never };
  server.use(answer('cartAddress', ({ body }) => (sent.push(body), wrong)));
  await userEvent.click(screen.getByRole('button', { name: save }));
  expect(await screen.findByText('Not in Ontario.')).toBeVisible();
  server.use(answer('cartAddress', ({ body }) => (sent.push(body), ready({ billing_address: bill }))));
  await userEvent.click(screen.getByRole('button', { name: save }));
  expect(await screen.findByText(/^Ottawa/)).toBeVisible();
  expect(screen.getByText('Montréal QC H2X 1K4')).toBeVisible();
  expect(sent[1]).toMatchObject({
    city: address.city,
    billing_address: { firstname: 'Cy', city: 'Ottawa', region_id: 9 },
  });
  expect(screen.queryByRole('textbox', { name: city })).not.toBeInTheDocument();
  server.use(answer('cartAddress', ({ body }) => (sent.push(body), ready({ billing_address: address }))));
  await userEvent.click(screen.getByRole('button', { name: back }));
  expect(await screen.findByText(same)).toBeVisible();
  expect(sent[2]).toMatchObject({ city: address.city, billing_address: null });
});

test('ADDR-001 a customer’s default billing address is proposed for a bill that goes elsewhere', async () => {
  const bills = { ...address, address_entity_id: 6, street: '8 Rue Saint-Jean', is_default_billing: true };
  server.use(
    answer('carts', ready()),
    answer('countryRegions', { region_list: regions }),
    ...besidePayment,
    answer('cartPaymentMethods', { list: [{ code: 'card', title: 'Card', enabled: true }] }),
    answer('braintreeClientToken', { client_token: 'client', provider: 'sandbox' }),
    answer('addresses', { list: [address, bills], default_shipping: null, default_billing: bills }),
  );
  await renderPage(page, {}, { texts, path: '/checkout/payment', models: [session('customer')] });
  await userEvent.click(await screen.findByRole('button', { name: 'Use another address' }));
  expect(await screen.findByRole('textbox', { name: 'Street address' })).toHaveValue('8 Rue Saint-Jean');
});
