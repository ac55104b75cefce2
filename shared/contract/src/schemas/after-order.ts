import { Type } from 'typebox';
import { Cart } from '../entities/cart.ts';
import { Id, Instant, Line, nullable, optional, record, Text } from '../entities/fields.ts';
import { Order, OrderItem, Shipment } from '../entities/order.ts';
import type { SchemaTable } from './definition.ts';
import { listOf, Message, Upload } from './parts.ts';

const order = { order_id: Line };
const noOrder = { 404: 'Not an order of this person’s.' };

export const afterOrderSchemas = {
  orderItems: { query: record(order), result: listOf(OrderItem), errors: noOrder },
  orderShipments: { query: record(order), result: listOf(Shipment), errors: noOrder },
  /** Also without an account: the order's number and its e-mail or postal code. */
  orderTrack: {
    query: record({ ...order, email: optional(Line), postcode: optional(Line) }),
    result: record({
      order_id: Text,
      status: Text,
      estimated_delivery: nullable(Instant),
      shipments: Type.Array(
        record({
          ...Shipment.properties,
          events: Type.Array(record({ at: Instant, place: nullable(Text), text: Text })),
        }),
      ),
    }),
    errors: noOrder,
  },
  cancelOrder: {
    body: record({ ...order, reason: optional(Line) }),
    result: Order,
    errors: { ...noOrder, 409: 'Too late: the order is on its way.' },
  },
  /** Sent as form-data: pictures may show what is wrong. */
  returnOrder: {
    body: record({
      ...order,
      item_ids: Type.Array(Id, { minItems: 1, maxItems: 100 }),
      reason: Line,
      message: optional(Message),
      media: optional(Type.Array(Upload, { maxItems: 8 })),
    }),
    result: record({ order_id: Text, return_id: Text, label_url: nullable(Text) }),
    errors: { ...noOrder, 409: 'The items cannot be returned, or not any more.', 413: 'A file is too large.' },
  },
  /** What is sold no longer is left out and named. */
  reorder: {
    body: record(order),
    result: record({ cart: Cart, skipped: Type.Array(Text) }),
    errors: { ...noOrder, 409: 'Nothing of the order is sold any more.' },
  },
} as const satisfies SchemaTable;
