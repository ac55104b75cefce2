import type { CallBody, Language } from '@shop/contract';
import type { CartRow } from '../../database/cart/cart-rows.ts';
import type { Queryable } from '../../database/connection.ts';
import { type insertOrder, findByMarker } from '../../database/orders/orders.ts';
import type { PaymentRow } from '../../database/orders/payments.ts';
import { ownerKey, type Shopper } from '../../domain/account/identity.ts';
import { storedCharges } from '../../domain/cart/charges.ts';
import { riskOf } from '../../domain/payment/risk.ts';
import type { Services } from '../../services.ts';
import type { PricedCart } from '../cart/priced-cart.ts';
import { checkAgreed } from './agreed-cart.ts';
import { giftItemOf, orderItemOf } from './order-items.ts';
import { useOrderToken } from '../../database/orders/order-tokens.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { checkoutMessages, orderedAlready } from './checkout-messages.ts';

/**
 * Refuses an order of another cart than its person was shown (CHK-017): that one was ordered already, in another tab or
 * on another device, or somebody has signed in since. Who names no marker is not asked for one.
 * @throws ShopError 409
 */
export const checkMarker = async (db: Queryable, { who, indent }: Placing, row: CartRow): Promise<void> => {
  if (!indent || indent === row.indent) return;
  const earlier = await findByMarker(db, ownerKey(who), String(indent));
  throw new ShopError(409, earlier ? orderedAlready(earlier.number) : checkoutMessages.otherCart, { field: 'indent' });
};

/** An order without a token that is good for it. Its payment stays good: the same order comes again with a new one. */
export class OrderTokenRefused extends ShopError {
  override name = 'OrderTokenRefused';
  constructor() {
    super(409, checkoutMessages.tokenSpent, { field: 'order_token' });
  }
}

/**
 * Uses up the token that an order was asked for with (API-120), together with the order: what is undone leaves the token
 * as it was. A draft is itself a token of its person's, and needs no other.
 * @throws OrderTokenRefused for none, and one that is used, has ended or is somebody else's
 */
export const takeOrderToken = async (db: Queryable, { who, body, by }: Placing, now: Date): Promise<void> => {
  if (by === 'draft') return;
  const { order_token: token = '', idempotency_key: key } = body;
  if (!(await useOrderToken(db, token, ownerKey(who), key, now))) throw new OrderTokenRefused();
};

export interface Placing {
  services: Services;
  who: Shopper;
  language: Language;
  body: CallBody<'createOrder'>;
  /** Allowed by a token that was asked for (API-120), or by the draft that it is of. */
  by: 'token' | 'draft';
  /** Marker of the cart that the person was shown last. */
  indent?: string | string[] | null;
}

type NewOrder = Parameters<typeof insertOrder>[1];

/** An order as it is placed: `markPaid` alone pays it. */
export const newOrder = async (
  db: Queryable,
  { who, language, body }: Placing,
  { address, ...checked }: ReturnType<typeof checkAgreed>,
  { indent, billingAddress }: CartRow,
  priced: PricedCart,
  payment: PaymentRow | null,
  now: Date,
): Promise<NewOrder> => {
  const { totals } = priced;
  const gift = priced.gifts.find(({ confirmed }) => confirmed);
  // It stays as it is now, whatever becomes of the saved address that the cart had it from.
  const ownAddress = { ...address, address_entity_id: null };
  return {
    ...checked,
    taxes: totals.taxes,
    placedBy: ownerKey(who),
    idempotencyKey: body.idempotency_key,
    customerId: who.kind === 'customer' ? who.customerId : null,
    guestId: who.kind === 'guest' ? who.guestId : null,
    language,
    indent,
    state: 'pending_payment',
    review: riskOf(totals.grandTotal) === 'review' ? 'open' : null,
    holdsGoods: !payment?.pending,
    couponCode: priced.coupon?.code ?? null,
    subtotal: totals.subtotal,
    productContractTotal: totals.planTotal,
    shippingFee: totals.shippingFee,
    discountAmount: totals.discount,
    pointsUsed: priced.points,
    pointsAmount: totals.points,
    creditAmount: totals.credit,
    ...storedCharges(totals.charges),
    grandTotal: totals.grandTotal,
    shippingAddress: ownAddress,
    billingAddress: billingAddress ?? ownAddress,
    items: [
      ...priced.lines.map((line, place) => orderItemOf(line, language, totals.ownTaxes[place] ?? null)),
      ...(gift ? [await giftItemOf(db, gift, language)] : []),
    ],
    arrival: priced.arrival,
    note: body.note || null,
    paymentMethod: body.payment_method,
    cardType: payment?.cardType || null,
    lastFour: payment?.lastFour || null,
    paymentReference: payment?.nonce ?? null,
    createdAt: now,
  };
};
