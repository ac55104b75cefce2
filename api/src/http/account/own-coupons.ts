import type { FastifyInstance } from 'fastify';
import { pageSizes } from '@shop/contract';
import { couponCounts, ownCoupons } from '../../database/account/own-coupons.ts';
import { registerCall } from '../call.ts';

/** The customer's coupons by what can be done with them (document 1 §7.2, CouponList). */
export const registerOwnCoupons = (app: FastifyInstance): void => {
  registerCall(app, 'couponList', 'customer', async ({ services, who, body, language }) => {
    const { page = 1, page_size = pageSizes.coupons, state } = body;
    const now = services.now();
    const counts = await couponCounts(services.db, who.customerId, now);
    const rows = await ownCoupons(services.db, { customerId: who.customerId, state, now }, page, page_size);
    const list = rows.map((row) => ({
      coupon_code: row.coupon.code,
      discount_text: row.coupon.title[language],
      description: row.coupon.description[language],
      status: row.state === 'usable' ? 1 : 0,
      starts_at: row.coupon.startsAt?.toISOString() ?? null,
      expires_at: (row.held.expiresAt ?? row.coupon.endsAt)?.toISOString() ?? null,
      used_at: row.held.usedAt?.toISOString() ?? null,
    }));
    const total = state === undefined ? counts.usable + counts.used + counts.expired : counts[state];
    return { list, total, page, page_size, counts };
  });
};
