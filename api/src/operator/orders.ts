import { orderStates } from '@shop/contract';
import type { OperatorResult } from '@shop/contract/operator';
import { allOf } from './ask.ts';
import type { Commands } from './command.ts';
import { oneOf, packedGiven, required } from './given.ts';
import { dayOf, dollars, goodsOf, lineOf, listed } from './table.ts';

type Row = OperatorResult<'orders'>['list'][number];

const whereTo = ({ street, apartment_unit_suite, city, postcode }: Row['shipping_address']): string =>
  [street, apartment_unit_suite, city, postcode].filter(Boolean).join(', ');
const waitingGoods = (waiting: Row['waiting']): string =>
  waiting.map(({ sku, qty, name }) => `${sku}:${qty} ${name}`).join(', ');
const onlyGiven = <Values extends Record<string, string | null>>(values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));

export const orderCommands: Commands = {
  'orders list': async (ask) => {
    const rows = await allOf((part) => ask('orders', { query: { ...part, to_send: true } }));
    const lines = rows.map(({ order_id, created_at, status, waiting, customer_email, shipping_address }) =>
      lineOf([order_id, dayOf(created_at), status, waitingGoods(waiting), customer_email, whereTo(shipping_address)]),
    );
    return listed(lines, 'No order waits to be sent.');
  },
  'orders find': async (ask, _, { number, email, state, from, to }) => {
    const wanted = {
      ...onlyGiven({ order_id: number, email, from, to }),
      ...(state !== null && { state: oneOf('state', orderStates, state) }),
    };
    const rows = await allOf((part) => ask('orders', { query: { ...part, ...wanted } }));
    const lines = rows.map(({ order_id, created_at, status, grand_total, customer_email }) =>
      lineOf([order_id, dayOf(created_at), status, dollars(grand_total), customer_email]),
    );
    return listed(lines, 'There is no such order.');
  },
  'orders show': async (ask, subject) => {
    const { order, waiting } = await ask('order', { query: { order_id: subject } });
    return [
      lineOf([order.order_id, dayOf(order.created_at), order.status, dollars(order.grand_total), order.customer_email]),
      lineOf(['paid back', dollars(order.payment.refunded_amount)]),
      lineOf(['goes to', whereTo(order.shipping_address)]),
      ...order.items.map(({ sku, qty, name, row_total }) =>
        lineOf(['item', `${sku}:${qty}`, name, dollars(row_total)]),
      ),
      ...order.shipments.map(({ shipment_id, carrier, tracking_number, items, delivered_at }) =>
        lineOf([
          `parcel ${shipment_id}`,
          carrier,
          tracking_number ?? '',
          goodsOf(items),
          delivered_at === null ? 'under way' : `delivered ${dayOf(delivered_at)}`,
        ]),
      ),
      ...order.returns.map(({ return_id, status, items }) => lineOf([`return ${return_id}`, status, goodsOf(items)])),
      ...(waiting.length > 0 ? [lineOf(['to send', waitingGoods(waiting)])] : []),
    ].join('\n');
  },
  'orders pack': async (ask, subject) => {
    const { order_id } = await ask('packOrder', { body: { order_id: subject } });
    return `Order ${order_id} is in preparation; it can no longer be cancelled.`;
  },
  'orders ship': async (ask, subject, { items, carrier, tracking, expected, place }) => {
    const sent = await ask('shipCarton', {
      body: {
        order_id: subject,
        ...(items !== null && { items: packedGiven(items) }),
        carrier: required('carrier', carrier),
        tracking_number: required('tracking', tracking),
        ...onlyGiven({ expected, place }),
      },
    });
    return `Parcel ${sent.shipment_id} of order ${sent.order_id} is sent (${goodsOf(sent.items)}); the order is ${sent.status}, and its person is told by e-mail.`;
  },
  'orders refund': async (ask, subject, { items, reference }) => {
    const { order_id, status, amount, points, under_way } = await ask('refundUnits', {
      body: {
        order_id: subject,
        items: packedGiven(required('items', items, 1_000)),
        reference: required('reference', reference),
      },
    });
    const back = points > 0 ? `${dollars(amount)} and ${points} points` : dollars(amount);
    const waiting = under_way
      ? ' The payment provider has not confirmed it yet: the shop goes on asking by itself.'
      : '';
    return `Order ${order_id} is ${status}: ${back} paid back; its person is told by e-mail.${waiting}`;
  },
  'orders recall': async (ask, subject) => {
    const { order_id, refunded_amount } = await ask('recallOrder', { body: { order_id: subject } });
    return `Order ${order_id} is cancelled: ${dollars(refunded_amount)} paid back; its person is told by e-mail.`;
  },
};
