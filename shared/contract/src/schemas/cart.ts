import { Type } from 'typebox';
import { Cart, DeliveryDays, LaterCart } from '../entities/cart.ts';
import {
  AskedCents,
  AskedQuantity,
  Cents,
  Count,
  Id,
  Line,
  nullable,
  optional,
  record,
  Text,
} from '../entities/fields.ts';
import type { SchemaTable } from './definition.ts';

/**
 * The chosen plan as it is written: `term` in months (PLAN-009). The server takes price, term and title from its own
 * table.
 */
const planFields = {
  offerPlanId: optional(Line),
  planId: optional(Line),
  price: optional(AskedCents),
  term: optional(Type.Integer({ minimum: 0, maximum: 600 })),
  title: optional(Line),
};

const noItem = { 404: 'There is no such item in this person’s cart or list.' };
const notSold = { 409: 'Sold out, sold no longer, or no room for it.' };

export const cartSchemas = {
  carts: { result: Cart },
  cartsFirstVersion: { result: Cart },
  /** To a postal code. */
  cartDelivery: {
    query: record({ postcode: Line }),
    result: record({ postcode: Text, fee: Cents, delivery_days: nullable(DeliveryDays) }),
  },
  cartsDiscountData: {
    result: record({
      coupon_code: nullable(Text),
      discount_amount: Cents,
      discounts: Type.Array(record({ label: Text, amount: Cents })),
    }),
  },
  addCartItem: {
    body: record({
      product_id: Id,
      child_id: optional(nullable(Id)),
      qty: AskedQuantity,
      indent: optional(Line),
      ...planFields,
    }),
    result: Cart,
    errors: { 404: 'There is no such product or option.', ...notSold },
  },
  /** `remove_plan` (ours) takes an attached plan off. */
  editCartItem: {
    body: record({
      item_id: Id,
      qty: optional(AskedQuantity),
      child_id: optional(Id),
      remove_plan: optional(Type.Boolean()),
      ...planFields,
    }),
    result: Cart,
    errors: { ...noItem, ...notSold },
  },
  deleteCartItem: { body: record({ item_id: Id }), result: Cart, errors: noItem },
  applyCoupon: { body: record({ coupon_code: Type.String({ minLength: 1, maxLength: 60 }) }), result: Cart },
  removeCoupon: { body: record({}), result: Cart },
  laterCart: { result: LaterCart },
  /** Exactly one: `item_id` moves a cart item to the list, `later_item_id` back; with `remove` it is deleted from the list. */
  editLaterCart: {
    body: record({ item_id: optional(Id), later_item_id: optional(Id), remove: optional(Type.Boolean()) }),
    result: record({ cart: Cart, later: LaterCart, count: Count }),
    errors: { ...noItem, ...notSold },
  },
} as const satisfies SchemaTable;
