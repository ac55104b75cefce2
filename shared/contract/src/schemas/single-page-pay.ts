import { Type } from 'typebox';
import { Address, AddressInput, addressFields, billingFields } from '../entities/address.ts';
import { Cart } from '../entities/cart.ts';
import {
  AskedQuantity,
  Cents,
  Email,
  Flag,
  Id,
  Line,
  nullable,
  oneOf,
  optional,
  record,
  Text,
} from '../entities/fields.ts';
import { PlacedOrder } from '../entities/order.ts';
import { orderMethods } from '../values.ts';
import { addressSchemas } from './address.ts';
import type { SchemaTable } from './definition.ts';
import { agreedTotal, notThisCart, OrderNote } from './parts.ts';

/** The order before it is placed: a cart under the number that the following calls name. */
const Draft = record({ draft_id: Text, cart: Cart });
const draft = { draft_id: Line };
const noDraft = { 404: 'There is no such draft of this person’s.' };
const noAddress = { 404: 'Not an address of this customer’s.' };
const noCoupon = { 400: 'The coupon is unknown, has ended or does not fit this cart.', ...noDraft };

export const singlePagePaySchemas = {
  cartsOperate: {
    body: record({ item_id: Id, qty: AskedQuantity }),
    result: Cart,
    errors: { 404: 'The item is not in the cart.', 409: 'Not as many are left.' },
  },
  orderGeneration: { body: record({}), result: Draft, errors: { 409: 'The cart is empty or holds what is sold out.' } },
  orderDiscountData: {
    query: record(draft),
    result: record({ discount_amount: Cents, discounts: Type.Array(record({ label: Text, amount: Cents })) }),
    errors: noDraft,
  },
  /** Tells what a coupon would take off; `applyDraftCoupon` takes it off. */
  confirmCoupon: {
    body: record({ ...draft, coupon_code: Line }),
    result: record({ coupon_code: Text, discount_amount: Cents }),
    errors: noCoupon,
  },
  /** Null takes the coupon off. */
  applyDraftCoupon: { body: record({ ...draft, coupon_code: nullable(Line) }), result: Draft, errors: noCoupon },
  placeOrder: {
    body: record({
      ...draft,
      idempotency_key: Type.String({ minLength: 8, maxLength: 100 }),
      payment_method: oneOf(orderMethods),
      payment_nonce: optional(Line),
      email: optional(Email),
      note: optional(OrderNote),
      ...agreedTotal,
    }),
    result: PlacedOrder,
    errors: { ...noDraft, 409: `${notThisCart} \`payment_nonce\`: the payment was used already.` },
  },
  checkCashback: {
    body: record({ order_id: Line }),
    result: record({ order_id: Text, has_cashback: Flag, amount: Cents }),
    errors: { 404: 'Not an order of this person’s.' },
  },
  userAddresses: { result: addressSchemas.addresses.result },
  userAddressDetail: { query: record({ address_entity_id: Id }), result: Address, errors: noAddress },
  editUserAddress: {
    body: record({ ...AddressInput.properties, address_entity_id: optional(Id) }),
    result: Address,
    errors: noAddress,
  },
  orderAddress: {
    body: record({
      ...addressFields,
      ...draft,
      email: optional(Email),
      address_entity_id: optional(Id),
      ...billingFields,
    }),
    result: Draft,
    errors: { 404: 'There is no such draft of this person’s, or no such address.' },
  },
} as const satisfies SchemaTable;
