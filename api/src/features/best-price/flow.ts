import { findCart, updateCart, type CartRow } from '../../database/cart/cart-rows.ts';
import type { Queryable } from '../../database/connection.ts';
import { findSiteDocument } from '../../database/content/site-document.ts';
import { pointsBalance } from '../../database/membership/points.ts';
import { offeredCoupons } from '../../database/promotions/customer-coupons.ts';
import { isPartner } from '../../domain/account/identity.ts';
import { pricesFor } from '../../domain/cart/dropship.ts';
import { plusSaving } from '../../domain/cart/unit-price.ts';
import type { Message } from '../../domain/messages.ts';
import { giftsFor } from '../../domain/promotion/gifts.ts';
import { sum } from '../../domain/shares.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { changeCart, type Shopping } from '../../flows/cart/change-cart.ts';
import { cartFacts, totalsWith, type CartFacts, type Chosen } from '../../flows/cart/priced-cart.ts';
import type { ShownCart } from '../../flows/cart/read-cart.ts';
import { personsCoupon, personsCoupons, type PersonsCoupon } from '../../flows/promotions/shopper-coupons.ts';
import { bestWay } from './rules.ts';

const messages = {
  higher: {
    en: 'The best price has changed since you saw it. Nothing was changed; the new one is shown now.',
    fr: 'Le meilleur prix a changé depuis que vous l’avez vu. Rien n’a été modifié; le nouveau est affiché.',
  },
} as const satisfies Record<string, Message>;

/** Cents of goods from which the cart's chosen gift is on offer; 0 without one. */
const giftFrom = async (db: Queryable, { giftProductId }: CartRow): Promise<number> => {
  if (giftProductId === null) return 0;
  const gifts = (await findSiteDocument(db, 'gifts')) ?? [];
  return giftsFor(gifts, Infinity).find(({ productId }) => productId === giftProductId)?.from ?? 0;
};

/** The coupons that may be tried on a cart: its own, those that the shop shows, and the person's. */
const triedCoupons = async (db: Queryable, row: CartRow, { who }: Shopping): Promise<PersonsCoupon[]> => {
  const known = await personsCoupons(db, who, await offeredCoupons(db));
  const isKnown = known.some(({ coupon }) => coupon.code === row.couponCode);
  const own = row.couponCode === null || isKnown ? null : await personsCoupon(db, row.couponCode, who);
  return own ? [...known, own] : known;
};

/** What the cart costs with these choices; `code` is that of a coupon that takes something off. */
const wayWith = (facts: CartFacts, chosen: Chosen, balance: number) => {
  const { totals, points: pointsUsed, byCoupon, subtotal } = totalsWith(facts, chosen, balance);
  const { grandTotal, discount, points, credit } = totals;
  const code = byCoupon > 0 ? (chosen.own?.coupon.code ?? null) : null;
  return { grandTotal, discount, points, credit, pointsUsed, byCoupon, code, goods: subtotal - byCoupon };
};

/**
 * The lowest total of a cart: each coupon that the person may use, or none, with as many points and as much credit as it
 * takes. A gift that was chosen is never lost for it.
 */
const bestOf = async (db: Queryable, row: CartRow, shopping: Shopping) => {
  const { who, services } = shopping;
  const facts = await cartFacts(db, row, who, services);
  const balance = who.kind === 'customer' ? await pointsBalance(db, who.customerId, services.now()) : 0;
  const tried = await triedCoupons(db, row, shopping);
  const own = tried.find(({ coupon }) => coupon.code === row.couponCode) ?? null;
  const now = wayWith(facts, { own, points: row.pointsUsed, credit: row.creditUsed }, balance);
  const withAll = (one: PersonsCoupon | null) =>
    wayWith(facts, { own: one, points: balance, credit: facts.creditBalance }, balance);
  const gift = await giftFrom(db, row);
  const keepsGift = ({ goods }: { goods: number }) => now.goods < gift || goods >= gift;
  return { facts, now, best: bestWay([withAll(null), ...tried.map(withAll).filter(keepsGift)]) };
};

/** Returns the lowest total of the shopper's cart beside what it is now, in cents; null where nothing can be bought. */
export const bestPrice = async (shopping: Shopping) => {
  const { services, who } = shopping;
  const row = await findCart(services.db, who);
  if (!row) return null;
  const { facts, best, now } = await bestOf(services.db, row, shopping);
  if (facts.bought.length === 0) return null;
  const ofMember = facts.bought.map((line) =>
    plusSaving(pricesFor(line, isPartner(who), facts.now), line.item.quantity),
  );
  const memberSaving = facts.plusMember ? sum(ofMember) : 0;
  return { best, memberSaving, saving: now.grandTotal - best.grandTotal };
};

/** Sets the cart to its lowest total. @throws ShopError 409 when that is more than `shown` cents by now */
export const applyBestPrice = (shopping: Shopping, shown: number): Promise<ShownCart> =>
  changeCart(shopping, async (db, row) => {
    const { best } = await bestOf(db, row, shopping);
    if (best.grandTotal > shown) throw new ShopError(409, messages.higher);
    await updateCart(db, row.id, { couponCode: best.code, pointsUsed: best.pointsUsed, creditUsed: best.credit });
  });
