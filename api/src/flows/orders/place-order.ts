import type { CallBody, Language } from '@shop/contract';
import { lockCart, type CartRow } from '../../database/cart/cart-rows.ts';
import { priceCart } from '../cart/priced-cart.ts';
import { usePayment } from '../../database/orders/payments.ts';
import { findByKey, insertOrder, type OrderRow } from '../../database/orders/orders.ts';
import { earnPoints } from '../../database/orders/points-of-order.ts';
import { updateTip } from '../../database/orders/tips.ts';
import { transact } from '../../database/transact.ts';
import { normalisedEmail } from '../../domain/account/email.ts';
import { ownerKey, type Shopper } from '../../domain/account/identity.ts';
import { orderConfirmation } from '../../mail/order-confirmation.ts';
import { providerOf } from '../../payment/providers.ts';
import type { Services } from '../../services.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { acceptedPayment } from './accepted-payment.ts';
import { checkoutMessages } from './checkout-messages.ts';
import { checkLines, giftItemOf, orderItemOf } from './order-items.ts';
import { emptyCart, takeCoupon, takeGoods, takeHeldCoupon, takePoints } from './take.ts';
import { paymentMessages } from '../../payment/messages.ts';

const emailFor = (who: Shopper, typed: string | undefined, row: CartRow): string => {
  if (who.kind === 'customer') return who.email;
  const email = normalisedEmail(typed ?? row.email ?? '');
  if (email === null) throw new ShopError(400, checkoutMessages.emailNeeded, { field: 'email' });
  return email;
};

export interface Placing {
  services: Services;
  who: Shopper;
  language: Language;
  body: Omit<CallBody<'createOrder'>, 'order_token'>;
  /** Cents that the person was shown; an order that would cost something else is not placed. */
  agreedTotal?: number;
}

/**
 * Places the order of a cart: one for each idempotency key of a shopper, also when calls race or an answer was lost.
 * Payment, stock, coupon, points and order happen together or not at all. What a wallet or a review has yet to decide,
 * or was only authorised, is placed as `pending_payment` (`settleOrder`).
 */
export const placeOrder = (placing: Placing): Promise<OrderRow> => {
  const { services, who, language, body, agreedTotal } = placing;
  return transact(services.db, async (db) => {
    // The lock makes calls for one cart wait for each other, so the second finds what the first has placed.
    const row = await lockCart(db, who);
    // One moment for all of it: by it an undone order knows which copy of a coupon it has used.
    const now = services.now();
    const placedBy = ownerKey(who);
    const earlier = await findByKey(db, placedBy, body.idempotency_key);
    if (earlier) return earlier;
    const address = row.shippingAddress;
    const priced = await priceCart(db, row, who, services);
    const { totals } = priced;
    checkLines(priced.lines);
    const { tax, itemTax, planTax, shippingProtectionTax } = totals;
    if (address === null || tax === null || itemTax === null || planTax === null || shippingProtectionTax === null) {
      throw new ShopError(409, checkoutMessages.addressNeeded, { field: 'address' });
    }
    const email = emailFor(who, body.email, row);
    if (priced.couponProblem) throw new ShopError(409, checkoutMessages.couponEnded);
    if (agreedTotal !== undefined && agreedTotal !== totals.grandTotal) {
      throw new ShopError(409, paymentMessages.totalChanged);
    }
    const collects = providerOf(services, body.payment_method).collect !== undefined;
    const payment = await acceptedPayment(db, body, who, services, totals.grandTotal);
    // What is written from here on locks rows in the order of lock-order.ts.
    await emptyCart(db, row);
    const gift = priced.gifts.find(({ confirmed }) => confirmed);
    const order = await insertOrder(db, {
      placedBy,
      idempotencyKey: body.idempotency_key,
      customerId: who.kind === 'customer' ? who.customerId : null,
      guestId: who.kind === 'guest' ? who.guestId : null,
      email,
      language,
      state: payment.pending || collects ? 'pending_payment' : 'paid',
      couponCode: priced.coupon?.code ?? null,
      subtotal: totals.subtotal,
      productContractTotal: totals.planTotal,
      shippingFee: totals.shippingFee,
      taxAmount: tax,
      itemTax,
      productProtectionTax: planTax,
      discountAmount: totals.discount,
      pointsUsed: priced.points,
      pointsAmount: totals.points,
      shippingProtectionTotal: totals.shippingProtection,
      shippingProtectionTax,
      tipAmount: totals.tip,
      grandTotal: totals.grandTotal,
      shippingAddress: address,
      billingAddress: address,
      items: [
        ...priced.lines.map((line) => orderItemOf(line, language)),
        ...(gift ? [await giftItemOf(db, gift, language)] : []),
      ],
      paymentMethod: body.payment_method,
      cardType: payment.cardType || null,
      lastFour: payment.lastFour || null,
      paymentReference: payment.nonce,
      createdAt: now,
    });
    await takePoints(db, order, priced, now);
    // One that waits gets its letter when it is paid.
    if (order.state === 'paid') {
      await earnPoints(db, order, now);
      await services.mailer.sendWithin(db, orderConfirmation(order, services.settings.shopUrl));
    }
    if (!(await usePayment(db, payment.nonce, body.idempotency_key, now))) {
      throw new ShopError(409, checkoutMessages.cardExpired);
    }
    if (priced.tipId !== null) await updateTip(db, priced.tipId, { orderNumber: order.number });
    await takeHeldCoupon(db, priced, who, now);
    await takeGoods(db, priced);
    await takeCoupon(db, priced);
    return order;
  });
};
