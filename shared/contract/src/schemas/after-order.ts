import { Type } from 'typebox';
import { Cart } from '../entities/cart.ts';
import { Count, Id, Instant, Line, nullable, oneOf, optional, record, Text } from '../entities/fields.ts';
import { Handover } from '../entities/handover.ts';
import { Order, OrderItem, Shipment } from '../entities/order.ts';
import { uploadLimits } from '../uploads.ts';
import { cancelReasons, orderStates, parcelEvents, returnReasons } from '../values.ts';
import type { SchemaTable } from './definition.ts';
import { listOf, Message, Upload } from './parts.ts';

const order = { order_id: Line };
const noOrder = { 404: 'Not an order of this person’s.' };

export const afterOrderSchemas = {
  orderItems: { query: record(order), result: listOf(OrderItem), errors: noOrder },
  orderShipments: { query: record(order), result: listOf(Shipment), errors: noOrder },
  /** Also without an account: the order's number and its e-mail or postal code. The customer's own needs neither. */
  orderTrack: {
    query: record({ ...order, email: optional(Line), postcode: optional(Line) }),
    result: record({
      order_id: Text,
      status: oneOf(orderStates),
      /** Of what arrives last; null when nothing is under way. */
      estimated_delivery: nullable(Instant),
      /** Units that are in no parcel yet. */
      waiting_qty: Count,
      handover: optional(Handover),
      shipments: Type.Array(
        record({
          ...Shipment.properties,
          /** The latest first. */
          events: Type.Array(record({ at: Instant, place: nullable(Text), event: oneOf(parcelEvents), text: Text })),
        }),
      ),
    }),
    errors: noOrder,
  },
  cancelOrder: {
    body: record({ ...order, reason: optional(oneOf(cancelReasons)) }),
    result: Order,
    errors: { ...noOrder, 409: 'Too late: it is being prepared, on its way or over. Or no refund can be made now.' },
  },
  /** Sent as form-data: pictures may show what is wrong. `qtys` goes with `item_ids`, one for each. */
  returnOrder: {
    body: record({
      ...order,
      item_ids: Type.Array(Id, { minItems: 1, maxItems: 100, uniqueItems: true }),
      qtys: Type.Array(Type.Integer({ minimum: 1, maximum: 999 }), { minItems: 1, maxItems: 100 }),
      reason: oneOf(returnReasons),
      message: optional(Message),
      media: optional(Type.Array(Upload, { maxItems: uploadLimits.files })),
    }),
    result: record({ order_id: Text, return_id: Text, label_url: nullable(Text) }),
    errors: { ...noOrder, 409: 'The items cannot be returned, or not any more.', 413: 'A file is too large.' },
  },
  /** A picture that came with a return, for who sent it: `photo` counts from 1, `content` is Base64. */
  returnPhoto: {
    query: record({ ...order, return_id: Line, photo: Type.Integer({ minimum: 1, maximum: uploadLimits.files }) }),
    result: record({ media_type: Text, content: Text }),
    errors: { 404: 'Not a return of this person’s, or it has no such picture.' },
  },
  /**
   * A product that is sold no longer is left out and named; `reduced` names that of which there are fewer, with what came. `added`
   * is what came into the cart.
   */
  reorder: {
    body: record(order),
    result: record({
      cart: Cart,
      skipped: Type.Array(Text),
      reduced: Type.Array(record({ name: Text, qty: Count })),
      added: Type.Array(record({ product_id: Id, child_id: optional(Id), qty: Count })),
    }),
    errors: { ...noOrder, 409: 'Nothing of the order is sold any more.' },
  },
} as const satisfies SchemaTable;
