import { pageSizes, type CallResult, type CouponState, type Language } from '@shop/contract';
import { couponCounts, ownCoupons } from './queries.ts';
import type { CustomerIdentity } from '../../domain/account/identity.ts';
import { holdsUntil } from '../../domain/promotion/coupon.ts';
import type { Services } from '../../services.ts';
import { callsFor } from '../../http/call.ts';
import { couponOnWire } from '../../http/promotions/coupons.ts';

interface Asked {
  services: Services;
  who: CustomerIdentity;
  language: Language;
  body: { page?: number; page_size?: number };
}

/** One page of the customer's coupons: those of one state, or all. */
const couponPage = async (
  { services, who, language, body }: Asked,
  state?: CouponState,
): Promise<CallResult<'couponList'>> => {
  const { page = 1, page_size = pageSizes.coupons } = body;
  const now = services.now();
  const counts = await couponCounts(services.db, who.customerId, now);
  const rows = await ownCoupons(services.db, { customerId: who.customerId, state, now }, page, page_size);
  const list = rows.map(({ coupon, copy, state: is }) =>
    couponOnWire({ coupon, endsAt: holdsUntil(coupon, copy), usedAt: copy.usedAt }, language, is === 'usable'),
  );
  const total = state === undefined ? counts.usable + counts.used + counts.expired : counts[state];
  return { list, total, page, page_size, counts };
};

/** The customer's coupons by state (API-045), and all of them (API-118). */
export const ownCouponsCalls = callsFor('customer', {
  couponList: (context) => couponPage(context, context.body.state),

  couponListFourthVersion: async (context) => {
    const { counts: _, ...page } = await couponPage(context);
    return page;
  },
});
