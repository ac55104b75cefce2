import type { Address, Cart, CartItem, Order, PlacedOrder, Region } from '@shop/contract';
import type { Model } from '@shop/platform';
import en from '../../locales/en.json';
import fr from '../../locales/fr.json';

/** This remote's texts, as `renderPage` takes them. */
export const texts = { 'cart-checkout': { en, fr } };

export const address: Address = {
  address_entity_id: null,
  firstname: 'Ana',
  lastname: 'Tremblay',
  street: '12 Rue Sainte-Catherine',
  apartment_unit_suite: '4',
  city: 'Montréal',
  postcode: 'H2X 1K4',
  region_id: 11,
  telephone: '+15145550123',
  country_id: 'ca',
  is_default_shipping: false,
};

export const regions: Region[] = [
  { region_id: 9, default_name: 'Ontario', code: 'ON' },
  { region_id: 11, default_name: 'Quebec', code: 'QC' },
];

export const item = (changes: Partial<CartItem> = {}): CartItem => ({
  item_id: 1,
  product_id: 100,
  name: 'Lund sofa',
  thumbnail: null,
  url_path: 'sofas/lund-sofa.html',
  type_id: 'configurable',
  piid: 101,
  sku: 'LUND-GREY',
  qty: 2,
  color: 'Grey',
  options: [{ label: 'Colour', value: 'Grey' }],
  relation: [],
  unit_price: 50_000,
  row_total: 100_000,
  old_row_total: 120_000,
  special_price: 50_000,
  status: 1,
  inventory: { is_in_stock: true, usable_qty: 5, min_sale_qty: 1, qty: 40, product_id: 101 },
  sub_product_id: 101,
  product_tag: null,
  presale_end_date: null,
  is_pickup: false,
  pickup_title: null,
  is_no_discount_product: false,
  has_contract: 1,
  extend: null,
  category_list: [],
  ...changes,
});

/** A cart with these lines; its sums are the server's, and on purpose not what one would compute from the lines. */
export const cart = (list: CartItem[] = [item()], changes: Partial<Cart> = {}): Cart => ({
  list,
  items_count: list.length,
  items_qty: list.reduce((sum, { qty }) => sum + qty, 0),
  quote_id: 7,
  indent: 'marker-7',
  subtotal: 111_100,
  product_contract_total: 2_200,
  shipping_fee: 1_499,
  tax_amount: 333,
  item_tax: 300,
  product_protection_tax: 33,
  shipping_protection_tax: 0,
  discount_amount: 4_400,
  grand_total: 122_233,
  tax_failed: 0,
  coupon_code: null,
  coupon_problem: null,
  klarna_discount: 0,
  coupon_discount: 4_400,
  goods_total: 106_700,
  points_data: { points_used: 0, points_cur_amount: 0 },
  shipping_protection_total: 0,
  tip_amount: 0,
  credit_amount: 0,
  tip_id: null,
  credit_available: 0,
  payment_method: null,
  pop: null,
  gift_product: [],
  order_benefits: [],
  shipping_method_list: [{ code: 'standard', title: 'Standard delivery', fee: 1_499, selected: true }],
  is_plus_allow: 0,
  plusTotal: 0,
  plusImg: null,
  cartBannerStatus: 0,
  free_shipping_threshold: 9_900,
  free_delivery_missing: 0,
  delivery_promise: 'Free delivery from C$99.00; large items and the North cost more',
  delivery_days: null,
  delivery_exceptions: [],
  customer_email: changes.shipping_address ? 'ana@example.ca' : null,
  shipping_address: null,
  billing_address: null,
  later_count: 0,
  ...changes,
});

export const placed: PlacedOrder = {
  order_id: 'CA100007919',
  status: 'paid',
  grand_total: 122_233,
  customer_email: 'ana@example.ca',
  created_at: '2026-03-04T15:00:00Z',
};

export const orderToken = { order_token: 'token-1', expires_at: '2026-03-04T16:00:00Z' };

export const order: Order = {
  ...placed,
  items: [
    {
      item_id: 1,
      product_id: 100,
      sub_product_id: 101,
      sku: 'LUND-GREY',
      name: 'Lund sofa',
      url_path: 'sofas/lund-sofa.html',
      thumbnail: null,
      options: [{ label: 'Colour', value: 'Grey' }],
      qty: 2,
      unit_price: 50_000,
      row_total: 100_000,
      plan: null,
    },
  ],
  items_qty: 2,
  subtotal: 111_100,
  product_contract_total: 2_200,
  shipping_fee: 1_499,
  tax_amount: 333,
  item_tax: 300,
  product_protection_tax: 33,
  shipping_protection_tax: 0,
  discount_amount: 4_400,
  points_data: { points_used: 0, points_cur_amount: 0 },
  shipping_protection_total: 0,
  tip_amount: 0,
  credit_amount: 0,
  taxes: [],
  coupon_code: null,
  payment: { method: 'card', card_type: 'Visa', last_four: '1111', refunded_amount: 0 },
  shipping_address: address,
  billing_address: address,
  shipments: [],
  cancelled_at: null,
  returnable: [],
  returns: [],
  delivery_days: null,
  can_cancel: true,
  claimed: false,
};

/** A session that stays what it is. */
export const session = (status: 'guest' | 'customer' | 'ended'): Model => ({
  slice: { reducerPath: 'session', reducer: (state: object = { status, customer: null }) => state },
});
