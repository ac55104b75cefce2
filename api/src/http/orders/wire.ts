import {
  paths,
  type Language,
  type Order,
  type OrderItem,
  type OrderReturn,
  type OrderSummary,
  type PlacedOrder,
} from '@shop/contract';
import type { PickupPlace } from '@shop/contract/contents';
import { chargesOfOrder } from '../../domain/cart/charges.ts';
import type { OrderRow } from '../../database/orders/orders.ts';
import type { ParcelRow } from '../../database/orders/parcels.ts';
import type { ReturnRow } from '../../database/orders/returns.ts';
import { wayOfCarton } from '../../domain/order/carton-way.ts';
import { returnTerms, waysBackOf } from '../../domain/order/return.ts';
import { canCancel } from '../../domain/order/state.ts';
import { handoverOfItems } from '../../domain/shipping/handover.ts';
import { returnableUnits, returnedUnits, type Units } from '../../domain/order/units.ts';
import { chargesIn } from '../cart/cart.ts';
import { daysOf } from '../../domain/delivery/arrival.ts';
import { type OrderParts, readParts } from '../../flows/orders/order-parts.ts';
import { pickupPlace } from '../../database/content/site-document.ts';
import { translatedOrder } from '../../database/orders/translated-items.ts';
import { payUrlOf } from '../../flows/orders/wallet-payment.ts';
import type { Services } from '../../services.ts';

/** An order on the wire, with its parcels and returns as they are now, in the language of whoever looks. */
export const readOrder = async (services: Services, row: OrderRow, language: Language): Promise<Order> => {
  const { db, now } = services;
  const [place, payUrl] = [await pickupPlace(db), await payUrlOf(services, row)];
  return orderOf(await translatedOrder(db, row, language), await readParts(db, row.id), {
    language,
    place,
    payUrl,
    now: now(),
  });
};

const quantityOf = ({ items }: OrderRow): number => items.reduce((sum, { qty }) => sum + qty, 0);

/** Whether the shop looks at an order before it takes its money (API-123); nothing is said of any other. */
export const reviewOf = ({ state, review }: Pick<OrderRow, 'state' | 'review'>): { in_review?: true } =>
  state === 'pending_payment' && review === 'open' ? { in_review: true } : {};

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
  is_delivered: row.items.some(({ is_pickup: isPickup }) => isPickup !== true),
});

/** Units by the names of their items. */
export const named = (units: readonly Units[], items: readonly OrderItem[]) =>
  units.map(({ item_id, qty }) => ({
    item_id,
    name: items.find((item) => item.item_id === item_id)?.name ?? '',
    qty,
  }));

export const shipmentOf = (parcel: ParcelRow, items: readonly OrderItem[]): Order['shipments'][number] => ({
  shipment_id: parcel.id,
  carrier: parcel.carrier,
  tracking_number: parcel.trackingNumber,
  shipped_at: parcel.shippedAt.toISOString(),
  estimated_delivery: parcel.estimatedAt?.toISOString() ?? null,
  delivered_at: parcel.deliveredAt?.toISOString() ?? null,
  items: named(parcel.items, items),
  ...(wayOfCarton(parcel.items, items) === 'pickup' && { is_pickup: true }),
});

const returnOf = (row: ReturnRow, order: OrderRow, language: Language): OrderReturn => ({
  return_id: row.number,
  status: row.state,
  created_at: row.createdAt.toISOString(),
  items: named(row.items, order.items),
  reason: row.reason,
  photos: row.photos,
  refund_amount: row.refundAmount,
  rejection_reason: row.rejectionReason,
  label_url: paths.returnLabel({ order_id: order.number, return_id: row.number }),
  ways: waysBackOf(row.items, order.items).map((way) => ({ way, text: `${returnTerms[way][language]}.` })),
});

/** Amounts refunded of an order, and still on their way. Money that was only set aside was never the shop's. */
const refundsOf = ({ refundedAmount }: OrderRow, refundPending: number) => {
  const waiting = Math.min(refundPending, refundedAmount);
  return { refunded_amount: refundedAmount - waiting, ...(waiting > 0 && { refund_under_way: waiting }) };
};

interface Looking {
  language: Language;
  now: Date;
  /** Where the shop has goods picked up. */
  place: PickupPlace | null;
  /** Where its person can still say yes to its payment. */
  payUrl: string | null;
}

export const orderOf = (
  row: OrderRow,
  { parcels, returns, refundPending }: OrderParts,
  { language, now, place, payUrl }: Looking,
): Order => ({
  order_id: row.number,
  status: row.state,
  ...reviewOf(row),
  created_at: row.createdAt.toISOString(),
  customer_email: row.email,
  items: row.items,
  items_qty: quantityOf(row),
  subtotal: row.subtotal,
  product_contract_total: row.productContractTotal,
  shipping_fee: row.shippingFee,
  tax_amount: row.taxAmount,
  taxes: row.taxes ?? [],
  item_tax: row.itemTax,
  product_protection_tax: row.productProtectionTax,
  points_data: { points_used: row.pointsUsed, points_cur_amount: row.pointsAmount },
  credit_amount: row.creditAmount,
  shipping_protection_total: row.shippingProtectionTotal,
  shipping_protection_tax: row.shippingProtectionTax,
  tip_amount: row.tipAmount,
  charges: chargesIn(chargesOfOrder(row), language),
  discount_amount: row.discountAmount,
  grand_total: row.grandTotal,
  coupon_code: row.couponCode,
  payment: {
    method: row.paymentMethod,
    card_type: row.cardType,
    last_four: row.lastFour,
    ...refundsOf(row, refundPending),
  },
  shipping_address: row.shippingAddress,
  billing_address: row.billingAddress,
  shipments: parcels.map((parcel) => shipmentOf(parcel, row.items)),
  // Once something has left, its parcel says when it comes.
  delivery_days: parcels.length === 0 && row.state !== 'cancelled' ? daysOf(row.arrival, language) : null,
  handover: handoverOfItems(row.items, place, language, parcels),
  ...(row.note !== null && { note: row.note }),
  ...(payUrl !== null && { pay_url: payUrl }),
  can_cancel: canCancel(row.state, parcels.length),
  cancelled_at: row.cancelledAt?.toISOString() ?? null,
  returnable: returnableUnits(row.items, parcels, returnedUnits(returns), now).map((units) => ({
    ...units,
    until: units.until.toISOString(),
  })),
  returns: returns.map((one) => returnOf(one, row, language)),
  claimed: row.customerId !== null,
});
