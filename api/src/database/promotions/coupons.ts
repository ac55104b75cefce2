import { eq, inArray } from 'drizzle-orm';
import { first, schema, type Queryable } from '../connection.ts';

const { coupon } = schema;
export type CouponRow = typeof coupon.$inferSelect;

/** The coupon of a code as somebody typed it; null for an unknown one. */
export const findCoupon = (db: Queryable, code: string): Promise<CouponRow | null> =>
  first(db.select().from(coupon).where(eq(coupon.code, code.trim().toUpperCase())));

export const couponsByCodes = async (db: Queryable, codes: readonly string[]): Promise<CouponRow[]> =>
  codes.length === 0
    ? []
    : db
        .select()
        .from(coupon)
        .where(inArray(coupon.code, [...codes]))
        .orderBy(coupon.code);
