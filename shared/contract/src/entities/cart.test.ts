import { schemas } from '../schemas/index.ts';
import { Address } from './address.ts';
import { Cart, CartItem, LaterCart } from './cart.ts';
import { shapeOf } from './shape.ts';

test('CART-001 fields of a cart item', () => {
  expect(shapeOf(CartItem)).toMatchObject({
    item_id: 'integer',
    name: 'string',
    thumbnail: 'string',
    url_path: 'string',
    type_id: 'simple | configurable',
    piid: 'integer',
    sku: 'string',
    qty: 'integer',
    color: 'string',
    relation: [{ product_id: 'integer', color: 'string' }],
    row_total: 'integer',
    old_row_total: 'integer',
    special_price: 'integer',
    status: 'integer',
    inventory: {},
    sub_product_id: 'integer',
    product_tag: 'string',
    presale_end_date: 'string',
    is_pickup: 'boolean',
    pickup_title: 'string',
    is_no_discount_product: 'boolean',
    has_contract: 'integer',
    extend: {},
    category_list: ['string'],
  });
});

test('CART-002 inventory of a cart item', () => {
  expect(shapeOf(CartItem.properties.inventory)).toEqual({
    is_in_stock: 'boolean',
    usable_qty: 'integer',
    min_sale_qty: 'integer',
    qty: 'integer',
    product_id: 'integer',
  });
});

test('CART-004 the plan of a cart item', () => {
  expect(shapeOf(CartItem.properties.extend)).toEqual({
    planId: 'string',
    offerPlanId: 'string',
    price: 'integer',
    term: 'integer',
    title: 'string',
    qty: 'integer',
  });
});

test('CART-005 fields of a cart; a tax that could not be calculated is null', () => {
  expect(shapeOf(Cart)).toMatchObject({
    list: [shapeOf(CartItem)],
    items_count: 'integer',
    items_qty: 'integer',
    quote_id: 'integer',
    indent: 'string',
    subtotal: 'integer',
    product_contract_total: 'integer',
    shipping_fee: 'integer',
    grand_total: 'integer',
    tax_amount: 'integer',
    item_tax: 'integer',
    product_protection_tax: 'integer',
    shipping_protection_tax: 'integer',
    discount_amount: 'integer',
    coupon_code: 'string',
    klarna_discount: 'integer',
    points_data: { points_used: 'integer', points_cur_amount: 'integer' },
    payment_method: 'string',
    tax_failed: 'integer',
    pop: { countdown: 'integer', image: 'string', promotion_tip: 'string' },
    gift_product: [{}],
    order_benefits: ['string'],
    shipping_method_list: [{}],
    is_plus_allow: 'integer',
    plusTotal: 'integer',
    plusImg: 'string',
    cartBannerStatus: 'integer',
  });
  expect(Cart.properties.tax_amount.anyOf).toContainEqual(expect.objectContaining({ type: 'null' }));
});

test('CART-006 fields of a gift, and whether it was confirmed', () => {
  expect(shapeOf(Cart.properties.gift_product)).toEqual([
    {
      is_add: 'integer',
      is_confirmed: 'integer',
      name: 'string',
      small_image: 'string',
      price: 'integer',
      special_price: 'integer',
      item_id: 'integer',
    },
  ]);
});

test('CART-007 beside the cart: items saved for later, and two addresses', () => {
  const address = shapeOf(Address);
  expect(shapeOf(Cart)).toMatchObject({ shipping_address: address, billing_address: address });
  expect(shapeOf(LaterCart)).toEqual({ list: [shapeOf(CartItem)] });
  expect(shapeOf(schemas.laterCart.result)).toEqual(shapeOf(LaterCart));
});

test('CART-033 what is sent to add to the cart, with the fields of a plan', () => {
  expect(shapeOf(schemas.addCartItem.body)).toEqual({
    product_id: 'integer',
    child_id: 'integer',
    qty: 'integer',
    indent: 'string',
    offerPlanId: 'string',
    planId: 'string',
    price: 'integer',
    term: 'integer',
    title: 'string',
  });
});
