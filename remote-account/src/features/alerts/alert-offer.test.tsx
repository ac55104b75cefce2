import type { Product } from '@shop/contract';
import { answer, renderPart, useServer } from '@shop/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ProductAlertOffer from '../../extensions/product-alert-offer.tsx';
import { texts } from '../../testing/fixtures.ts';
import { sessionModel } from '../../testing/session.ts';

const server = useServer();
const price = { price: 120_000, final_price: 99_900 };
const variant = (piid: number, is_in_stock: boolean) => ({ piid, product_id: piid, price, inventory: { is_in_stock } });
const product = {
  entity_id: 7,
  name: 'Lund sofa',
  status: 1,
  price,
  inventory: { is_in_stock: true },
  relation: [variant(73, true), variant(74, false)],
} as unknown as Product; // nothing else of it is read

const asked: unknown[] = [];
beforeEach(() => (asked.length = 0));
const taking = (state: 'active' | 'to_confirm') =>
  server.use(
    answer('addProductAlert', ({ body }) => {
      asked.push(body);
      return { state };
    }),
  );
const open = (status: 'guest' | 'customer', piid: number, language: 'en' | 'fr' = 'en') =>
  renderPart(<ProductAlertOffer product={product} piid={piid} />, { texts, language, models: [sessionModel(status)] });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a guest gives an address, and is told that a letter asks first', async () => {
  taking('to_confirm');
  open('guest', 73);
  await press('Tell me when the price drops');
  await userEvent.click(await screen.findByRole('button', { name: 'Tell me' }));
  expect(screen.getByRole('textbox', { name: 'Email' })).toBeInvalid();
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'zoe@example.ca');
  const amount = screen.getByRole('textbox', { name: /Only at this price/ });
  await userEvent.type(amount, 'cheap');
  await press('Tell me');
  expect(await screen.findByText('Please type an amount such as 249.99.')).toBeVisible();
  expect(asked).toEqual([]);
  await userEvent.clear(amount);
  await userEvent.type(amount, '799,50');
  await press('Tell me');
  expect(await screen.findByText(/Please check your inbox/)).toBeVisible();
  expect(asked).toEqual([{ product_id: 7, child_id: 73, purpose: 'price', amount: 79_950, email: 'zoe@example.ca' }]);
});

test('for what is sold out a customer needs only a press', async () => {
  taking('active');
  open('customer', 74, 'fr');
  await press('M’avertir de son retour');
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'M’avertir' }));
  expect(await screen.findByText('Nous vous écrirons.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Mes alertes' })).toHaveAttribute('href', '/customer/account/alerts');
  expect(asked).toEqual([{ product_id: 7, child_id: 74, purpose: 'stock' }]);
});

test('what the API refuses is said at its field, or above the button', async () => {
  server.use(
    answer('addProductAlert', {
      code: 400,
      message: 'Please give a price below today’s.',
      result: { field: 'amount' } as never, // a refusal's
    }),
  );
  open('customer', 73);
  await press('Tell me when the price drops');
  await userEvent.type(await screen.findByRole('textbox'), '2000');
  await press('Tell me');
  expect(await screen.findByText('Please give a price below today’s.')).toBeVisible();
  expect(screen.getByRole('textbox')).toBeInvalid();
});

test('what is no longer sold is not waited for', () => {
  renderPart(<ProductAlertOffer product={{ ...product, status: 2 }} piid={73} />, {
    texts,
    models: [sessionModel('guest')],
  });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
