import { Type } from 'typebox';
import { Cents, Count, Instant, Line, nullable, oneOf, optional, record, Text } from '../entities/fields.ts';

/** Words of at most so many characters in both languages of the shop. */
export const both = (longest: number) => {
  const Words = Type.String({ minLength: 1, maxLength: longest, pattern: '\\S' });
  return record({ en: Words, fr: Words });
};

/** A day (where the shop is; `until` it is over) or an instant. */
export const DayOrInstant = Line;

export const bothRead = record({ en: Text, fr: Text });

/**
 * A path of the shop, with its leading slash. A second one would name another host, and so would a backslash, which
 * browsers read as a slash; they leave out tabs and line ends, behind which either could stand.
 */
const shopPath = /^\/(?![/\\])[^\\\u0000-\u001f\u007f]*$/;
export const ShopPath = Type.String({ pattern: shopPath.source, maxLength: 1000 });
export const isShopPath = (address: string): boolean => shopPath.test(address);

export const couponAudiences = ['everyone', 'plus', 'plus_first_order'] as const;
/** How people come by it: they know its code, claim it on a product, follow `url`, or get it with the newsletter. */
export const couponOffers = ['code', 'claim', 'link', 'subscribe'] as const;

export const CouponCode = Type.String({ pattern: '^\\s*[A-Za-z0-9]{3,40}\\s*$' });

export const CouponRow = record({
  code: Text,
  title: bothRead,
  description: bothRead,
  kind: oneOf(['percent', 'amount']),
  /** Whole per cent, or cents. */
  value: Count,
  minimum_subtotal: Cents,
  /** Paths such as `furniture/desks.html`; none: it is for everything. */
  categories: Type.Array(Text),
  from: nullable(Instant),
  /** From then on it is refused. */
  until: nullable(Instant),
  /** How often it can be used in all. */
  usage_limit: nullable(Count),
  used: Count,
  audience: oneOf(couponAudiences),
  offer: oneOf(couponOffers),
  url: nullable(Text),
});

/** Terms of a coupon; null takes away what may be missing. */
export const couponTerms = {
  /** Either this, whole per cent, … */
  percent: optional(Type.Integer({ minimum: 1, maximum: 100 })),
  /** … or this. */
  amount: optional(Type.Integer({ minimum: 1, maximum: 10_000_000, description: 'Cents' })),
  /** Without it what the coupon takes off, such as `15% off`. */
  title: optional(both(80)),
  minimum_subtotal: optional(Type.Integer({ minimum: 0, maximum: 100_000_000, description: 'Cents' })),
  categories: optional(Type.Array(Line, { maxItems: 50 })),
  from: optional(nullable(DayOrInstant)),
  until: optional(nullable(DayOrInstant)),
  usage_limit: optional(nullable(Type.Integer({ minimum: 1, maximum: 1_000_000_000 }))),
  audience: optional(oneOf(couponAudiences)),
  offer: optional(oneOf(couponOffers)),
  url: optional(nullable(ShopPath)),
};
