import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { CustomersCoupon } from '../../domain/promotion/coupon.ts';
import type { Shopper } from '../../domain/account/identity.ts';
import { first, schema, type Queryable } from '../connection.ts';
import type { CouponRow } from './coupons.ts';

const { coupon, customerCoupon } = schema;

const copy = { expiresAt: customerCoupon.expiresAt, usedAt: customerCoupon.usedAt };
const own = (customerId: number, code: string) =>
  and(eq(customerCoupon.customerId, customerId), eq(customerCoupon.couponCode, code));

/** The shopper's own copy of a coupon; null without one, and for guests, who have none. */
export const customersCoupon = async (
  db: Queryable,
  shopper: Shopper,
  code: string,
): Promise<CustomersCoupon | null> => {
  if (shopper.kind !== 'customer') return null;
  return first(db.select(copy).from(customerCoupon).where(own(shopper.customerId, code)));
};

/** Copies that a customer has, by code. */
export const customersCoupons = async (
  db: Queryable,
  customerId: number,
): Promise<ReadonlyMap<string, CustomersCoupon>> => {
  const rows = await db
    .select({ code: customerCoupon.couponCode, ...copy })
    .from(customerCoupon)
    .where(eq(customerCoupon.customerId, customerId));
  return new Map(rows.map(({ code, ...copy }) => [code, copy]));
};

/** Gives a customer coupons, each once; answers the codes that they did not have. */
export const giveCoupons = async (
  db: Queryable,
  customerId: number,
  codes: readonly string[],
  receivedAt: Date,
  expiresAt: Date | null = null,
): Promise<string[]> => {
  if (codes.length === 0) return [];
  const rows = await db
    .insert(customerCoupon)
    .values(codes.toSorted().map((couponCode) => ({ customerId, couponCode, receivedAt, expiresAt })))
    .onConflictDoNothing()
    .returning({ code: customerCoupon.couponCode });
  return rows.map(({ code }) => code);
};

/**
 * Makes a customer's copy usable again that was used at `usedAt`, the time of its order; a copy that another order used
 * stays used.
 */
export const reopenCustomersCoupon = async (
  db: Queryable,
  customerId: number,
  code: string,
  usedAt: Date,
): Promise<void> => {
  await db
    .update(customerCoupon)
    .set({ usedAt: null })
    .where(and(own(customerId, code), eq(customerCoupon.usedAt, usedAt)));
};

/** Marks the shopper's copy as used; false when it was used before. Without a copy nothing changes. */
export const spendCustomersCoupon = async (
  db: Queryable,
  shopper: Shopper,
  code: string,
  now: Date,
): Promise<boolean> => {
  if (shopper.kind !== 'customer' || !(await customersCoupon(db, shopper, code))) return true;
  const rows = await db
    .update(customerCoupon)
    .set({ usedAt: now })
    .where(and(own(shopper.customerId, code), isNull(customerCoupon.usedAt)))
    .returning({ code: customerCoupon.couponCode });
  return rows.length > 0;
};

/** Coupons that a product's drawers may show: all but those of which one must know the code. */
export const offeredCoupons = (db: Queryable): Promise<CouponRow[]> =>
  db
    .select()
    .from(coupon)
    .where(sql`${coupon.offer} <> 'code' or ${coupon.plusOnly}`)
    .orderBy(coupon.code);

/** Returns the newsletter's coupons, the highest value first. */
export const bundleCoupons = (db: Queryable): Promise<CouponRow[]> =>
  db
    .select()
    .from(coupon)
    .where(inArray(coupon.offer, ['subscribe']))
    .orderBy(desc(coupon.value));
