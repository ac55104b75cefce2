import type { Order, OrderSummary, PlacedOrder } from '@shop/contract';
import type { OrderRow } from '../../database/orders/orders.ts';
import { canCancel } from '../../domain/order/state.ts';

const quantityOf = ({ items }: OrderRow): number => items.reduce((sum, { qty }) => sum + qty, 0);

export const placedOrderOf = (row: OrderRow): PlacedOrder => ({
  order_id: row.number,
  status: row.state,
  grand_total: row.grandTotal,
  customer_email: row.email,
  created_at: row.createdAt.toISOString(),
});

export const orderSummaryOf = (row: OrderRow): OrderSummary => ({
  order_id: row.number,
  status: row.state,
  created_at: row.createdAt.toISOString(),
  items_qty: quantityOf(row),
  grand_total: row.grandTotal,
  thumbnails: row.items.flatMap(({ thumbnail }) => thumbnail ?? []).slice(0, 4),
  first_item_name: row.items[0]?.name ?? '',
});

export const orderOf = (row: OrderRow): Order => ({
  order_id: row.number,
  status: row.state,
  created_at: row.createdAt.toISOString(),
  customer_email: row.email,
  items: row.items,
  items_qty: quantityOf(row),
  subtotal: row.subtotal,
  product_contract_total: row.productContractTotal,
  shipping_fee: row.shippingFee,
  tax_amount: row.taxAmount,
  item_tax: row.itemTax,
  product_protection_tax: row.productProtectionTax,
  shipping_protection_tax: 0,
  discount_amount: row.discountAmount,
  grand_total: row.grandTotal,
  coupon_code: row.couponCode,
  payment: { method: row.paymentMethod, card_type: row.cardType, last_four: row.lastFour },
  shipping_address: row.shippingAddress,
  billing_address: row.billingAddress,
  shipments: [],
  can_cancel: canCancel(row.state),
  claimed: row.customerId !== null,
});
