import {
  covers,
  discountOf,
  holdsUntil,
  offerProblem,
  type CouponRule,
  type CustomersCoupon,
  type DiscountableLine,
} from './coupon.ts';

/** Actions of a coupon's button (CPN-005 to CPN-008): lead to Plus+, subscribe, follow a link, claim. */
export const couponActions = { plus: 1, subscribe: 2, link: 3, claim: 4 } as const;

const actionOf = ({ plusOnly, offer }: Pick<CouponRule, 'plusOnly' | 'offer'>): number | null => {
  if (plusOnly) return couponActions.plus;
  return offer === 'code' ? null : couponActions[offer];
};

/** The groups of a product's drawers, in their order. */
export const offerGroups = ['product', 'everything', 'subscribers', 'plus'] as const;
export type OfferGroup = (typeof offerGroups)[number];

const groupOf = ({ plusOnly, offer, categoryIds }: CouponRule): OfferGroup => {
  if (plusOnly) return 'plus';
  if (offer === 'subscribe') return 'subscribers';
  return categoryIds.length > 0 ? 'product' : 'everything';
};

/** A coupon as one person sees it on a product. */
export interface Offer<C extends CouponRule> {
  coupon: C;
  action: number;
  usable: boolean;
  received: boolean;
  /** Where it ends for this person; null where it does not. */
  endsAt: Date | null;
}

/**
 * The coupons of a product's drawers by group, what can be used and saves most first. What has ended is left out; what has not begun, is used up or was used
 * by this person cannot be used. A product without discounts has none.
 * @param product its total tells what a coupon saves
 * @param copies the person's own by code
 */
export const offersOf = <C extends CouponRule & { code: string }>(
  coupons: readonly C[],
  product: DiscountableLine,
  copies: ReadonlyMap<string, CustomersCoupon>,
  now: Date,
): { group: OfferGroup; offers: Offer<C>[] }[] => {
  const shown = coupons.flatMap((coupon) => {
    const action = actionOf(coupon);
    const problem = offerProblem(coupon, now);
    if (action === null || problem === 'expired' || !covers(coupon, product)) return [];
    const copy = copies.get(coupon.code);
    const endsAt = holdsUntil(coupon, copy ?? null);
    const isOver = copy !== undefined && (copy.usedAt !== null || (endsAt !== null && now >= endsAt));
    const offer = { coupon, action, usable: problem === null && !isOver, received: copy !== undefined, endsAt };
    return [{ group: groupOf(coupon), offer }];
  });
  const savingOf = ({ coupon }: Offer<C>): number => discountOf(coupon, [product]);
  shown.sort((a, b) => Number(b.offer.usable) - Number(a.offer.usable) || savingOf(b.offer) - savingOf(a.offer));
  return offerGroups.flatMap((group) => {
    const offers = shown.filter((one) => one.group === group).map(({ offer }) => offer);
    return offers.length > 0 ? [{ group, offers }] : [];
  });
};
