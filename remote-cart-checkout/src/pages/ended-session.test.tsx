import type { LoaderContext } from '@shop/platform';
import { answer, makeTestStore, renderPage, useServer } from '@shop/testing';
import { screen, waitFor } from '@testing-library/react';
import { besidePayment } from '../testing/beside-payment.ts';
import { address, cart, item, regions, session, texts } from '../testing/fixtures.ts';
import * as addressPage from './shipping-address.tsx';
import * as cartPage from './cart.tsx';
import * as payPage from './pay.tsx';
import * as paymentPage from './payment.tsx';

const server = useServer();
const refused = { code: 401, message: 'Your session has ended.' };

beforeEach(() =>
  server.use(
    answer('carts', refused),
    answer('countryRegions', { region_list: regions }),
    ...besidePayment,
    answer('cartPaymentMethods', { list: [{ code: 'card', title: 'Credit card', enabled: true }] }),
    answer('orderGeneration', refused),
    answer('addresses', refused),
    answer('cartBanner', { cart_banner: [], order_banner: [] }),
  ),
);

const pages = [
  ['/checkout/cart', cartPage],
  ['/checkout/shipping-address', addressPage],
  ['/checkout/payment', paymentPage],
  ['/pay', payPage],
] as const;

describe('SESS-007 a customer whose session has ended stands where they stood', () => {
  test.each(pages)('%s says so, and leads nowhere', async (path, page) => {
    const { location } = await renderPage(page, {}, { texts, path, models: [session('ended')] });
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Your session has ended.'));
    expect(screen.queryByText('Your cart is empty')).not.toBeInTheDocument();
    expect(location()).toBe(path);
  });

  test.each(pages.slice(1, 3))('%s is not led away from by its loader', async (path, page) => {
    const { dispatch, getState } = makeTestStore({ models: [session('ended'), ...page.models] });
    const { loader } = page as typeof paymentPage;
    const context = { dispatch, getState, url: new URL(path, 'http://shop.test') } as LoaderContext; // all that it uses
    expect((await loader(context))?.redirect).toBeUndefined();
  });

  test('what the page held stays in view', async () => {
    server.use(answer('carts', cart([item()], { shipping_address: { ...address, address_entity_id: 3 } })));
    const path = '/checkout/shipping-address';
    await renderPage(addressPage, {}, { texts, path, models: [session('ended')] });
    expect(await screen.findByRole('button', { name: 'Continue to payment' })).toBeVisible();
    expect(screen.queryByText('Do you have an account?')).not.toBeInTheDocument();
  });
});
