import type { OperatorResult } from '@shop/contract/operator';
import { dayOf, dollars, goodsOf, lineOf, listed, lists, makes, type Command } from './command.ts';

type Row = OperatorResult<'orders'>['list'][number];

const whereTo = ({ street, apartment_unit_suite, city, postcode }: Row['shipping_address']): string =>
  [street, apartment_unit_suite, city, postcode].filter(Boolean).join(', ');
const waitingGoods = (waiting: Row['waiting']): string =>
  waiting.map(({ sku, qty, name }) => `${sku}:${qty} ${name}`).join(', ');

const backOf = ({ amount, points }: { amount: number; points: number }): string =>
  points > 0 ? `${dollars(amount)} and ${points} points` : dollars(amount);

const shown = ({ order, waiting, staff_notes }: OperatorResult<'order'>): string =>
  [
    lineOf([order.order_id, dayOf(order.created_at), order.status, dollars(order.grand_total), order.customer_email]),
    lineOf(['paid back', dollars(order.payment.refunded_amount)]),
    lineOf(['goes to', whereTo(order.shipping_address)]),
    ...(order.note === undefined ? [] : [lineOf(['note', order.note])]),
    ...order.items.map(({ sku, qty, name, row_total }) => lineOf(['item', `${sku}:${qty}`, name, dollars(row_total)])),
    ...(order.charges ?? []).map(({ title, amount }) => lineOf(['charged', title, dollars(amount)])),
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
    ...staff_notes.map(({ at, by, text }) => lineOf(['noted', at, by, text])),
  ].join('\n');

const books = ({ orders, debts, rows }: OperatorResult<'books'>): string =>
  listed(
    [
      ...orders.map(({ order_id, created_at, status, credit_amount, credit_given, coupon_code }) =>
        lineOf([
          `order ${order_id}`,
          dayOf(created_at),
          status,
          `paid with credit ${dollars(credit_amount)}`,
          `gave credit ${dollars(credit_given)}`,
          ...(coupon_code === null ? [] : [`coupon ${coupon_code} still used`]),
        ]),
      ),
      ...debts.map(({ ledger, customer_id, balance }) =>
        lineOf([`${ledger} of customer ${customer_id}`, ledger === 'credit' ? dollars(balance) : balance]),
      ),
      ...rows.map(({ table, row, rule }) => lineOf([`row of ${table}`, row, rule])),
    ],
    'Every order, ledger and row is as the rules say.',
  );

const corrected = ({ order_id, credit, coupon_code }: OperatorResult<'correctOrder'>): string => {
  const said = [
    ...(credit > 0 ? [`${dollars(credit)} of store credit is taken back`] : []),
    ...(credit < 0 ? [`${dollars(-credit)} of store credit is given back`] : []),
    ...(coupon_code === null ? [] : [`coupon ${coupon_code} can be used again`]),
  ];
  return `Order ${order_id} is put right: ${said.length === 0 ? 'its credit is 0' : said.join(', ')}.`;
};

const decides = (decision: 'accept' | 'reject'): Command =>
  makes('decideLargeOrder', { subject: 'order_id', fixed: { decision } }, ({ order_id, status }) =>
    status === 'pending_payment'
      ? `Order ${order_id} is ${decision === 'accept' ? 'cleared' : 'refused'}; its payment is still under way.`
      : `Order ${order_id} is ${status}; its person is told by e-mail.`,
  );

