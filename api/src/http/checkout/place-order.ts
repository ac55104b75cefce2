import { randomUUID } from 'node:crypto';
import { eq, and } from 'drizzle-orm';
import type { CallBody, Language } from '@shop/contract';
import { lockCart, updateCart, type CartRow } from '../../database/cart/cart-rows.ts';
import { priceCart, type PricedCart } from '../../database/cart/priced-cart.ts';
import { schema, type Queryable } from '../../database/connection.ts';
import { spendPoints } from '../../database/membership/points.ts';
import { useNonce } from '../../database/orders/nonces.ts';
import { findByKey, insertOrder, type OrderRow } from '../../database/orders/orders.ts';
import { takeFromStock, useCoupon } from '../../database/orders/stock.ts';
import { updateTip } from '../../database/orders/tips.ts';
import { spendHeldCoupon } from '../../database/promotions/customer-coupons.ts';
import { normalisedEmail } from '../../domain/account/email.ts';
import { ownerKey, type Shopper } from '../../identity/identity.ts';
import type { Services } from '../../services.ts';
import { cartMessages } from '../cart/messages.ts';
import { ApiError } from '../error.ts';
import { acceptedPayment } from './accepted-payment.ts';
import { checkoutMessages, itemSoldOut } from './messages.ts';
import { checkLines, giftItemOf, orderItemOf } from './order-items.ts';

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
  body: Omit<CallBody<'createOrder'>, 'order_token'>;
  /** Cents that the person has agreed to; what costs something else is not placed. */
  agreedTotal?: number;
}

const confirmedGift = ({ gifts }: PricedCart) => gifts.find(({ confirmed }) => confirmed);

/** Takes what an order takes of others, all in the caller's transaction. */
const take = async (db: Queryable, priced: PricedCart, who: Shopper, now: Date): Promise<void> => {
  const gift = confirmedGift(priced);
  const wanted = priced.lines.map(({ item, product }) => ({ ...item, name: product.name }));
  if (gift) wanted.push({ id: 0, productId: gift.id, variantId: null, quantity: 1, name: gift.name } as (typeof wanted)[number]);
  void wanted;
  void who;
  void now;
};
void take;
