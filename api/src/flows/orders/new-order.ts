import type { CallBody, Language } from '@shop/contract';
import type { CartRow } from '../../database/cart/cart-rows.ts';
import type { Queryable } from '../../database/connection.ts';
import type { insertOrder } from '../../database/orders/orders.ts';
import type { PaymentRow } from '../../database/orders/payments.ts';
import { normalisedEmail } from '../../domain/account/email.ts';
import { ownerKey, type Shopper } from '../../domain/account/identity.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { riskOf } from '../../domain/payment/risk.ts';
import { providerOf } from '../../payment/providers.ts';
import type { Services } from '../../services.ts';
import type { PricedCart } from '../cart/priced-cart.ts';
import { checkAgreed } from './agreed-cart.ts';
import { checkoutMessages } from './checkout-messages.ts';
import { giftItemOf, orderItemOf } from './order-items.ts';

/** What somebody orders with. */
export interface Placing {
  services: Services;
  who: Shopper;
  language: Language;
  body: CallBody<'createOrder'>;
  /** What allows it: a token that was asked for (API-120), or the draft that it is of. */
  by: 'token' | 'draft';
  /** Marker of the cart that the person was shown last. */
  indent?: string | string[] | null;
}

type NewOrder = Parameters<typeof insertOrder>[1];

const emailFor = (who: Shopper, typed: string | undefined, row: CartRow): string => {
  if (who.kind === 'customer') return who.email;
  const email = normalisedEmail(typed ?? row.email ?? '');
  if (email === null) throw new ShopError(400, checkoutMessages.emailNeeded, { field: 'email' });
  return email;
};

/** What is checked of an order's cart, with who hears of it. */
export const checkOrder = ({ who, body }: Placing, row: CartRow, priced: PricedCart) => ({
  ...checkAgreed(body.grand_total, row, priced),
  email: emailFor(who, body.email, row),
});

/** An order as it is stored: paid, or waiting where its payment is not decided, not taken or looked at (API-123). */
export const newOrder = async (
  db: Queryable,
  { services, who, language, body }: Placing,
  { address, ...checked }: ReturnType<typeof checkOrder>,
  { indent, billingAddress }: CartRow,
  priced: PricedCart,
  payment: PaymentRow,
  now: Date,
): Promise<NewOrder> => {
  const { totals } = priced;
  const collects = providerOf(services, body.payment_method).collect !== undefined;
  const isReviewed = riskOf(totals.grandTotal) === 'review';
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
    state: payment.pending || collects || isReviewed ? 'pending_payment' : 'paid',
    review: isReviewed ? 'open' : null,
    holdsGoods: !payment.pending,
    couponCode: priced.coupon?.code ?? null,
    subtotal: totals.subtotal,
    productContractTotal: totals.planTotal,
    shippingFee: totals.shippingFee,
    discountAmount: totals.discount,
    pointsUsed: priced.points,
    pointsAmount: totals.points,
    creditAmount: totals.credit,
    shippingProtectionTotal: totals.shippingProtection,
    tipAmount: totals.tip,
    grandTotal: totals.grandTotal,
    shippingAddress: ownAddress,
    billingAddress: billingAddress ?? ownAddress,
    items: [
      ...priced.lines.map((line) => orderItemOf(line, language)),
      ...(gift ? [await giftItemOf(db, gift, language)] : []),
    ],
    arrival: priced.arrival,
    paymentMethod: body.payment_method,
    cardType: payment.cardType || null,
    lastFour: payment.lastFour || null,
    paymentReference: payment.nonce,
    createdAt: now,
  };
};
