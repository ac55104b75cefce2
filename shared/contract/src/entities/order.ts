import { Type, type Static } from 'typebox';
import { orderStates, returnReasons, returnStates, waysBack } from '../values.ts';
import { Address } from './address.ts';
import { DeliveryDays, TaxPart, totalsFields } from './cart.ts';
import { Handover } from './handover.ts';
import {
  Cents,
  Count,
  Flag,
  Id,
  Instant,
  nullable,
  oneOf,
  optional,
  Picture,
  record,
  Text,
  UrlPath,
} from './fields.ts';

export const OrderItem = record({
  item_id: Id,
  product_id: Id,
  sub_product_id: nullable(Id),
  sku: Text,
  name: Text,
  url_path: UrlPath,
  thumbnail: nullable(Picture),
  options: Type.Array(record({ label: Text, value: Text })),
  qty: Count,
  unit_price: Cents,
  row_total: Cents,
  plan: nullable(record({ title: Text, term: Count, price: Cents, qty: Count })),
  /** 1 where it was bought as a super early bird, whose returns cost fees (POP-036); absent otherwise. */
  super_early_bird: optional(Flag),
  /** True where its buyer picks it up; absent otherwise. */
  is_pickup: optional(Type.Boolean()),
  /** True of a large item, which is delivered and fetched otherwise than a parcel; absent otherwise. */
  is_oversize: optional(Type.Boolean()),
  /**
   * Its taxes, after what discounts took off it, where it is taxed in another province than what is delivered with it;
   * absent otherwise.
   */
  own_tax: optional(record({ goods: Cents, plan: Cents })),
});
export type OrderItem = Static<typeof OrderItem>;

/**
 * `refunded_amount` is what went back to it so far; `refund_under_way` what was promised and the payment provider has not
 * confirmed yet, absent when nothing is.
 */
export const OrderPayment = record({
  method: Text,
  card_type: nullable(Text),
  last_four: nullable(Text),
  refunded_amount: Cents,
  refund_under_way: Type.Optional(Cents),
});

/** How many units of one of the order's items. */
const ItemUnits = record({ item_id: Id, name: Text, qty: Count });

export const Shipment = record({
  shipment_id: Id,
  carrier: Text,
  tracking_number: nullable(Text),
  shipped_at: Instant,
  estimated_delivery: nullable(Instant),
  delivered_at: nullable(Instant),
  /** True of a carton that its buyer picks up: `shipped_at` is when it was ready, `delivered_at` when it was taken. */
  is_pickup: optional(Type.Boolean()),
  /** An order may travel in several parcels. */
  items: Type.Array(ItemUnits),
});

/**
 * `refund_amount` is null until it has arrived, `rejection_reason` (the operator's text)
 * unless it was rejected; `label_url` is a path of this site.
 */
export const OrderReturn = record({
  return_id: Text,
  status: oneOf(returnStates),
  created_at: Instant,
  items: Type.Array(ItemUnits),
  reason: oneOf(returnReasons),
  photos: Count,
  refund_amount: nullable(Cents),
  rejection_reason: nullable(Text),
  label_url: Text,
  /** Ours: how its units go back, a sentence for each way; absent where nobody says. */
  ways: optional(Type.Array(record({ way: oneOf(waysBack), text: Text }))),
});
export type OrderReturn = Static<typeof OrderReturn>;

/** True while the shop looks at a large order before it takes the money (API-123); absent from any other. */
export const reviewFields = { in_review: Type.Optional(Type.Boolean()) };

/** An order; `order_id` is its public number, printed on the confirmation. */
export const Order = record({
  order_id: Text,
  status: oneOf(orderStates),
  ...reviewFields,
  created_at: Instant,
  customer_email: Text,
  items: Type.Array(OrderItem),
  items_qty: Count,
  ...totalsFields,
  /** Parts of `tax_amount`; empty for an order of which only the sum is known. */
  taxes: Type.Array(TaxPart),
  coupon_code: nullable(Text),
  payment: OrderPayment,
  shipping_address: Address,
  billing_address: Address,
  shipments: Type.Array(Shipment),
  /** When it is to come, as it was said when it was ordered; null where nobody said, once a parcel has left, and when cancelled. */
  delivery_days: nullable(DeliveryDays),
  handover: optional(Handover),
  /** The buyer's request to the shop; absent where they wrote nothing. */
  note: optional(Text),
  /** Where its person can still say yes to its payment (ours): a path of this site or another site's page. */
  pay_url: optional(Text),
  can_cancel: Type.Boolean(),
  cancelled_at: nullable(Instant),
  /** Empty when nothing may, or not any more. */
  returnable: Type.Array(record({ item_id: Id, qty: Count, until: Instant })),
  returns: Type.Array(OrderReturn),
  claimed: Type.Boolean(),
});
export type Order = Static<typeof Order>;

/** A line of the order list. */
export const OrderSummary = record({
  order_id: Text,
  status: oneOf(orderStates),
  created_at: Instant,
  items_qty: Count,
  grand_total: Cents,
  thumbnails: Type.Array(Picture),
  first_item_name: Text,
  /** Ours: false where all of it is picked up; absent where nobody says. */
  is_delivered: optional(Type.Boolean()),
});
export type OrderSummary = Static<typeof OrderSummary>;

/** The same for every repeat of one idempotency key. */
export const PlacedOrder = record({
  order_id: Text,
  status: oneOf(orderStates),
  grand_total: Cents,
  customer_email: Text,
  created_at: Instant,
});
export type PlacedOrder = Static<typeof PlacedOrder>;