export const orderCommands = {
  'orders list': lists(
    'orders',
    { named: { order_id: 'number' }, fixed: { to_send: true } },
    [
      'order_id',
      'created_at',
      'status',
      ['waiting', ({ waiting }) => waitingGoods(waiting)],
      'customer_email',
      ['goes_to', ({ shipping_address }) => whereTo(shipping_address)],
      ['note', ({ note }) => note ?? ''],
    ],
    'No order waits to be sent.',
  ),
  'orders find': lists(
    'orders',
    { named: { order_id: 'number' }, fixed: { to_send: false } },
    ['order_id', 'created_at', 'status', 'grand_total', 'customer_email'],
    'There is no such order.',
  ),
  'orders show': makes('order', { subject: 'order_id' }, shown),
  'orders pack': makes(
    'packOrder',
    { subject: 'order_id' },
    ({ order_id }) => `Order ${order_id} is in preparation; it can no longer be cancelled.`,
  ),
  'orders ship': makes(
    'shipCarton',
    { subject: 'order_id', named: { tracking_number: 'tracking' } },
    ({ shipment_id, order_id, items, status, is_pickup }) =>
      `Parcel ${shipment_id} of order ${order_id} is ${is_pickup ? 'ready for pickup' : 'sent'} (${goodsOf(items)}); the order is ${status}, and its person is told by e-mail.`,
  ),
  'orders refund': makes('refundUnits', { subject: 'order_id' }, ({ order_id, status, under_way, ...back }) => {
    const waiting = under_way
      ? ' The payment provider has not confirmed it yet: the shop goes on asking by itself.'
      : '';
    return `Order ${order_id} is ${status}: ${backOf(back)} paid back; its person is told by e-mail.${waiting}`;
  }),
  'orders note': makes('noteOrder', { subject: 'order_id' }, ({ order_id }) => `It is noted on order ${order_id}.`),
  'orders address': makes(
    'changeAddress',
    { subject: 'order_id', named: { apartment_unit_suite: 'apartment' } },
    ({ order_id, shipping_address }) =>
      `Order ${order_id} goes to ${whereTo(shipping_address)}; its person is told by e-mail.`,
  ),
  'orders recall': makes(
    'recallOrder',
    { subject: 'order_id' },
    ({ order_id, refunded_amount }) =>
      `Order ${order_id} is cancelled: ${dollars(refunded_amount)} paid back; its person is told by e-mail.`,
  ),
  'books list': makes('books', {}, books),
  'books correct': makes('correctOrder', { subject: 'order_id' }, corrected),
  'parcels list': lists(
    'parcels',
    {},
    [
      'shipment_id',
      'shipped_at',
      'order_id',
      'carrier',
      'tracking_number',
      [
        'state',
        ({ delivered_at, last_event }) => (delivered_at ? `delivered ${dayOf(delivered_at)}` : (last_event ?? '')),
      ],
      'items',
    ],
    'No parcel is under way.',
  ),
  'parcels note': makes(
    'noteParcel',
    { subject: 'shipment_id' },
    ({ shipment_id, event }) => `Parcel ${shipment_id}: ${event}.`,
  ),
  'parcels deliver': makes(
    'deliverParcel',
    { subject: 'shipment_id' },
    ({ shipment_id, order_id, status }) =>
      `Parcel ${shipment_id} has arrived; order ${order_id} is ${status}, and its person is told by e-mail.`,
  ),
  'returns list': lists(
    'returns',
    {},
    ['return_id', 'created_at', 'order_id', 'status', 'reason', 'items', 'message'],
    'No return waits for a decision.',
  ),
  'returns receive': makes(
    'receiveReturn',
    { subject: 'return_id' },
    ({ return_id }) => `Return ${return_id} has arrived.`,
  ),
  'returns accept': makes('acceptReturn', { subject: 'return_id' }, ({ return_id, under_way, ...back }) => {
    const waiting = under_way
      ? ' The payment provider has not confirmed a refund of this order yet: the shop goes on asking by itself.'
      : '';
    return `Return ${return_id} is accepted: ${backOf(back)} paid back; the customer is told by e-mail.${waiting}`;
  }),
  'returns reject': makes(
    'rejectReturn',
    { subject: 'return_id' },
    ({ return_id }) => `Return ${return_id} is rejected; the customer is told by e-mail.`,
  ),
  'large-orders list': lists(
    'largeOrders',
    {},
    ['order_id', 'created_at', 'grand_total', 'payment_method', 'customer_email', 'city'],
    'No large order waits for a decision.',
  ),
  'large-orders accept': decides('accept'),
  'large-orders reject': decides('reject'),
} as const satisfies Readonly<Record<string, Command>>;
