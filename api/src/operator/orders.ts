import { orderStates, parcelEvents } from '@shop/contract';
import type { OperatorResult } from '@shop/contract/operator';
import { allOf } from './ask.ts';
import type { Commands } from './command.ts';
import { oneOf, packedGiven, required, idOf } from './given.ts';
import { dayOf, dollars, goodsOf, lineOf, listed } from './table.ts';

type Row = OperatorResult<'orders'>['list'][number];

const onTheWay = parcelEvents.filter((event) => event !== 'delivered');
const placeGiven = (place: string | null) => (place === null ? {} : { place });

const whereTo = ({ street, apartment_unit_suite, city, postcode }: Row['shipping_address']): string =>
  [street, apartment_unit_suite, city, postcode].filter(Boolean).join(', ');
const waitingGoods = (waiting: Row['waiting']): string =>
  waiting.map(({ sku, qty, name }) => `${sku}:${qty} ${name}`).join(', ');
/** What its person asked of whoever packs it. */
const noteOf = (note: string | undefined): string[] => (note === undefined ? [] : [`note: ${note}`]);
const onlyGiven = <Values extends Record<string, string | null>>(values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));

export const orderCommands: Commands = {
  'orders list': async (ask) => {
    const rows = await allOf((part) => ask('orders', { query: { ...part, to_send: true } }));
    const lines = rows.map(({ order_id, created_at, status, waiting, customer_email, shipping_address, note }) =>
      lineOf([
        order_id,
        dayOf(created_at),
        status,
        waitingGoods(waiting),
        customer_email,
        whereTo(shipping_address),
        ...noteOf(note),
      ]),
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
      ...noteOf(order.note).map((said) => lineOf([said])),
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
  'parcels list': async (ask, _, { all }) => {
    const rows = await allOf((part) => ask('parcels', { query: { ...part, all } }));
    const lines = rows.map((row) => {
      const last = row.delivered_at ? `delivered ${dayOf(row.delivered_at)}` : (row.last_event ?? '');
      const { shipment_id, shipped_at, order_id, carrier, tracking_number, items } = row;
      return lineOf([shipment_id, dayOf(shipped_at), order_id, carrier, tracking_number ?? '', last, goodsOf(items)]);
    });
    return listed(lines, 'No parcel is under way.');
  },
  'parcels note': async (ask, subject, { event, place }) => {
    const body = { shipment_id: idOf(subject, 'a parcel'), event: oneOf('event', onTheWay, event) };
    const noted = await ask('noteParcel', { body: { ...body, ...placeGiven(place) } });
    return `Parcel ${noted.shipment_id}: ${noted.event}.`;
  },
  'parcels deliver': async (ask, subject, { place }) => {
    const body = { shipment_id: idOf(subject, 'a parcel'), ...placeGiven(place) };
    const { shipment_id, order_id, status } = await ask('deliverParcel', { body });
    return `Parcel ${shipment_id} has arrived; order ${order_id} is ${status}, and its person is told by e-mail.`;
  },
  'books list': async (ask) => {
    const { orders, debts, rows } = await ask('books', { query: {} });
    const lines = [
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
    ];
    return listed(lines, 'Every order, ledger and row is as the rules say.');
  },
  'books correct': async (ask, subject) => {
    const { order_id, credit, coupon_code } = await ask('correctOrder', { body: { order_id: subject } });
    const said = [
      ...(credit > 0 ? [`${dollars(credit)} of store credit is taken back`] : []),
      ...(credit < 0 ? [`${dollars(-credit)} of store credit is given back`] : []),
      ...(coupon_code === null ? [] : [`coupon ${coupon_code} can be used again`]),
    ];
    return `Order ${order_id} is put right: ${said.length === 0 ? 'its credit is 0' : said.join(', ')}.`;
  },
};
