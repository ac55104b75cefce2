import { Type } from 'typebox';
import { Count, Email, Line, oneOf, optional, record } from '../entities/fields.ts';
import { Order, OrderSummary, PlacedOrder } from '../entities/order.ts';
import { cancelReasons, orderStates } from '../values.ts';
import type { SchemaTable } from './definition.ts';
import { paging } from './parts.ts';

const noOrder = { 404: 'Not an order of this person’s.' };

const letter = record({ order_id: Line, key: Line });
const wrongLink = { 404: 'The link is none of this order’s letters.', 410: 'The link has ended.' };

export const ordersSchemas = {
  orderList: {
    /** `keyword` (ours): a part of the order's number or of a product's name. `status` (ours): only orders of this state. */
    query: record({ ...paging, keyword: optional(Line), status: optional(oneOf(orderStates)) }),
    result: record({ list: Type.Array(OrderSummary), total: Count, page: Count, page_size: Count }),
  },
  orderDetail: { query: record({ order_id: Line }), result: Order, errors: noOrder },
  /** Also for a guest: the order that this guest token placed. */
  orderInformation: { query: record({ order_id: Line }), result: Order, errors: noOrder },
  /** `email` is the order's, where it is given. */
  orderClaim: {
    body: record({ order_id: Line, email: optional(Email) }),
    result: Order,
    errors: {
      ...noOrder,
      400: 'Something is wrong; where `result.field` is `email`, the order was placed with another address.',
      403: 'The address of the account is not confirmed.',
    },
  },
  orderByLetter: { query: letter, result: Order, errors: wrongLink },
  cancelByLetter: {
    body: record({ ...letter.properties, reason: optional(oneOf(cancelReasons)) }),
    result: Order,
    errors: { ...wrongLink, 409: 'Too late: it is being prepared, on its way or over. Or no refund can be made now.' },
  },
  orderByKey: { query: record({ idempotency_key: Line }), result: PlacedOrder, errors: noOrder },
} as const satisfies SchemaTable;
