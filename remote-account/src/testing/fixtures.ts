import type { Address, CallResult, Customer, Order, Region } from '@shop/contract';
import { newCustomer } from '@shop/contract/new-customer';
import en from '../../locales/en.json';
import fr from '../../locales/fr.json';

/** This remote's texts, as `renderPage` takes them. */
export const texts = { account: { en, fr } };

export const customer: Customer = {
  ...newCustomer,
  entity_id: 5,
  email: 'ana@example.ca',
  firstName: 'Ana',
  lastName: 'Tremblay',
  customer_phone: '+15145550123',
  points: 1_250,
};

const address: Address = {
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

/** An address of the customer's book. */
export const savedAddress = (id: number, changes: Partial<Address> = {}): Address => ({
  ...address,
  address_entity_id: id,
  ...changes,
});

export const regions: Region[] = [{ region_id: 11, default_name: 'Quebec', code: 'QC' }];

/** An order; its sums are the server's, and on purpose not what one would compute from the items. */
export const order = (changes: Partial<Order> = {}): Order => ({
  order_id: 'CA100007919',
  status: 'shipped',
  created_at: '2026-03-04T15:00:00Z',
  customer_email: 'ana@example.ca',
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
      plan: { title: '2-year plan', term: 2, price: 1_100, qty: 2 },
    },
  ],
  items_qty: 2,
  subtotal: 111_100,
  product_contract_total: 2_200,
  shipping_fee: 1_499,
  tax_amount: 333,
  taxes: [],
  delivery_days: null,
  item_tax: 300,
  product_protection_tax: 33,
  shipping_protection_tax: 0,
  points_data: { points_used: 0, points_cur_amount: 0 },
  shipping_protection_total: 0,
  tip_amount: 0,
  credit_amount: 0,
  discount_amount: 4_400,
  grand_total: 122_233,
  coupon_code: null,
  payment: { method: 'card', card_type: 'Visa', last_four: '1111', refunded_amount: 0 },
  shipping_address: address,
  billing_address: address,
  shipments: [
    {
      shipment_id: 1,
      carrier: 'Canada Post',
      tracking_number: '7023 2100 0001',
      shipped_at: '2026-03-06T15:00:00Z',
      estimated_delivery: '2026-03-12T15:00:00Z',
      delivered_at: null,
      items: [{ item_id: 1, name: 'Lund sofa', qty: 2 }],
    },
  ],
  cancelled_at: null,
  returnable: [],
  returns: [],
  can_cancel: false,
  claimed: true,
  ...changes,
});

type OrderList = CallResult<'orderList'>;

/** A page of the order list with this many orders in all. */
export const orderList = (total: number, page = 1): OrderList => ({
  total,
  page,
  page_size: 10,
  list: Array.from({ length: Math.max(0, Math.min(10, total - (page - 1) * 10)) }, (_, place) => ({
    order_id: `CA${1000 + (page - 1) * 10 + place}`,
    status: place === 0 ? 'delivered' : 'paid',
    created_at: '2026-03-04T15:00:00Z',
    items_qty: 3,
    grand_total: 45_600,
    thumbnails: [],
    first_item_name: 'Lund sofa',
  })),
});
