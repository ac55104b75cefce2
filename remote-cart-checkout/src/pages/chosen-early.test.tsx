import { answer, hydratePage, useServer } from '@shop/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as page from './payment.tsx';
import { checkoutAnswers } from '../testing/checkout.ts';
import { address, cart, item, texts } from '../testing/fixtures.ts';

const server = useServer();
afterEach(() => sessionStorage.clear());

const methods = (['card', 'klarna', 'alipay'] as const).map((code) => ({ code, title: code, enabled: true }));
const ready = (payment_method: string) =>
  cart([item()], { shipping_address: address, customer_email: 'ana@example.ca', payment_method });
const open = (payment_method: string, before: (main: HTMLElement) => void) => {
  server.use(...checkoutAnswers(ready(payment_method), methods));
  return hydratePage(page, { texts, path: '/checkout/payment' }, before);
};
const choose = (main: HTMLElement, name: string) => within(main).getByRole('radio', { name }).click();

test('CHK-007 what was chosen of pay later before the page was alive stays chosen, and is what is asked for', async () => {
  const info = Promise.withResolvers<void>();
  const offer = { is_enabled: 1, installments: 4, installment_amount: 30_558, terms_url: '/terms-conditions' } as const;
  const asked: unknown[] = [];
  const token = {
    client_token: 'c',
    session_id: 's',
    expires_at: '2026-06-01T12:00:00Z',
    provider: 'sandbox',
  } as const;
  server.use(
    answer('klarnaInfo', async () => {
      await info.promise;
      return offer;
    }),
    answer('klarnaClientToken', token),
    answer('klarnaPayment', ({ body }) => {
      asked.push(body?.authorization_token.replace(/_[\da-f]+$/, ''));
      return { payment_id: 'p-1', status: 'declined' };
    }),
  );
  const decline = 'Decline';
  await open('klarna', (main) => choose(main, decline));
  expect(screen.getByRole('radio', { name: decline })).toBeChecked();
  info.resolve();
  expect(await screen.findByText(/^4 payments/)).toBeVisible();
  expect(screen.getByRole('radio', { name: decline })).toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: /^Pay / }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(asked).toEqual(['sandbox_decline']);
});

test('CHK-005 a way to pay that was chosen before the page was alive is the one that is shown and sent', async () => {
  const sent: unknown[] = [];
  server.use(answer('cartPayment', ({ body }) => (sent.push(body), ready('alipay'))));
  await open('card', (main) => choose(main, 'alipay'));
  expect(await screen.findByRole('button', { name: /wallet/i })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'alipay' })).toBeChecked();
  expect(sent).toEqual([{ payment_method: 'alipay' }]);
});
