import { and, eq, exists, gte, ne, sql } from 'drizzle-orm';
import type { Shopper } from '../../domain/account/identity.ts';
import type { CouponRow } from '../promotions/coupons.ts';
import { first, schema, type Queryable } from '../connection.ts';

const { coupon, order, plusOrder } = schema;

/** Whether a customer has an order, not cancelled, since they first paid for Plus+; without such a payment, ever. */
export const orderedAsMember = async (db: Queryable, shopper: Shopper): Promise<boolean> => {
  if (shopper.kind !== 'customer') return false;
  const { customerId } = shopper;
  const since = sql`coalesce((select min(${plusOrder.startsAt}) from ${plusOrder}
    where ${plusOrder.customerId} = ${customerId} and ${plusOrder.status} = 'paid'), '-infinity')`;
  const orders = db
    .select({ id: order.id })
    .from(order)
    .where(and(eq(order.customerId, customerId), ne(order.state, 'cancelled'), gte(order.createdAt, since)));
  const [row] = await db.select({ ordered: sql<boolean>`${exists(orders)}` }).from(sql`(values (1)) as one`);
  return row?.ordered ?? false;
};

/** The coupon of a member's first order, of the most cents where there are several; null where the shop has none. */
export const firstOrderCoupon = async (db: Queryable, now: Date): Promise<CouponRow | null> => {
  const at = now.toISOString();
  return first(
    db
      .select()
      .from(coupon)
      .where(
        and(
          eq(coupon.firstOrderOnly, true),
          eq(coupon.plusOnly, true),
          eq(coupon.kind, 'amount'),
          sql`coalesce(${coupon.startsAt}, '-infinity') <= ${at} and coalesce(${coupon.endsAt}, 'infinity') > ${at}`,
          sql`coalesce(${coupon.used} < ${coupon.usageLimit}, true)`,
        ),
      )
      .orderBy(sql`${coupon.value} desc`)
      .limit(1),
  );
};
