import { regionName } from '../../database/content/site-document.ts';
import { brokenRows, debts, wrongOrders } from '../../database/operator/books.ts';
import { findOrders } from '../../database/operator/orders.ts';
import { findOrder, type OrderRow } from '../../database/orders/orders.ts';
import { parcelsOf, parcelsOfOrders, parcelsWithOrders, type ParcelRow } from '../../database/orders/parcels.ts';
import { staffNotesOf, type StaffNoteRow } from '../../database/orders/staff-notes.ts';
import { normalisedEmail } from '../../domain/account/email.ts';
import { noSuch } from '../../domain/operator-problem.ts';
import { wayOfCarton } from '../../domain/order/carton-way.ts';
import { deliveryLeft } from '../../domain/order/refund.ts';
import { paymentOf, sendable } from '../../domain/order/state.ts';
import { waitingItems } from '../../domain/order/units.ts';
import { correctOrder } from '../../flows/operator/books.ts';
import { recallOrder } from '../../flows/orders/cancel-order.ts';
import { deliverParcel, noteParcel } from '../../flows/orders/follow-parcel.ts';
import { changeAddress } from '../../flows/orders/change-address.ts';
import { noteOrder } from '../../flows/orders/note-order.ts';
import { refundUnits } from '../../flows/orders/refund-units.ts';
import { packOrder, sendCarton } from '../../flows/orders/send-order.ts';
import { readOrder, shipmentOf } from '../orders/wire.ts';
import { dayAfter, dayGiven, lineGiven, noonOf, numberGiven } from './given.ts';
import { partAnswered, partAsked } from './part.ts';
import type { OperatorHandlers } from './serve.ts';

const waitingOf = ({ state, items, refunds }: OrderRow, parcels: readonly ParcelRow[]) =>
  sendable.includes(state)
    ? waitingItems(items, [...parcels, ...refunds]).map(({ sku, name, qty, is_pickup = false }) => ({
        sku,
        name,
        qty,
        is_pickup,
      }))
    : [];

const orderAfter = ({ number, state }: OrderRow) => ({ order_id: number, status: state });

const noteAfter = ({ id, at, by, text }: StaffNoteRow) => ({ id, at: at.toISOString(), by: by ?? '', text });

const placeOf = ({ place }: { place?: string }): string | null => (place === undefined ? null : lineGiven(place));

export const ordersCalls: OperatorHandlers<
  | 'orders'
  | 'order'
  | 'packOrder'
  | 'shipCarton'
  | 'recallOrder'
  | 'refundUnits'
  | 'noteOrder'
  | 'changeAddress'
  | 'parcels'
  | 'noteParcel'
  | 'deliverParcel'
  | 'books'
  | 'correctOrder'
