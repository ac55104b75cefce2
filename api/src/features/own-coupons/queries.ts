import { sql, type SQL } from 'drizzle-orm';
import type { CouponState } from '@shop/contract';
import { schema, selectRows, type Queryable } from '../../database/connection.ts';

const { coupon, customerCoupon } = schema;

/** Where a customer's copy stands: used, over (for them or for everyone), or good, be it from a later day on. */
const stateAt = (now: Date): SQL<CouponState> => sql`case
  when ${customerCoupon.usedAt} is not null then 'used'
  when least(${customerCoupon.expiresAt}, ${coupon.endsAt}) <= ${now.toISOString()}::timestamptz
    or ${coupon.used} >= ${coupon.usageLimit} then 'expired'
  else 'usable' end`;

/** How many of a customer's coupons are in each state. */
export const couponCounts = async (
  db: Queryable,
  customerId: number,
  now: Date,
): Promise<Record<CouponState, number>> => {
  const rows = await selectRows<{ state: CouponState; number: number }>(
    db,
    sql`select ${stateAt(now)} as state, count(*)::int as number
      from customer_coupon join coupon on coupon.code = customer_coupon.coupon_code
      where customer_coupon.customer_id = ${customerId} group by 1`,
  );
  const of = (state: CouponState) => rows.find((row) => row.state === state)?.number ?? 0;
  return { usable: of('usable'), used: of('used'), expired: of('expired') };
};

/** One page of a customer's coupons, the latest first, of one state or of all; `page` from 1. */
export const ownCoupons = (
  db: Queryable,
  { customerId, state, now }: { customerId: number; state: CouponState | undefined; now: Date },
  page: number,
  pageSize: number,
) =>
  db
    .select({ coupon, copy: customerCoupon, state: stateAt(now) })
    .from(customerCoupon)
    .innerJoin(coupon, sql`${coupon.code} = ${customerCoupon.couponCode}`)
    .where(
      sql`${customerCoupon.customerId} = ${customerId}${state === undefined ? sql`` : sql` and ${stateAt(now)} = ${state}`}`,
    )
    .orderBy(sql`${customerCoupon.receivedAt} desc, ${coupon.code}`)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
