import { randomUUID } from 'node:crypto';
import { eq, and } from 'drizzle-orm';
import type { CallBody, Language, OrderItem } from '@shop/contract';
import { lockCart, updateCart, type CartRow } from '../../database/cart/cart-rows.ts';
import { priceCart, type PricedCart, type PricedLine } from '../../database/cart/priced-cart.ts';
import { schema, type Queryable } from '../../database/connection.ts';
import { findNonce, useNonce, type NonceRow } from '../../database/orders/nonces.ts';
import { findByKey, insertOrder, type OrderRow } from '../../database/orders/orders.ts';
import { takeFromStock, useCoupon } from '../../database/orders/stock.ts';
import { normalisedEmail } from '../../domain/account/email.ts';
import { limitsOf } from '../../domain/cart/line.ts';
import { quantityProblem } from '../../domain/cart/quantity.ts';
import { ownerKey, type Shopper } from '../../identity/identity.ts';
import type { Services } from '../../services.ts';
import { cartMessages, quantityMessage } from '../cart/messages.ts';
import { optionsOf, thumbnailOf } from '../cart/item.ts';
import { planTitle } from '../catalogue/plans.ts';
import { ApiError } from '../error.ts';
import { checkoutMessages, itemGone, itemSoldOut } from './messages.ts';

const checkLines = (lines: readonly PricedLine[]): void => {
  if (lines.length === 0) throw new ApiError(409, cartMessages.empty);
  for (const line of lines) {
    const result = { item_id: line.item.id };
    if (line.gone) throw new ApiError(409, itemGone(line.product.name), result);
    const problem = quantityProblem(line.item.quantity, limitsOf(line));
    if (problem?.code === 'out-of-stock') throw new ApiError(409, itemSoldOut(line.product.name), result);
    if (problem) throw new ApiError(409, quantityMessage(problem), result);
  }
};

const orderItemOf = (line: PricedLine, language: Language): OrderItem => ({
  item_id: line.item.id,
  product_id: line.product.id,
  sub_product_id: line.variant?.id ?? null,
  sku: line.variant?.sku ?? line.product.sku,
  name: line.product.name[language],
  url_path: line.product.urlPath,
  thumbnail: thumbnailOf(line),
  options: optionsOf(line, language),
  qty: line.item.quantity,
  unit_price: line.unit,
  row_total: line.rowTotal,
  plan: line.plan && {
    title: planTitle(line.plan.term, language),
    term: Math.round(line.plan.term / 12),
    price: line.plan.price,
    qty: line.item.quantity,
  },
});

/** The paid card of an order, or the error that says why it is not paid. A declined card leaves its nonce usable by none. */
const acceptedCard = async (db: Queryable, nonce: string | undefined, who: Shopper, now: Date): Promise<NonceRow> => {
  if (!nonce) throw new ApiError(400, checkoutMessages.cardNeeded, { field: 'payment_nonce' });
  const card = await findNonce(db, nonce, ownerKey(who), now);
  if (!card) throw new ApiError(409, checkoutMessages.cardExpired, { field: 'payment_nonce' });
  if (!card.accepted) throw new ApiError(400, checkoutMessages.declined, { declined: true });
  return card;
};

const emailFor = (who: Shopper, typed: string | undefined, row: CartRow): string => {
  if (who.kind === 'customer') return who.email;
  const email = normalisedEmail(typed ?? row.email ?? '');
  if (email === null) throw new ApiError(400, checkoutMessages.emailNeeded, { field: 'email' });
  return email;
};

interface Placing {
  services: Services;
  who: Shopper;
  language: Language;
  body: CallBody<'createOrder'>;
}

/** Takes everything that an order takes, all in the caller's transaction. */
const take = async (db: Queryable, row: CartRow, priced: PricedCart, card: NonceRow, key: string): Promise<void> => {
  // Always in the same order: two orders of the same goods must not wait for each other in a circle.
  const byKey = priced.lines.toSorted(
    (a, b) => a.product.id - b.product.id || (a.item.variantId ?? 0) - (b.item.variantId ?? 0),
  );
  for (const { item, product } of byKey) {
    if (!(await takeFromStock(db, item))) {
      throw new ApiError(409, itemSoldOut(product.name), { item_id: item.id });
    }
  }
  if (priced.coupon && !(await useCoupon(db, priced.coupon.code)))
    throw new ApiError(409, checkoutMessages.couponEnded);
  if (!(await useNonce(db, card.nonce, key))) throw new ApiError(409, checkoutMessages.cardExpired);
  await db.delete(schema.cartItem).where(and(eq(schema.cartItem.cartId, row.id), eq(schema.cartItem.saved, false)));
  await updateCart(db, row.id, { couponCode: null, paymentMethod: null });
};

/**
 * Places the order of a cart: one for each idempotency key of a shopper, also when calls race or an answer was lost.
 * Payment, stock, coupon and order happen together or not at all.
 */
export const placeOrder = (placing: Placing): Promise<{ order: OrderRow; repeated: boolean }> => {
  const { services, who, language, body } = placing;
  return services.db.transaction(async (db) => {
    // The lock makes calls for one cart wait for each other, so the second finds what the first has placed.
    const row = await lockCart(db, who);
    const placedBy = ownerKey(who);
    const earlier = await findByKey(db, placedBy, body.idempotency_key);
    if (earlier) return { order: earlier, repeated: true };
    const address = row.shippingAddress;
    const priced = await priceCart(db, row, who, services);
    const { totals } = priced;
    checkLines(priced.lines);
    if (address === null || totals.tax === null || totals.itemTax === null || totals.planTax === null) {
      throw new ApiError(409, checkoutMessages.addressNeeded, { field: 'address' });
    }
    const email = emailFor(who, body.email, row);
    if (body.payment_method !== 'card') throw new ApiError(409, checkoutMessages.methodClosed);
    if (priced.couponProblem) throw new ApiError(409, checkoutMessages.couponEnded);
    const card = await acceptedCard(db, body.payment_nonce, who, services.now());
    await take(db, row, priced, card, body.idempotency_key);
    const order = await insertOrder(db, {
      placedBy,
      idempotencyKey: body.idempotency_key,
      customerId: who.kind === 'customer' ? who.customerId : null,
      guestId: who.kind === 'guest' ? who.guestId : null,
      email,
      language,
      state: 'paid',
      couponCode: priced.coupon?.code ?? null,
      subtotal: totals.subtotal,
      productContractTotal: totals.planTotal,
      shippingFee: totals.shippingFee,
      taxAmount: totals.tax,
      itemTax: totals.itemTax,
      productProtectionTax: totals.planTax,
      discountAmount: totals.discount,
      grandTotal: totals.grandTotal,
      shippingAddress: address,
      billingAddress: address,
      items: priced.lines.map((line) => orderItemOf(line, language)),
      paymentMethod: body.payment_method,
      cardType: card.cardType,
      lastFour: card.lastFour,
      paymentReference: randomUUID(),
      createdAt: services.now(),
    });
    return { order, repeated: false };
  });
};
