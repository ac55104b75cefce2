import { Type, type Static } from 'typebox';
import { productTypes, taxKinds } from '../values.ts';
import { Address } from './address.ts';
import { Handover } from './handover.ts';
import {
  Cents,
  Count,
  Day,
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

/** The plan attached to a cart item: `term` is in years, `price` per unit (CART-004). */
export const CartItemPlan = record({
  planId: Text,
  offerPlanId: Text,
  price: Cents,
  term: Count,
  title: Text,
  qty: Count,
});
export type CartItemPlan = Static<typeof CartItemPlan>;

/**
 * Cart item (CART-001). `sub_product_id` is the chosen variant; `has_contract` 2 = a plan is attached, 1 = plans are
 * offered, 0 = there are none; `status` 2 = gone.
 * `label` and `is_in_stock` of a relation are this project's own: a variant may differ in more than its colour.
 */
export const CartItem = record({
  item_id: Id,
  product_id: Id,
  name: Text,
  thumbnail: nullable(Picture),
  url_path: UrlPath,
  type_id: oneOf(productTypes),
  piid: nullable(Id),
  sku: Text,
  qty: Count,
  color: nullable(Text),
  options: Type.Array(record({ label: Text, value: Text })),
  relation: Type.Array(record({ product_id: Id, color: nullable(Text), label: Text, is_in_stock: Type.Boolean() })),
  unit_price: Cents,
  row_total: Cents,
  old_row_total: Cents,
  special_price: nullable(Cents),
  status: Type.Integer(),
  inventory: record({
    is_in_stock: Type.Boolean(),
    usable_qty: Count,
    min_sale_qty: Count,
    qty: Count,
    product_id: Id,
  }),
  sub_product_id: nullable(Id),
  product_tag: nullable(Text),
  presale_end_date: nullable(Instant),
  is_pickup: Type.Boolean(),
  pickup_title: nullable(Text),
  is_no_discount_product: Type.Boolean(),
  has_contract: Type.Integer(),
  extend: nullable(CartItemPlan),
  category_list: Type.Array(Text),
});
export type CartItem = Static<typeof CartItem>;

/** First and last day of a delivery, days of the calendar. `hours` were agreed for the one day that it then is, in words. */
export const DeliveryDays = record({ first_day: Day, last_day: Day, hours: optional(Text) });
export type DeliveryDays = Static<typeof DeliveryDays>;

export const ShippingMethod = record({ code: Text, title: Text, fee: Cents, selected: Type.Boolean() });

/** A sales tax that is part of `tax_amount`. */
export const TaxPart = record({ kind: oneOf(taxKinds), amount: Cents });
export type TaxPart = Static<typeof TaxPart>;

/** Charged beside goods, plans and delivery; `amount` is 0 for what is free. `tax` is its part of `tax_amount`, null while that is not known. */
export const Charge = record({ kind: Text, title: Text, amount: Cents, tax: nullable(Cents) });

/**
 * The sums of a cart or an order, all from the server. These are this project's own, without a requirement:
 * `shipping_protection_total` (what protects the shipment) and `tip_amount` (a donation, never taxed),
 * and `charges`, which lists both and whatever else is charged once: pages show these. Absent where there are none.
 * `points_cur_amount` is what the used points take off, `credit_amount` (ours) what store credit does.
 */
export const totalsFields = {
  subtotal: Cents,
  product_contract_total: Cents,
  shipping_fee: Cents,
  tax_amount: nullable(Cents),
  item_tax: nullable(Cents),
  product_protection_tax: nullable(Cents),
  shipping_protection_tax: nullable(Cents),
  discount_amount: Cents,
  points_data: record({ points_used: Count, points_cur_amount: Cents }),
  credit_amount: Cents,
  shipping_protection_total: Cents,
  tip_amount: Cents,
  charges: optional(Type.Array(Charge)),
  grand_total: Cents,
};

/**
 * Cart (CART-005). `tax_amount` null means that the tax could not be calculated ("failed"), `tax_failed` 1 that
 * there is no address yet to know it by, or nothing to tax: show `--`. A gift goes with the order once its `is_confirmed` (ours) is 1.
 * `tip_id` (ours) is the donation in `tip_amount`, `credit_available` (ours) what there is of `credit_amount` to spend.
 */
export const Cart = record({
  list: Type.Array(CartItem),
  items_count: Count,
  items_qty: Count,
  quote_id: nullable(Id),
  /** The order marker (CHK-017): which order this cart becomes. Null while there is no cart. */
  indent: nullable(Text),
  ...totalsFields,
  /** Ours: parts of `tax_amount`, as an order has them; empty or absent where only the sum is known. */
  taxes: optional(Type.Array(TaxPart)),
  tax_failed: Flag,
  coupon_code: nullable(Text),
  /**
   * The coupon that the cart holds in vain, and why it takes nothing off: it has ended, is used up, or asks for other
   * goods. An order is refused until it is taken out, or counts again.
   */
  coupon_problem: nullable(record({ coupon_code: Text, message: Text })),
  /** Part of `discount_amount`. */
  klarna_discount: Cents,
  /** The rest of `discount_amount`. */
  coupon_discount: Cents,
  /** The goods after `discount_amount`. */
  goods_total: Cents,
  payment_method: nullable(Text),
  pop: nullable(record({ countdown: Count, image: Picture, promotion_tip: Text })),
  gift_product: Type.Array(
    record({
      is_add: Flag,
      is_confirmed: Flag,
      name: Text,
      small_image: nullable(Picture),
      price: Cents,
      special_price: Cents,
      item_id: Id,
    }),
  ),
  order_benefits: Type.Array(Text),
  shipping_method_list: Type.Array(ShippingMethod),
  is_plus_allow: Flag,
  plusTotal: Cents,
  plusImg: nullable(Picture),
  cartBannerStatus: Flag,
  free_shipping_threshold: Cents,
  /** Until standard delivery is free, 0 once it is; null where more goods change nothing. */
  free_delivery_missing: nullable(Cents),
  /** The site's sentence about free delivery. */
  delivery_promise: Text,
  /** Ours: the site's sentence about for how long one can change one's mind; absent where nobody says. */
  return_promise: optional(Text),
  /** A sentence for each thing, or way to the address, that costs delivery all the same. */
  delivery_exceptions: Type.Array(Text),
  /** When it would come to its address; null without one, and where nothing is delivered. */
  delivery_days: nullable(DeliveryDays),
  handover: optional(Handover),
  customer_email: nullable(Text),
  shipping_address: nullable(Address),
  billing_address: nullable(Address),
  later_count: Count,
  tip_id: nullable(Id),
  credit_available: Cents,
});
export type Cart = Static<typeof Cart>;

/** The save-for-later list (CART-007). */
export const LaterCart = record({ list: Type.Array(CartItem) });
export type LaterCart = Static<typeof LaterCart>;
