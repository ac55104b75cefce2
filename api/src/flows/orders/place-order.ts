import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { lockCart, updateCart, type CartRow } from '../../database/cart/cart-rows.ts';
import { orderProblem } from '../../database/orders/order-problem.ts';
import { findByKey, insertOrder, type OrderRow } from '../../database/orders/orders.ts';
import { usePayment, type PaymentRow } from '../../database/orders/payments.ts';
import { updateTip } from '../../database/orders/tips.ts';
import { transact } from '../../database/transact.ts';
import { normalisedEmail } from '../../domain/account/email.ts';
import { ownerKey, type Shopper } from '../../domain/account/identity.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { providerOf } from '../../payment/providers.ts';
import type { Services } from '../../services.ts';
import { priceCart, type PricedCart } from '../cart/priced-cart.ts';
import { acceptedPayment, checkPaidAtOnce } from './accepted-payment.ts';
import { checkAgreed, couponRefused } from './agreed-cart.ts';
import { checkoutMessages, itemSoldOut } from './checkout-messages.ts';
import { markPaid } from './mark-paid.ts';
import { newOrder, type Placing, takeOrderToken, checkMarker } from './new-order.ts';
import { schema, type Queryable } from '../../database/connection.ts';
import { spendCredit } from '../../database/membership/credit.ts';
import { spendPoints } from '../../database/membership/points.ts';
import { inLockOrder, takeFromStock, useCoupon } from '../../database/orders/stock.ts';
import { spendCustomersCoupon } from '../../database/promotions/customer-coupons.ts';
import { cartMessages } from '../cart/messages.ts';
import { needsCopy } from '../../domain/promotion/coupon.ts';

/** Takes goods and the confirmed gift from the stock; always in the caller's transaction. */
const takeGoods = async (db: Queryable, { lines, gifts }: PricedCart): Promise<void> => {
  const bought = lines.map(({ item, product }) => ({
    productId: item.productId,
    variantId: item.variantId,
    quantity: item.quantity,
    name: product.name,
    result: { field: 'item_id', item_id: item.id },
  }));
  const free = gifts
    .filter(({ confirmed }) => confirmed)
    .map(({ id, name }) => ({ productId: id, variantId: null, quantity: 1, name, result: { gift_id: id } }));
  for (const { name, result, ...line } of inLockOrder([...bought, ...free])) {
    if (!(await takeFromStock(db, line))) throw new ShopError(409, itemSoldOut(name), result);
  }
};

/** Uses up the customer's own copy of the cart's coupon, where they have one. */
const takeCustomersCoupon = async (db: Queryable, { coupon }: PricedCart, who: Shopper, now: Date): Promise<void> => {
  if (coupon && !(await spendCustomersCoupon(db, who, coupon.code, now)) && needsCopy(coupon)) {
    throw couponRefused(coupon.code, 'used');
  }
};

/** Counts a use of the cart's coupon. */
const takeCoupon = async (db: Queryable, { coupon }: PricedCart): Promise<void> => {
  if (coupon && !(await useCoupon(db, coupon.code))) throw couponRefused(coupon.code, 'used-up');
};

/** Takes the points that pay for an order out of the ledger. */
const takePoints = async (db: Queryable, order: OrderRow, { points }: PricedCart, now: Date): Promise<void> => {
  const { customerId, number: reference } = order;
  if (points === 0 || customerId === null) return;
  const change = { customerId, points, reason: 'spent_on_order', reference, createdAt: now } as const;
  if ((await spendPoints(db, change)) !== 'spent') throw new ShopError(409, cartMessages.fewerPoints);
};

/** Takes the store credit that pays for an order out of its ledger. */
const takeCredit = async (db: Queryable, order: OrderRow, now: Date): Promise<void> => {
  const { customerId, number: reference, creditAmount: cents } = order;
  if (cents === 0 || customerId === null) return;
  if (!(await spendCredit(db, { customerId, cents, reference, now })))
    throw new ShopError(409, cartMessages.lessCredit);
};

/** The cart after its order: nothing in it, the address for the next one, and a marker of its own (CHK-017). */
const emptyCart = async (db: Queryable, { id }: CartRow): Promise<void> => {
  const { cartItem } = schema;
  await db.delete(cartItem).where(and(eq(cartItem.cartId, id), eq(cartItem.saved, false)));
  await updateCart(db, id, {
    indent: randomUUID(),
    couponCode: null,
    paymentMethod: null,
    pointsUsed: 0,
    creditUsed: 0,
    shippingPlan: null,
    chosenCharges: [],
    giftProductId: null,
    giftConfirmed: false,
  });
};

/** Whether there is nothing to pay, or its money is there already: not where it was only set aside, or a wallet or a review has yet to decide (API-123). */
const isPaidAtOnce = (services: Services, { review }: OrderRow, payment: PaymentRow | null): boolean =>
  payment === null ||
  (!payment.pending && review === null && providerOf(services, payment.method).collect === undefined);

/**
 * Places the order of a cart: one for each idempotency key of a shopper, also when calls race or an answer was lost.
 * Payment, stock, coupon, points, credit and order happen together or not at all. What a wallet or a review has yet to decide,
 * or was only authorised, is placed as `pending_payment` (`settleOrder`); its goods and its coupon's use are taken when its payment is approved
 * (`settle-order.ts`).
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
    // Writes from here on lock rows in the order of lock-order.ts.
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
      const problem = await orderProblem(db, order);
      if (problem) throw new ShopError(409, problem.message, { field: problem.field });
      await takeGoods(db, priced);
      await takeCoupon(db, priced);
    }
    return isPaidAtOnce(services, order, payment) ? markPaid(services, db, order, now) : order;
  });
};
