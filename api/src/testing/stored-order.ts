import type { OrderItem } from '@shop/contract';
import { schema, type Queryable } from '../database/connection.ts';
import { insertOrder, type OrderRow } from '../database/orders/orders.ts';
import { fixture } from './fixture-products.ts';

const address = {
  address_entity_id: null,
  firstname: 'Ada',
  lastname: 'Roy',
  street: '12 King St W',
  apartment_unit_suite: '',
  city: 'Montréal',
  postcode: 'H2X 1Y4',
  region_id: 76,
  telephone: '+15145550123',
  country_id: 'CA',
  is_default_shipping: false,
};

/** An item of an order: two tables for C$150.00 each, but for what the test changes. */
export const orderItem = (item_id: number, changes: Partial<OrderItem> = {}): OrderItem => ({
  item_id,
  product_id: fixture.table,
  sub_product_id: null,
  sku: `SKU-${fixture.table}`,
  name: 'Elm Coffee Table',
  url_path: 'elm-table.html',
  thumbnail: null,
  options: [],
  qty: 2,
  unit_price: 15_000,
  row_total: 30_000,
  plan: null,
  ...changes,
});

let stored = 0;

/** Stores an order of a customer of the fixture, paid for by card. */
export const storeOrder = (
  db: Queryable,
  customerId: number,
  changes: Partial<typeof schema.order.$inferInsert> = {},
): Promise<OrderRow> =>
  insertOrder(db, {
    placedBy: `customer:${customerId}`,
    idempotencyKey: `stored-${(stored += 1)}`,
    customerId,
    email: 'ada@example.com',
    language: 'en',
    state: 'paid',
    subtotal: 30_000,
    productContractTotal: 0,
    shippingFee: 0,
    taxAmount: 4_493,
    itemTax: 4_493,
    productProtectionTax: 0,
    discountAmount: 0,
    grandTotal: 34_493,
    shippingAddress: address,
    billingAddress: address,
    items: [orderItem(1)],
    paymentMethod: 'card',
    cardType: 'Visa',
    lastFour: '1111',
    paymentReference: 'paid-1',
    createdAt: new Date('2026-05-01T12:00:00.000Z'),
    ...changes,
  });

/** Stores a parcel of an order; without other words it holds both tables and is under way. */
export const storeParcel = async (
  db: Queryable,
  orderId: number,
  changes: Partial<typeof schema.shipment.$inferInsert> = {},
): Promise<void> => {
  await db.insert(schema.shipment).values({
    orderId,
    carrier: 'Canada Post',
    trackingNumber: '7023 2100 0001',
    items: [{ item_id: 1, qty: 2 }],
    events: [{ at: '2026-05-04T09:00:00.000Z', place: 'Mississauga ON', event: 'picked_up' }],
    shippedAt: new Date('2026-05-04T08:00:00.000Z'),
    ...changes,
  });
};
