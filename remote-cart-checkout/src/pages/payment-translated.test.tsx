import { expectNothingStale, renderPage, textsFor } from '@shop/testing';
import { useRealApi } from '@shop/testing/real-api';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as page from './payment.tsx';
import { texts } from '../testing/fixtures.ts';

const api = useRealApi();
/** A table of the fixture's world. */
const TABLE = 2;
const t = textsFor({ texts });
const home = {
  firstname: 'Ana',
  lastname: 'Tremblay',
  street: '12 Rue Sainte-Catherine',
  city: 'Montréal',
  postcode: 'H2X 1K4',
  region_id: 76,
  telephone: '+15145550123',
};

test.each(['wrapped', 'replaced'] as const)(
  'a translated payment page asks for the total with a tip, and says it (%s)',
  async (way) => {
    const visitor = await api.guest();
    await api.call('addCartItem', { body: { product_id: TABLE, qty: 1 } }, visitor);
    await api.call('cartAddress', { body: { ...home, email: 'ana@example.ca' } }, visitor);
    const open = async () => {
      const view = await renderPage(page, {}, { texts, visitor, path: '/checkout/payment' });
      await screen.findAllByRole('textbox', { name: t('payment.cardNumber') });
      return view;
    };
    await expectNothingStale(open, way, async (shown) => {
      await userEvent.click(shown.getByRole('radio', { name: 'C$5.00' }));
      await waitFor(async () => expect((await api.call('carts', {}, visitor)).tip_amount).toBe(500));
    });
  },
);
