import { recallOrder } from '../flows/orders/cancel-order.ts';
import { listToSend, packOrder, sendCarton } from '../flows/orders/send-order.ts';
import type { Commands } from './command.ts';
import { dayGiven, packedGiven, required } from './given.ts';
import { dayOf, dollars, goodsOf, lineOf, listed } from './table.ts';

export const orderCommands: Commands = {
  'orders list': async (services) => {
    const rows = await listToSend(services);
    const lines = rows.map(({ row: { number, createdAt, state, email, shippingAddress }, waiting }) => {
      const goods = waiting.map(({ sku, qty, name }) => `${sku}:${qty} ${name}`).join(', ');
      const { street, apartment_unit_suite, city, postcode } = shippingAddress;
      const where = [street, apartment_unit_suite, city, postcode].filter(Boolean).join(', ');
      return lineOf([number, dayOf(createdAt), state, goods, email, where]);
    });
    return listed(lines, 'No order waits to be sent.');
  },
  'orders pack': async (services, subject) => {
    const { number } = await packOrder(services, subject.toUpperCase());
    return `Order ${number} is in preparation; it can no longer be cancelled.`;
  },
  'orders ship': async (services, subject, { items, carrier, tracking, expected, place }) => {
    const { order, parcel } = await sendCarton(services, subject.toUpperCase(), {
      items: packedGiven(items),
      carrier: required('carrier', carrier),
      trackingNumber: required('tracking', tracking),
      expected: dayGiven(expected),
      place: place === null ? null : required('place', place),
    });
    const goods = goodsOf(parcel.items, order.items);
    return `Parcel ${parcel.id} of order ${order.number} is sent (${goods}); the order is ${order.state}, and its person is told by e-mail.`;
  },
  'orders recall': async (services, subject) => {
    const { number, refundedAmount } = await recallOrder(services, subject.toUpperCase());
    return `Order ${number} is cancelled: ${dollars(refundedAmount)} paid back; its person is told by e-mail.`;
  },
};
