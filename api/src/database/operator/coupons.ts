import { and, asc, eq, gt, isNull, or } from 'drizzle-orm';
import { first, schema, type Queryable } from '../connection.ts';
import type { Part } from '../part.ts';
import type { CouponRow } from '../promotions/coupons.ts';

const { coupon } = schema;

/** A part of the shop's coupons in the order of their codes, without those of one person; with `ended` those that are over too. */
export const couponsIn = (
  db: Queryable,
  { after, rows }: Part<string>,
  { ended, now }: { ended: boolean; now: Date },
): Promise<CouponRow[]> =>
  db
    .select()
    .from(coupon)
    .where(
      and(
        gt(coupon.code, after),
        eq(coupon.personal, false),
        ended ? undefined : or(isNull(coupon.endsAt), gt(coupon.endsAt, now)),
      ),
    )
    .orderBy(asc(coupon.code))
    .limit(rows);

/** A coupon, locked; null for an unknown one. */
export const lockCoupon = (transaction: Queryable, code: string): Promise<CouponRow | null> =>
  first(transaction.select().from(coupon).where(eq(coupon.code, code)).for('update'));

/** Stores a new coupon; null where there is one of this code. */
export const insertCoupon = (transaction: Queryable, values: Omit<CouponRow, 'personal'>): Promise<CouponRow | null> =>
  first(transaction.insert(coupon).values(values).onConflictDoNothing().returning());

/** Changes a coupon that is locked. */
export const updateCoupon = async (
  transaction: Queryable,
  code: string,
  changes: Partial<Omit<CouponRow, 'code' | 'used' | 'personal'>>,
): Promise<CouponRow> => {
  const [row] = await transaction.update(coupon).set(changes).where(eq(coupon.code, code)).returning();
  if (!row) throw new Error(`The coupon ${code} is gone`);
  return row;
};
