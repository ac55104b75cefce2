import { lockCart } from '../../database/cart/cart-rows.ts';
import { findByKey, insertOrder, type OrderRow } from '../../database/orders/orders.ts';
import { usePayment, type PaymentRow } from '../../database/orders/payments.ts';
import { updateTip } from '../../database/orders/tips.ts';
import { transact } from '../../database/transact.ts';
import { normalisedEmail } from '../../domain/account/email.ts';
import { ownerKey } from '../../domain/account/identity.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { providerOf } from '../../payment/providers.ts';
import type { Services } from '../../services.ts';
import { priceCart } from '../cart/priced-cart.ts';
import { acceptedPayment, checkPaidAtOnce } from './accepted-payment.ts';
import { checkAgreed } from './agreed-cart.ts';
import { checkoutMessages } from './checkout-messages.ts';
import { markPaid } from './mark-paid.ts';
import { newOrder, type Placing } from './new-order.ts';
import { checkMarker } from './order-marker.ts';
import { takeOrderToken } from './order-token.ts';
import { emptyCart, takeCoupon, takeCredit, takeGoods, takeCustomersCoupon, takePoints } from './take.ts';

/** Whether there is nothing to pay, or its money is there already: not where it was only set aside, or a wallet or a review has yet to decide (API-123). */
const isPaidAtOnce = (services: Services, { review }: OrderRow, payment: PaymentRow | null): boolean =>
  payment === null ||
  (!payment.pending && review === null && providerOf(services, payment.method).collect === undefined);

/**
 * Places the order of a cart: one for each idempotency key of a shopper, also when calls race or an answer was lost.
 * Payment, stock, coupon, points, credit and order happen together or not at all. What a wallet or a review has yet to decide,
 * or was only authorised, is placed as `pending_payment` (`settleOrder`); its goods and its coupon's use are taken when its payment is approved
 * (`hold-goods.ts`).
 */
export const placeOrder = (placing: Placing): Promise<OrderRow> => {
  const { services, who, body } = placing;
  return transact(services.db, async (db) => {
    // The lock serialises calls for one cart, so the second call finds the order of the first.
    const row = await lockCart(db, who);
    // One time for the whole order: a cancellation finds the used copy of a coupon by it.
    const now = services.now();
    const earlier = await findByKey(db, ownerKey(who), body.idempotency_key);
    if (earlier) return earlier;
    await takeOrderToken(db, placing, now);
    await checkMarker(db, placing, row);
    const priced = await priceCart(db, row, who, services);
    const email = body.email === undefined ? row.email : normalisedEmail(body.email);
    const checked = checkAgreed(body.grand_total, who, { ...row, email }, priced);
    checkPaidAtOnce(body.payment_method, priced.lines);
    const payment = await acceptedPayment(db, body, who, services, priced.totals.grandTotal);
    // What is written from here on locks rows in the order of lock-order.ts.
    await emptyCart(db, row);
    const order = await insertOrder(db, await newOrder(db, placing, checked, row, priced, payment, now));
    await takePoints(db, order, priced, now);
    await takeCredit(db, order, now);
    if (payment && !(await usePayment(db, payment.nonce, body.idempotency_key, now))) {
      throw new ShopError(409, checkoutMessages.cardExpired);
    }
    if (priced.tipId !== null) await updateTip(db, priced.tipId, { orderNumber: order.number });
    await takeCustomersCoupon(db, priced, who, now);
    if (order.holdsGoods) {
      await takeGoods(db, priced);
      await takeCoupon(db, priced);
    }
    return isPaidAtOnce(services, order, payment) ? markPaid(services, db, order, now) : order;
  });
};
