import { and, eq, inArray, sql } from 'drizzle-orm';
import { schema, type Queryable } from '../../database/connection.ts';
import type { CouponRow } from '../../database/promotions/coupons.ts';

const { coupon, wheelTurn } = schema;

/** How often the customer has turned the wheel on a day such as 2026-05-31. */
export const turnsOn = (db: Queryable, customerId: number, day: string): Promise<number> =>
  db.$count(wheelTurn, and(eq(wheelTurn.customerId, customerId), eq(wheelTurn.day, day)));

export const noteTurn = async (db: Queryable, values: Omit<typeof wheelTurn.$inferInsert, 'id'>): Promise<void> => {
  await db.insert(wheelTurn).values(values);
};

export const prizesWon = async (db: Queryable, customerId: number): Promise<ReadonlySet<number>> => {
  const rows = await db
    .selectDistinct({ prizeId: wheelTurn.prizeId })
    .from(wheelTurn)
    .where(eq(wheelTurn.customerId, customerId));
  return new Set(rows.map(({ prizeId }) => prizeId));
};

/** Of these coupons those that the shop gives at `now`. */
export const prizeCoupons = (db: Queryable, codes: readonly string[], now: Date): Promise<CouponRow[]> =>
  db
    .select()
    .from(coupon)
    .where(
      and(
        inArray(coupon.code, [...codes]),
        sql`(${coupon.endsAt} is null or ${coupon.endsAt} > ${now.toISOString()}::timestamptz)`,
        sql`(${coupon.usageLimit} is null or ${coupon.used} < ${coupon.usageLimit})`,
      ),
    );
