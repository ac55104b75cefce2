import { randomInt } from 'node:crypto';
import { worthInWords } from '../../domain/promotion/coupon-terms.ts';
import { schema, type Queryable } from '../connection.ts';

const { coupon, customerCoupon } = schema;

const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const validFor = 90 * 24 * 60 * 60 * 1000;

/** Ten random characters. */
export const newCouponCode = (): string =>
  Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]).join('');

/** Makes a coupon of `cents` that one customer may use once within 90 days, and puts it among their coupons. */
export const givePersonalCoupon = async (
  db: Queryable,
  { code, customerId, cents, now }: { code: string; customerId: number; cents: number; now: Date },
): Promise<void> => {
  const endsAt = new Date(now.getTime() + validFor);
  await db.insert(coupon).values({
    code,
    title: worthInWords({ kind: 'amount', value: cents }),
    description: { en: 'Yours alone, for one order.', fr: 'Pour vous seulement, sur une commande.' },
    kind: 'amount',
    value: cents,
    minimumSubtotal: 0,
    categoryIds: [],
    startsAt: null,
    endsAt,
    usageLimit: 1,
    used: 0,
    plusOnly: false,
    personal: true,
  });
  await db.insert(customerCoupon).values({ customerId, couponCode: code, receivedAt: now });
};
