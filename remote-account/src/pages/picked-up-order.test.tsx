import { renderPage, textsFor } from '@shop/testing';
import { expectAccessible } from '@shop/testing/accessible';
import { useRealApi } from '@shop/testing/real-api';
import { orderCart } from '@shop/testing/real-order';
import { screen } from '@testing-library/react';
import * as ordersPage from './orders.tsx';
import * as orderPage from './order.tsx';
import * as printPage from './print-order.tsx';
import * as shipments from './shipments.tsx';
import { texts } from '../testing/fixtures.ts';

const api = useRealApi();
const PICKED_UP = 2;
beforeAll(() => api.makePickedUp(PICKED_UP));

test.each(['en', 'fr'] as const)(
  'an order that is picked up says where, and of no delivery, wherever it is read in %s',
  async (language) => {
    const t = textsFor({ texts, language });
    const visitor = await api.customer({ language });
    await api.call('addCartItem', { body: { product_id: PICKED_UP, qty: 1 } }, visitor);
    const order_id = await orderCart(api, visitor, visitor.email);
    const { handover } = await api.call('orderDetail', { query: { order_id } }, visitor, language);
    const place = handover?.pickup?.place;
    const tracking = `/shipments?order_id=${order_id}`;
    for (const [page, params, path] of [
      [orderPage, { id: order_id }, '/'],
      [printPage, { id: order_id }, '/'],
      [shipments, {}, tracking],
    ] as const) {
      const { unmount } = await renderPage(page, params, { texts, language, visitor, path });
      expect(await screen.findByText(t('order.pickupAt'))).toBeVisible();
      for (const line of [place?.street, place?.hours, place?.note]) expect(screen.getByText(line ?? '')).toBeVisible();
      const said = document.body.textContent ?? '';
      for (const key of ['order.notShipped', 'order.delivery', 'order.address', 'totals.shipping'] as const) {
        expect(said).not.toContain(t(key));
      }
      await expectAccessible();
      unmount();
    }
  },
);

test.each(['en', 'fr'] as const)(
  'a carton that is picked up is ready, then taken, and nowhere shipped or delivered in %s',
  async (language) => {
    const t = textsFor({ texts, language });
    const visitor = await api.customer({ language });
    await api.call('addCartItem', { body: { product_id: PICKED_UP, qty: 1 } }, visitor);
    const order_id = await orderCart(api, visitor, visitor.email);
    const seen = async (status: 'state.ready' | 'state.pickedUp', when: RegExp) => {
      for (const [page, params, path] of [
        [orderPage, { id: order_id }, '/'],
        [printPage, { id: order_id }, '/'],
        [shipments, {}, `/shipments?order_id=${order_id}`],
        [ordersPage, {}, '/customer/account/order'],
      ] as const) {
        const { container, unmount } = await renderPage(page, params, { texts, language, visitor, path });
        expect((await screen.findAllByText(t(status), { exact: false })).length).toBeGreaterThan(0);
        const said = container.textContent ?? '';
        if (page === orderPage || page === printPage) expect(screen.getByText(when)).toBeVisible();
        if (page !== ordersPage) expect(said).not.toMatch(/shipped|deliver|carrier|expédi|livr|transporteur|SHELF/i);
        unmount();
      }
    };
    const [counter] = (await api.call('orderDetail', { query: { order_id } }, visitor)).items;
    await api.operate(`orders ship ${order_id} --carrier Counter --tracking SHELF-1 --items ${counter?.sku}:1`);
    await seen('state.ready', language === 'en' ? /^Ready for pickup since/ : /^Prêt à récupérer depuis le/);
    const { shipments: cartons } = await api.call('orderDetail', { query: { order_id } }, visitor);
    await api.operate(`parcels deliver ${cartons[0]?.shipment_id}`);
    await seen('state.pickedUp', language === 'en' ? /^Picked up on/ : /^Récupéré le/);
  },
);