> = {
  orders: async ({ services: { db }, query }) => {
    const { order_id, email, state, from, to, to_send } = query;
    const wanted = {
      number: order_id === undefined ? null : numberGiven(order_id),
      email: email === undefined ? null : (normalisedEmail(email) ?? email),
      state: state ?? null,
      from: from === undefined ? null : dayGiven(from),
      before: to === undefined ? null : dayAfter(to),
      toSend: to_send ?? false,
    };
    const rows = await findOrders(db, wanted, partAsked(query));
    const ids = rows.map(({ id }) => id);
    const parcels = ids.length === 0 ? [] : await parcelsOfOrders(db, ids);
    return partAnswered(
      query,
      rows,
      ({ id }) => id,
      (row) => ({
        ...orderAfter(row),
        created_at: row.createdAt.toISOString(),
        customer_email: row.email,
        grand_total: row.grandTotal,
        refunded_amount: row.refundedAmount,
        waiting: waitingOf(
          row,
          parcels.filter(({ orderId }) => orderId === row.id),
        ),
        shipping_address: row.shippingAddress,
        ...(row.note !== null && { note: row.note }),
      }),
    );
  },
  order: async ({ services, query }) => {
    const row = await findOrder(services.db, numberGiven(query.order_id));
    if (!row) throw noSuch('order', query.order_id);
    const parcels = await parcelsOf(services.db, row.id);
    const region = await regionName(services.db, row.shippingAddress.region_id);
    const staff_notes = (await staffNotesOf(services.db, row.id)).map(noteAfter);
    return {
      order: await readOrder(services, row, 'en'),
      waiting: waitingOf(row, parcels),
      region,
      staff_notes,
      delivery_left: paymentOf(row.state) === 'paid' ? deliveryLeft(row) : 0,
    };
  },
  packOrder: async ({ services, by, body }) => orderAfter(await packOrder(services, by, numberGiven(body.order_id))),
  shipCarton: async ({ services, by, body }) => {
    const { order, parcel } = await sendCarton(services, by, numberGiven(body.order_id), {
      items: body.items ?? null,
      carrier: lineGiven(body.carrier),
      trackingNumber: lineGiven(body.tracking_number),
      expected: body.expected === undefined ? null : noonOf(body.expected),
      place: body.place === undefined ? null : lineGiven(body.place),
    });
    const is_pickup = wayOfCarton(parcel.items, order.items) === 'pickup';
    return { ...orderAfter(order), shipment_id: parcel.id, items: shipmentOf(parcel, order.items).items, is_pickup };
  },
  refundUnits: async ({ services, by, body }) => {
    const { items = [], delivery = 0 } = body;
    const asked = { items, delivery, reference: lineGiven(body.reference) };
    const { order, amount, points, pending } = await refundUnits(services, by, numberGiven(body.order_id), asked);
    return { ...orderAfter(order), amount, points, under_way: pending };
  },
  noteOrder: async ({ services, by, body }) => {
    const order_id = numberGiven(body.order_id);
    return { order_id, note: noteAfter(await noteOrder(services, by, order_id, body.text.trim())) };
  },
  changeAddress: async ({ services, by, body: { order_id, apartment_unit_suite: flat, ...typed } }) => {
    const change = { ...typed, ...(flat !== undefined && { apartment_unit_suite: flat ?? '' }) };
    const { order, changed } = await changeAddress(services, by, numberGiven(order_id), change);
    return { order_id: order.number, shipping_address: order.shippingAddress, changed };
  },
  recallOrder: async ({ services, by, body }) => {
    const row = await recallOrder(services, by, numberGiven(body.order_id));
    return { ...orderAfter(row), refunded_amount: row.refundedAmount };
  },
  parcels: async ({ services: { db }, query }) =>
    partAnswered(
      query,
      await parcelsWithOrders(db, query.all ?? false, partAsked(query)),
      ({ parcel }) => parcel.id,
      ({ parcel, order }) => {
        const { shipment_id, carrier, tracking_number, shipped_at, delivered_at, items } = shipmentOf(
          parcel,
          order.items,
        );
        const last_event = parcel.events.at(-1)?.event ?? null;
        const order_id = order.number;
        return { shipment_id, order_id, carrier, tracking_number, shipped_at, delivered_at, last_event, items };
      },
    ),
  noteParcel: async ({ services, by, body }) => {
    await noteParcel(services, by, body.shipment_id, body.event, placeOf(body));
    return { shipment_id: body.shipment_id, event: body.event };
  },
  deliverParcel: async ({ services, by, body }) => {
    const { number, state } = await deliverParcel(services, by, body.shipment_id, placeOf(body));
    return { shipment_id: body.shipment_id, order_id: number, status: state };
  },
  books: async ({ services: { db, now } }) => ({
    orders: (await wrongOrders(db)).map(({ number, createdAt, state, creditAmount, creditGiven, coupon }) => ({
      order_id: number,
      created_at: createdAt.toISOString(),
      status: state,
      credit_amount: creditAmount,
      credit_given: creditGiven,
      coupon_code: coupon,
    })),
    debts: (await debts(db, now())).map(({ ledger, customerId, balance }) => ({
      ledger,
      customer_id: customerId,
      balance,
    })),
    rows: await brokenRows(db),
  }),
  correctOrder: async ({ services, by, body }) => {
    const number = numberGiven(body.order_id);
    const { credit, coupon } = await correctOrder(services, by, number);
    return { order_id: number, credit, coupon_code: coupon };
  },
};
