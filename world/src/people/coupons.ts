import type { Coupon } from '@shop/contract/contents';
import { Type, type Static } from 'typebox';
import { categoryAt } from '../catalogue/categories.ts';
import { closed, readJson } from '../data/read.ts';
import { text, words } from '../data/schemas.ts';

const DAY = 86_400_000;

const row = closed({
  code: Type.String({ pattern: '^[A-Z0-9]+$' }),
  kind: Type.Union([Type.Literal('percent'), Type.Literal('amount')]),
  /** Whole dollars or percent. */
  value: Type.Integer({ minimum: 1 }),
  /** Says what is its least subtotal when not given. */
  description: Type.Optional(text),
  /** Whole dollars of goods. */
  from: Type.Optional(Type.Integer({ minimum: 1 })),
  /** Paths of categories; everything when not given. */
  in: Type.Optional(Type.Array(words, { minItems: 1 })),
  /** Days from now; negative ones are over. */
  startsAfter: Type.Optional(Type.Integer()),
  endsAfter: Type.Optional(Type.Integer()),
  usageLimit: Type.Optional(Type.Integer({ minimum: 1 })),
  used: Type.Optional(Type.Integer({ minimum: 0 })),
  plusOnly: Type.Optional(Type.Boolean()),
  firstOrderOnly: Type.Optional(Type.Boolean()),
  /** How people come by it; who knows its code when not given. */
  offer: Type.Optional(Type.Union([Type.Literal('claim'), Type.Literal('link'), Type.Literal('subscribe')])),
  url: Type.Optional(Type.String({ pattern: '^/' })),
});
const rows = readJson('people/coupons.json', Type.Array(row));

const titleOf = ({ kind, value }: Static<typeof row>): Coupon['title'] =>
  kind === 'amount'
    ? { en: `C$${value} off`, fr: `${value}\u00A0$ de rabais` }
    : { en: `${value}% off`, fr: `${value}\u00A0% de rabais` };

const leastSubtotal = (dollars: number): Coupon['description'] => {
  const [en, fr] = [dollars.toLocaleString('en-CA'), dollars.toLocaleString('fr-CA')];
  return { en: `On orders of C$${en} or more.`, fr: `Sur les commandes de ${fr}\u00A0$ ou plus.` };
};

/** Coupons of every kind that the shop knows, C$250 of them for the newsletter (AUTH-013, POP-009); dates are counted from `now`. */
export const makeCoupons = (now: Date): Coupon[] => {
  const after = (days: number | undefined) =>
    days === undefined ? null : new Date(now.getTime() + days * DAY).toISOString();
  return rows.map((coupon) => {
    const { code, kind, value, description, from = 0, in: paths = [], used = 0, plusOnly = false } = coupon;
    return {
      code,
      kind,
      value: kind === 'amount' ? value * 100 : value,
      title: titleOf(coupon),
      description: description ?? leastSubtotal(from),
      minimumSubtotal: from * 100,
      categoryIds: paths.map((path) => categoryAt(path).id),
      startsAt: after(coupon.startsAfter),
      endsAt: after(coupon.endsAfter),
      usageLimit: coupon.usageLimit ?? null,
      used,
      plusOnly,
      firstOrderOnly: coupon.firstOrderOnly ?? false,
      offer: coupon.offer ?? 'code',
      url: coupon.url ?? null,
    };
  });
};
