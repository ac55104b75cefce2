import { randomInt } from 'node:crypto';
import { worthInWords } from '../../domain/promotion/coupon-terms.ts';
import type { BothLanguages } from '../../domain/text/both-languages.ts';
import { schema, type Queryable } from '../connection.ts';

const { coupon, customerCoupon } = schema;

const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const validFor = 90 * 24 * 60 * 60 * 1000;

/** Ten random characters. */
export const newCouponCode = (): string =>
  Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]).join('');

const own: BothLanguages = { en: 'Yours alone, for one order.', fr: 'Pour vous seulement, sur une commande.' };

interface Given {
  code: string;
  customerId: number;
  now: Date;
}
/** A coupon's value, scope and start. */
type Terms = Omit<typeof coupon.$inferInsert, 'code' | 'endsAt' | 'usageLimit' | 'used' | 'offer' | 'url' | 'personal'>;

/**
 * Makes a coupon on the terms of another, which goes on for everybody else, for one customer to use once within 90 days
 * and no longer than that one is good, and puts it among their coupons.
 */
export const givePersonalCopy = async (
  db: Queryable,
  { code, customerId, now }: Given,
  { endsAt, ...terms }: Terms & { endsAt: Date | null },
): Promise<void> => {
  const end = new Date(now.getTime() + validFor);
  const once = { usageLimit: 1, used: 0, offer: 'code', url: null, personal: true } as const;
  await db.insert(coupon).values({ ...terms, ...once, code, endsAt: endsAt !== null && endsAt < end ? endsAt : end });
  await db.insert(customerCoupon).values({ customerId, couponCode: code, receivedAt: now });
};

/** The same with a coupon of `cents`. */
export const givePersonalCoupon = (db: Queryable, { cents, ...given }: Given & { cents: number }): Promise<void> =>
  givePersonalCopy(db, given, {
    title: worthInWords({ kind: 'amount', value: cents }),
    description: own,
    kind: 'amount',
    value: cents,
    minimumSubtotal: 0,
    categoryIds: [],
    startsAt: null,
    endsAt: null,
    plusOnly: false,
  });
